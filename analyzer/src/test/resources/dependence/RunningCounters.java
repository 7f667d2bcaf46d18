import mpi.*;

/** Indices that are counted along rather than computed from the loops' counters. */
class RunningCounters {
    static void flat(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 50; i++) {
            a[k++] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void nest(double[] a, int n) throws MPIException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 8; j++) {
                a[k++] = i - j;
            }
        }
        MPI.COMM_WORLD.send(a, 8 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void before(double[] a) throws MPIException {
        int k = -1;
        for (int i = 0; i < 50; i++) {
            a[++k] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void several(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 100; i += 2) {
            a[k++] = i;
            a[k] = -i;
            k = 1 + k;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void downwards(double[] a) throws MPIException {
        int k;
        k = 99;
        for (int i = 99; i >= 0; i--) {
            a[k--] = i;
        }
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void intoALocal(double[] a, int n) throws MPIException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 8; j++) {
                int here = k;
                k += 1;
                a[here] = j;
            }
        }
        MPI.COMM_WORLD.send(a, 8 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static double unpacked(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 8 * n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double sum = 0;
        int k = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 8; j++) {
                sum = 3 * sum + a[k++];
            }
        }
        return sum;
    }

    static void againForEachMessage(double[] a) throws MPIException {
        for (int message = 0; message < 3; message++) {
            int k = 0;
            for (int i = 0; i < 50; i++) {
                a[k++] = i + message;
            }
            MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void notReset(double[] a) throws MPIException {
        int k = 0;
        for (int message = 0; message < 2; message++) {
            for (int i = 0; i < 50; i++) {
                a[k++] = i + message;
            }
            MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void fromAnywhere(double[] a, int k) throws MPIException {
        for (int i = 0; i < 50; i++) {
            a[k++] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void sometimes(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 50; i++) {
            if (a[99] > i) {
                a[k++] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void passedBy(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 50; i++) {
            if (i % 3 == 0) {
                continue;
            }
            a[k++] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void setBack(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 50; i++) {
            a[k++] = i;
            if (k == 25) {
                k = 0;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void broken(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 5; j++) {
                a[k++] = i;
                if (j > i) {
                    break;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void leftByALabel(double[] a) throws MPIException {
        int k = 0;
        rows:
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 5; j++) {
                a[k++] = i;
                if (j > i) {
                    continue rows;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void caught(double[] a, int[] d) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            try {
                for (int j = 0; j < 5; j++) {
                    a[k++] = i / d[j];
                }
            } catch (ArithmeticException e) {
                d[0] = 1;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    static void triangle(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < i; j++) {
                a[k++] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 45, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void unevenRows(double[] a, int[] widths) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            int width = widths[i];
            for (int j = 0; j < width; j++) {
                a[k++] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 45, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void growingRows(double[] a, int width) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < width; j++) {
                a[k++] = i;
            }
            width++;
        }
        MPI.COMM_WORLD.send(a, 45, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void twoLoops(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 3; j++) {
                a[k++] = i;
            }
            for (int j = 0; j < 2; j++) {
                a[k++] = j;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void behindTheInnerLoop(double[] a, int n) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < n; j++) {
                k++;
            }
            a[k] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void inTheHeader(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 5 + 0 * k++; j++) {
                a[k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void whileItLasts(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            int j = 5;
            while (j-- > i) {
                a[k++] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void twice(double[] a) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            k = k++ + 1;
            a[k] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void doubled(double[] a) throws MPIException {
        int k = 1;
        for (int i = 0; i < 5; i++) {
            k = k + k;
            a[k] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void narrow(double[] a) throws MPIException {
        byte k = 0;
        for (int i = 0; i < 50; i++) {
            a[k++] = i;
        }
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fellInto(double[] a, int from) throws MPIException {
        for (int message = 0; message < 2; message++) {
            int k;
            switch (from + message) {
                case 0:
                    k = 0;
                default:
                    k = 40;
                    for (int i = 0; i < 50; i++) {
                        a[k++] = i;
                    }
                    MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        }
    }
}

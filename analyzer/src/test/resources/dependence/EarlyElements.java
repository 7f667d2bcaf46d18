import mpi.*;

/** Elements of arrays in local variables that a send evaluates before its loop: which of them need no test. */
public class EarlyElements {
    static int[] made() {
        return new int[10];
    }

    public static void inside(double[] a, int n, int m) throws MPIException {
        int[] b = new int[m];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void below(double[] a, int n, int m) throws MPIException {
        int[] b = new int[m];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t - 1], 0); // expect: passed SL001 words: .length
        }
    }

    public static void above(double[] a, int n, int m) throws MPIException {
        int[] b = new int[m];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t + 1], 0); // expect: passed SL001 words: .length
        }
    }

    public static void sizeChanges(double[] a, int n, int m) throws MPIException {
        int[] b = new int[m];
        m += 5;
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void sizeInALocal(double[] a, int n, int m) throws MPIException {
        int k = m;
        int[] b = new int[k];
        for (int t = 0; t < k; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void sizeInALocalThatChanges(double[] a, int n, int m) throws MPIException {
        int k = m;
        int[] b = new int[k];
        k += 5;
        for (int t = 0; t < k; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void sizeAssignedLater(double[] a, int n, int m) throws MPIException {
        int k;
        k = m;
        int[] b = new int[k];
        for (int t = 0; t < k; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void perhapsAnotherArray(double[] a, int n, int m, boolean c) throws MPIException {
        int[] b = new int[m];
        if (c) {
            b = new int[1];
        }
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void arrayOfACall(double[] a, int n, int m) throws MPIException {
        int[] b = made();
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void arrayOfValues(double[] a, int n, int m) throws MPIException {
        int[] b = {1, 2, 3};
        for (int t = 0; t < 3; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void givenArray(double[] a, int n, int m, int[] b) throws MPIException {
        b = new int[m];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void onlyGivenArray(double[] a, int n, int m, int[] b) throws MPIException {
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void constantPlace(double[] a, int n, int m) throws MPIException {
        int[] b = new int[3];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[2], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void constantPlaceBehindTheEnd(double[] a, int n, int m) throws MPIException {
        int[] b = new int[2];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[2], 0); // expect: passed SL001 words: .length
        }
    }

    public static void placeInALocal(double[] a, int n, int m) throws MPIException {
        int k = 2;
        int[] b = new int[3];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[k], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void placeSetTwice(double[] a, int n, int m, boolean c) throws MPIException {
        int k = 2;
        int[] b = new int[3];
        if (c) {
            k = 7;
        }
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[k], 0); // expect: passed SL001 words: .length
        }
    }

    public static void placeGivenAndSet(double[] a, int n, int m, int k, boolean c) throws MPIException {
        int[] b = new int[3];
        if (c) {
            k = 2;
        }
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[k], 0); // expect: passed SL001 words: .length
        }
    }

    public static void placeOfAVariable(double[] a, int n, int m) throws MPIException {
        int k = m;
        int[] b = new int[3];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[k], 0); // expect: passed SL001 words: .length
        }
    }

    public static void matrix(double[] a, int n, int m) throws MPIException {
        int[][] b = new int[m][3];
        for (int t = 0; t < m; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t].length, 0); // expect: passed SL001 words: .length
        }
    }
}

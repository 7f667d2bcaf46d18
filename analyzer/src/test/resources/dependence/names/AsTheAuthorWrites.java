import mpi.*;

/** Fields that nothing but the whole of what the author wrote in front of them names. */
class AsTheAuthorWrites extends Above {
    int m = 3;

    static void byClasses(double[] a, int n) throws MPIException {
        for (int i = 0; i < Sizes.Inner.rows; i++) {
            for (int j = 0; j < Sizes . /* of a row */ Inner
                    .wid\u0074h; j++) {
                a[i * (Sizes.Inner.width) + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    void ofAnObject(double[] a, int n) throws MPIException {
        for (int i = 0; i < (this).m; i++) {
            for (int j = 0; j < ((Above) this).m; j++) {
                a[i * ((Above) this).m + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    void above(double[] a, int n) throws MPIException {
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < super.m; j++) {
                a[i * super.m + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    class Inside {
        int m = 4;

        void outside(double[] a, int n) throws MPIException {
            for (int i = 0; i < this.m; i++) {
                for (int j = 0; j < AsTheAuthorWrites.this.m; j++) {
                    a[i * AsTheAuthorWrites.this.m + j] = j;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void aClassUnderTheName(double[] a, int n) throws MPIException {
        for (int i = 0; i < Sizes.rows; i++) {
            for (int j = 0; j < Sizes.width; j++) {
                a[i * Sizes.width + j] = j;
            }
            int Sizes = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL119 words: 'Sizes' means a type at line 49 and another variable
    }

    static void aLocalClassOfTheName(double[] a, int n) throws MPIException {
        for (int i = 0; i < Sizes.rows; i++) {
            for (int j = 0; j < Sizes.width; j++) {
                a[i * Sizes.width + j] = j;
            }
            class Sizes {}
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL119 words: and another type
    }

    static void byAnExpression(double[] a, int n, Sizes[] all) throws MPIException {
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < all[i].width; j++) {
                a[i * all[i].width + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void bareAndNot(double[] a, int n, Sizes a2) throws MPIException {
        for (int i = 0; i < Sizes.a.length; i++) {
            for (int j = 0; j < Sizes.width; j++) {
                a[i * Sizes.width + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

class Above {
    int m = 5;
}

class Sizes {
    static int rows = 2;
    static int width = 5;
    static final int[] a = new int[2];

    static class Inner {
        static int rows = 2;
        static int width = 5;
    }
}

// plan: 8 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 14 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 18 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 23 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 27 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 32 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 39 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 44 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 78 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 83 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 8 last: sendA.deltaSendData(i * Sizes.Inner.width, (i + 1) * Sizes.Inner.width);
// plan: 18 last: sendA.deltaSendData(i * ((Above) this).m, (i + 1) * ((Above) this).m);
// plan: 27 last: sendA.deltaSendData(i * super.m, (i + 1) * super.m);
// plan: 39 last: sendA.deltaSendData(i * AsTheAuthorWrites.this.m, (i + 1) * AsTheAuthorWrites.this.m);
// plan: 78 last: sendA.deltaSendData(i * Sizes.width, (i + 1) * Sizes.width);

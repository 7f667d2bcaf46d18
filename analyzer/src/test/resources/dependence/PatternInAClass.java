import mpi.*;

/** A variable of a pattern, or of an earlier case, hides one of the method around the class. */
class PatternInAClass {
    interface Job {
        void run(Object o, double[] a) throws MPIException;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] x = new double[400];
        final int n = 399;
        class Local {
            void go(Object o) throws MPIException {
                if (o instanceof Integer n) {
                    for (int i = 0; i < 399; i++) {
                        x[i] = i;
                    }
                    x[n] = 77;
                    MPI.COMM_WORLD.send(x, 400, MPI.DOUBLE, 1, 0); // expect: missed SL107
                }
            }
        }
        new Local().go(20);
        Job job = new Job() {
            @Override
            public void run(Object o, double[] a) throws MPIException {
                switch (o.hashCode()) {
                    case 7:
                        int n = 3;
                    default:
                        for (int i = 0; i < 300; i++) {
                            a[i] = i * 0.5;
                        }
                        n = 200;
                        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: missed SL108
                }
            }
        };
        job.run(7, x);
        new Job() {
            @Override
            public void run(Object o, double[] a) throws MPIException {
                for (int i = 0; i < n; i++) {
                    a[i] = i * 0.25;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 2); // expect: passed SL001
            }
        }.run(8, x);
        MPI.Finalize();
    }
}

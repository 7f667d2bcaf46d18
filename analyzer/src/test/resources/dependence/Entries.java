import mpi.*;

/** Code that no call in the program leads to: what holds at its start is not known. */
public class Entries {
    static final int N = 64;
    static Comm comm;
    static int[] counts;

    static class AtFirstUse {
        static double[] a = new double[N];

        static void touch() {}

        static {
            try {
                for (int i = 0; i < N; i++) {
                    a[i] = i;
                }
                comm.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: comm != null
            } catch (MPIException | RuntimeException e) {
                System.out.println(e.getMessage() + a[N - 1]);
            }
        }
    }

    static class WhenMade {
        double[] a = new double[N];

        {
            try {
                for (int i = 0; i < N; i++) {
                    a[i] = i;
                }
                MPI.COMM_WORLD.send(a, counts.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: counts != null
            } catch (MPIException | RuntimeException e) {
                System.out.println(e.getMessage() + a[N - 1]);
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        AtFirstUse.touch();
        new WhenMade();
    }
}

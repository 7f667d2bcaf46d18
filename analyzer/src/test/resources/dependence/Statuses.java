import mpi.*;

/** What becomes of the status of a receive. */
public class Statuses {
    Status kept;

    public static void conditionalStatus(double[] a, Status old, int rank, int n) throws MPIException {
        double sum = 0;
        Status st = old;
        if (rank == 1) {
            st = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        System.out.println(sum + " " + st);
    }

    public double statusInAField(double[] a, int n) throws MPIException {
        double sum = 0;
        this.kept = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double statusInAnElement(double[] a, Status[] all, int n) throws MPIException {
        double sum = 0;
        all[0] = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double statusReplaced(double[] a, Status other, int n) throws MPIException {
        double sum = 0;
        Status st;
        st = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        st = other;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + (st == null ? 0 : 1);
    }

    public static double statusOfACall(double[] a, int n) throws MPIException {
        double sum = 0;
        int count = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0).getCount(MPI.DOUBLE); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + count;
    }
}

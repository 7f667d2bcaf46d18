import mpi.*;

/** From Java 25 on a program may begin with a main method that is neither public nor static. */
class Began {
    static double[] w;

    void main() throws MPIException {
        double[] a = new double[240];
        for (int i = 0; i < 240; i++) {
            a[i] = w[i] + i;
        }
        MPI.COMM_WORLD.send(a, 240, MPI.DOUBLE, 1, 1); // expect: passed SL001 if w != null && 240 <= w.length && 240 <= a.length
    }
}

import mpi.*;

/** A message comes in and another one leaves while the same loop runs. */
public class PassedOn {
    // What the receive throws, a handler must see before the other message is begun.
    public static void passedOn(double[] in, double[] out) throws MPIException {
        MPI.COMM_WORLD.recv(in, 64, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < 64; i++) {
            out[i] = in[i] * 2;
        }
        MPI.COMM_WORLD.send(out, 64, MPI.DOUBLE, 2, 1); // expect: passed SL001
    }

    // Nobody catches it.
    static void passedOnByMain(double[] in, double[] out) throws MPIException {
        MPI.COMM_WORLD.recv(in, 64, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < 64; i++) {
            out[i] = in[i] * 2;
        }
        MPI.COMM_WORLD.send(out, 64, MPI.DOUBLE, 2, 1); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        passedOnByMain(new double[64], new double[64]);
    }
}
// plan: x

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
// plan: 7 replace: MPI.COMM_WORLD.recv(in, 64, MPI.DOUBLE, 0, 1); by DeltaRecv recvIn = MPI.COMM_WORLD.deltaRecv(in != null && out != null && 64 <= in.length && 64 <= out.length && in != out, in, 64, MPI.DOUBLE, 0, 1);
// plan: 10 behind: recvIn.deltaWait();
// plan: 8 begin: DeltaSend sendOut = MPI.COMM_WORLD.deltaSendBegin(in != null && out != null && 64 <= in.length && 64 <= out.length, out, 64, MPI.DOUBLE, 2, 1);
// plan: 11 replace: MPI.COMM_WORLD.send(out, 64, MPI.DOUBLE, 2, 1); by sendOut.deltaSendEnd();
// plan: 16 replace: MPI.COMM_WORLD.recv(in, 64, MPI.DOUBLE, 0, 1); by DeltaRecv recvIn = MPI.COMM_WORLD.deltaRecv(in != out, in, 64, MPI.DOUBLE, 0, 1);
// plan: 19 behind: recvIn.deltaWait();
// plan: 17 begin: DeltaSend sendOut = MPI.COMM_WORLD.deltaSendBegin(out, 64, MPI.DOUBLE, 2, 1);
// plan: 20 replace: MPI.COMM_WORLD.send(out, 64, MPI.DOUBLE, 2, 1); by sendOut.deltaSendEnd();
// plan: 8 before: recvIn.deltaWaitData(0, 0);
// plan: 8 around: for (int i0 = 0, i1; i0 < 64; i0 = i1) { i1 = sendOut.deltaStrip(i0, recvIn.deltaStrip(i0, 64)); recvIn.deltaWaitData(i0, i1); ... sendOut.deltaSendData(i0, i1); }
// plan: 8 replace: 0 by i0
// plan: 8 replace: 64 by i1
// plan: 17 around: for (int i0 = 0, i1; i0 < 64; i0 = i1) { i1 = sendOut.deltaStrip(i0, recvIn.deltaStrip(i0, 64)); recvIn.deltaWaitData(i0, i1); ... sendOut.deltaSendData(i0, i1); }
// plan: 17 replace: 0 by i0
// plan: 17 replace: 64 by i1

package mpi;

/**
 * A program on two ranks that calls what programs of this API call most, so that a JVM that is told to keep what it learns has
 * the classes of a start, and the profiles of those methods, for others. Its argument says how long, in ms.
 */
final class WarmUp {
    private static final int LENGTH = 50_000;
    private static final int[] COUNTS = {1, 20, 1000, 20_000};
    private static final int LARGE = 1000;
    private static final int TAG = 1;

    private final int rank = MPI.COMM_WORLD.Rank();
    private final int peer = 1 - rank;
    private final double[] from = new double[LENGTH];
    private final double[] to = new double[LENGTH];

    /** Elements of one type. */
    private record Kind(Datatype type, Object array) {}

    /** Most programs send doubles. */
    private final Kind doubles = new Kind(MPI.DOUBLE, from);

    private final Kind[] others = {
        new Kind(MPI.INT, new int[LENGTH]),
        new Kind(MPI.BYTE, new byte[LENGTH]),
        new Kind(MPI.FLOAT, new float[LENGTH]),
        new Kind(MPI.LONG, new long[LENGTH]),
        new Kind(MPI.SHORT, new short[LENGTH]),
        new Kind(MPI.CHAR, new char[LENGTH]),
        new Kind(MPI.BOOLEAN, new boolean[LENGTH])
    };

    private WarmUp() throws MPIException {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Size() != 2) {
            throw new IllegalStateException("a warm-up needs two ranks, not " + MPI.COMM_WORLD.Size());
        }
        new WarmUp().rounds(System.nanoTime() + Long.parseLong(args[0]) * 1_000_000);
        MPI.Finalize();
    }

    /** At least one; rank 0 says when it is enough. */
    private void rounds(long end) throws MPIException {
        int[] more = {1};
        for (int round = 0; more[0] == 1; round++) {
            for (int share = 0; share < others.length; share++) {
                exchange(doubles);
            }
            Kind other = others[round % others.length];
            exchange(other);
            for (int n = 1; n <= LENGTH; n *= 10) {
                if (rank == 0) {
                    sendPieces(n);
                    recvPieces(n);
                } else {
                    recvPieces(n);
                    sendPieces(n);
                }
                MPI.COMM_WORLD.Sendrecv(from, 0, n, MPI.DOUBLE, peer, TAG, to, 0, n, MPI.DOUBLE, peer, TAG);
            }
            collectives();
            more[0] = System.nanoTime() < end ? 1 : 0;
            MPI.COMM_WORLD.Bcast(more, 0, 1, MPI.INT, 0);
        }
    }

    private void exchange(Kind kind) throws MPIException {
        for (int n : COUNTS) {
            for (int k = n > LARGE ? 4 : 0; k < 5; k++) {
                if (rank == 0) {
                    MPI.COMM_WORLD.Send(kind.array, 0, n, kind.type, peer, TAG);
                    MPI.COMM_WORLD.Recv(kind.array, 0, n, kind.type, peer, TAG);
                } else {
                    MPI.COMM_WORLD.Recv(kind.array, 0, n, kind.type, peer, TAG);
                    MPI.COMM_WORLD.Send(kind.array, 0, n, kind.type, peer, TAG);
                }
            }
        }
        if (rank == 0) {
            MPI.COMM_WORLD.Isend(kind.array, 0, 1, kind.type, peer, TAG).Wait();
        } else {
            MPI.COMM_WORLD.Irecv(kind.array, 0, 1, kind.type, peer, TAG).Wait();
        }
    }

    private void sendPieces(int n) throws MPIException {
        WarmUpLoops.sendStrips(MPI.COMM_WORLD.deltaSendBegin(from, 0, n, MPI.DOUBLE, peer, TAG), from, n);
        WarmUpLoops.sendElements(MPI.COMM_WORLD.deltaSendBegin(from, 0, n, MPI.DOUBLE, peer, TAG), from, n);
    }

    private void recvPieces(int n) throws MPIException {
        WarmUpLoops.recvStrips(MPI.COMM_WORLD.deltaRecv(to, 0, n, MPI.DOUBLE, peer, TAG), to, n);
        WarmUpLoops.recvElements(MPI.COMM_WORLD.deltaRecv(to, 0, n, MPI.DOUBLE, peer, TAG), to, n);
    }

    private void collectives() throws MPIException {
        MPI.COMM_WORLD.Barrier();
        MPI.COMM_WORLD.Bcast(to, 0, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.Reduce(from, 0, to, 0, LARGE, MPI.DOUBLE, MPI.SUM, 0);
        MPI.COMM_WORLD.Allreduce(from, 0, to, 0, 1, MPI.DOUBLE, MPI.MAX);
        MPI.COMM_WORLD.Gather(from, 0, LARGE, MPI.DOUBLE, to, 0, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.Scatter(to, 0, LARGE, MPI.DOUBLE, from, 0, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.Allgather(from, 0, LARGE, MPI.DOUBLE, to, 0, LARGE, MPI.DOUBLE);
        MPI.COMM_WORLD.Alltoall(from, 0, LARGE, MPI.DOUBLE, to, 0, LARGE, MPI.DOUBLE);
    }
}

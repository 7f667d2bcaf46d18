package mpi;

import java.nio.Buffer;

/**
 * A program on two ranks that calls what programs of this API call most, so that a JVM that is told to keep what it learns has
 * the classes of a start, and the profiles of those methods, for others. Its argument says how long, in ms.
 */
final class WarmUp {
    private static final int LENGTH = 50_000;
    private static final int[] COUNTS = {1, 20, 1000, 20_000};
    private static final int LARGE = 1000;
    private static final int TAG = 1;

    private final int rank = MPI.COMM_WORLD.getRank();
    private final int peer = 1 - rank;
    private final double[] from = new double[LENGTH];
    private final double[] to = new double[LENGTH];

    /** Elements of one type, in the heap and outside it. */
    private record Kind(Datatype type, Object array, Buffer buffer) {}

    /** Most programs send doubles. */
    private final Kind doubles = new Kind(MPI.DOUBLE, from, MPI.newDoubleBuffer(LENGTH));

    private final Kind[] others = {
        new Kind(MPI.INT, new int[LENGTH], MPI.newIntBuffer(LENGTH)),
        new Kind(MPI.BYTE, new byte[LENGTH], MPI.newByteBuffer(LENGTH)),
        new Kind(MPI.FLOAT, new float[LENGTH], MPI.newFloatBuffer(LENGTH)),
        new Kind(MPI.LONG, new long[LENGTH], MPI.newLongBuffer(LENGTH)),
        new Kind(MPI.SHORT, new short[LENGTH], MPI.newShortBuffer(LENGTH)),
        new Kind(MPI.CHAR, new char[LENGTH], MPI.newCharBuffer(LENGTH)),
        new Kind(MPI.BOOLEAN, new boolean[LENGTH], MPI.newByteBuffer(LENGTH))
    };

    private WarmUp() throws MPIException {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getSize() != 2) {
            throw new IllegalStateException("a warm-up needs two ranks, not " + MPI.COMM_WORLD.getSize());
        }
        new WarmUp().rounds(System.nanoTime() + Long.parseLong(args[0]) * 1_000_000);
        MPI.Finalize();
    }

    /** At least one; rank 0 says when it is enough. */
    private void rounds(long end) throws MPIException {
        int[] more = {1};
        for (int round = 0; more[0] == 1; round++) {
            for (int share = 0; share < others.length; share++) {
                exchange(doubles, doubles.array);
            }
            Kind other = others[round % others.length];
            exchange(other, other.array);
            exchange(other, other.buffer);
            exchange(doubles, doubles.buffer);
            for (int n = 1; n <= LENGTH; n *= 10) {
                if (rank == 0) {
                    sendPieces(n);
                    recvPieces(n);
                } else {
                    recvPieces(n);
                    sendPieces(n);
                }
                MPI.COMM_WORLD.sendRecv(from, n, MPI.DOUBLE, peer, TAG, to, n, MPI.DOUBLE, peer, TAG);
            }
            collectives();
            more[0] = System.nanoTime() < end ? 1 : 0;
            MPI.COMM_WORLD.bcast(more, 1, MPI.INT, 0);
        }
    }

    private void exchange(Kind kind, Object buffer) throws MPIException {
        for (int n : COUNTS) {
            for (int k = n > LARGE ? 4 : 0; k < 5; k++) {
                if (rank == 0) {
                    MPI.COMM_WORLD.send(buffer, n, kind.type, peer, TAG);
                    MPI.COMM_WORLD.recv(buffer, n, kind.type, peer, TAG);
                } else {
                    MPI.COMM_WORLD.recv(buffer, n, kind.type, peer, TAG);
                    MPI.COMM_WORLD.send(buffer, n, kind.type, peer, TAG);
                }
            }
        }
        if (rank == 0) {
            MPI.COMM_WORLD.iSend(kind.buffer, 1, kind.type, peer, TAG).waitFor();
        } else {
            MPI.COMM_WORLD.iRecv(kind.buffer, 1, kind.type, peer, TAG).waitFor();
        }
    }

    private void sendPieces(int n) throws MPIException {
        WarmUpLoops.sendStrips(MPI.COMM_WORLD.deltaSendBegin(from, n, MPI.DOUBLE, peer, TAG), from, n);
        WarmUpLoops.sendElements(MPI.COMM_WORLD.deltaSendBegin(from, n, MPI.DOUBLE, peer, TAG), from, n);
    }

    private void recvPieces(int n) throws MPIException {
        WarmUpLoops.recvStrips(MPI.COMM_WORLD.deltaRecv(to, n, MPI.DOUBLE, peer, TAG), to, n);
        WarmUpLoops.recvElements(MPI.COMM_WORLD.deltaRecv(to, n, MPI.DOUBLE, peer, TAG), to, n);
    }

    private void collectives() throws MPIException {
        MPI.COMM_WORLD.barrier();
        MPI.COMM_WORLD.bcast(to, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.reduce(from, to, LARGE, MPI.DOUBLE, MPI.SUM, 0);
        MPI.COMM_WORLD.allReduce(from, to, 1, MPI.DOUBLE, MPI.MAX);
        MPI.COMM_WORLD.gather(from, LARGE, MPI.DOUBLE, to, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.scatter(to, LARGE, MPI.DOUBLE, from, LARGE, MPI.DOUBLE, 0);
        MPI.COMM_WORLD.allGather(from, LARGE, MPI.DOUBLE, to, LARGE, MPI.DOUBLE);
        MPI.COMM_WORLD.allToAll(from, LARGE, MPI.DOUBLE, to, LARGE, MPI.DOUBLE);
    }
}

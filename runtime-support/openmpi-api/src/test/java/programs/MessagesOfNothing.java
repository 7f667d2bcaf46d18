package programs;

import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** A token that goes around: messages of no elements, whose buffers are whatever the program has at hand. */
public final class MessagesOfNothing {
    private MessagesOfNothing() {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        Object[] buffers = {null, 7, "token", new String[2], new int[0], new double[3], MPI.newIntBuffer(1)};
        for (int tag = 0; tag < buffers.length; tag++) {
            Object buffer = buffers[tag];
            if (rank == 0) {
                MPI.COMM_WORLD.send(buffer, 0, MPI.INT, 1 % size, tag);
            }
            Status status = MPI.COMM_WORLD.recv(buffer, 0, MPI.INT, MPI.ANY_SOURCE, tag);
            if (rank != 0) {
                MPI.COMM_WORLD.send(buffer, 0, MPI.INT, (rank + 1) % size, tag);
            }
            Check.same((rank + size - 1) % size, status.getSource(), "source");
            Check.same(0, status.getCount(MPI.INT), "count");
            MPI.COMM_WORLD.bcast(buffer, 0, MPI.INT, 0);
        }
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        Check.fails(MPIException.class, () -> MPI.COMM_WORLD.send(7, 1, MPI.INT, 0, 1), "one element of no array");
        Check.fails(MPIException.class, () -> MPI.COMM_WORLD.send(7, -1, MPI.INT, 0, 1), "a negative count");
        MPI.Finalize();
        Check.report();
    }
}

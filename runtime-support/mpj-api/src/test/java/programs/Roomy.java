package programs;

import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Receives that name more elements than are left in the array, as programs do whose last block is shorter than the others. */
public final class Roomy {
    private Roomy() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int next = (rank + 1) % MPI.COMM_WORLD.Size();
        int before = (rank + MPI.COMM_WORLD.Size() - 1) % MPI.COMM_WORLD.Size();

        int[] last = {rank, rank + 1, rank + 2};
        Request sent = MPI.COMM_WORLD.Isend(last, 0, 3, MPI.INT, next, 1);
        int[] whole = new int[11];
        Status status = MPI.COMM_WORLD.Recv(whole, 8, 4, MPI.INT, before, 1);
        sent.Wait();
        Check.same(3, status.Get_count(MPI.INT), "count");
        Check.that(whole[8] == before && whole[10] == before + 2 && whole[7] == 0, Arrays.toString(whole));

        Datatype pairs = Datatype.Vector(2, 1, 3, MPI.INT);
        sent = MPI.COMM_WORLD.Isend(last, 0, 2, MPI.INT, next, 2);
        int[] apart = new int[6];
        MPI.COMM_WORLD.Recv(apart, 2, 5, pairs, before, 2);
        sent.Wait();
        Check.that(apart[2] == before && apart[5] == before + 1, Arrays.toString(apart));

        String[] words = {"a", "b"};
        sent = MPI.COMM_WORLD.Isend(words, 0, 2, MPI.OBJECT, next, 3);
        Object[] got = new Object[3];
        Request received = MPI.COMM_WORLD.Irecv(got, 1, 7, MPI.OBJECT, before, 3);
        Check.same(2, received.Wait().Get_count(MPI.OBJECT), "objects");
        sent.Wait();
        Check.that("a".equals(got[1]) && "b".equals(got[2]), Arrays.toString(got));

        sent = MPI.COMM_WORLD.Isend(last, 0, 3, MPI.INT, next, 4);
        Check.fails(MPIException.class, () -> MPI.COMM_WORLD.Recv(new int[2], 0, 3, MPI.INT, before, 4), "too long");
        sent.Wait();
        Check.fails(MPIException.class, () -> MPI.COMM_WORLD.Recv(new int[2], 3, 3, MPI.INT, before, 4), "no room");
        nothingAtTheEnd(next, before);
        objectsWithoutRoom();
        MPI.Finalize();
        Check.report();
    }

    /** A message without elements has room behind the last one, too; one with an element has not. */
    private static void nothingAtTheEnd(int next, int before) throws Exception {
        int[] all = {1, 2};
        for (Datatype type : new Datatype[] {MPI.INT, Datatype.Contiguous(2, MPI.INT)}) {
            Request sent = MPI.COMM_WORLD.Isend(all, 0, 0, type, next, 6);
            Check.same(0, MPI.COMM_WORLD.Recv(new int[2], 2, 4, type, before, 6).Get_count(type), "nothing");
            sent.Wait();
            sent = MPI.COMM_WORLD.Isend(all, 0, 0, type, next, 6);
            Check.same(
                    0,
                    MPI.COMM_WORLD
                            .deltaRecv(new int[2], 2, 1, type, before, 6)
                            .deltaWait()
                            .Get_count(type),
                    "delta");
            sent.Wait();
            sent = MPI.COMM_WORLD.Isend(all, 0, 1, type, next, 6);
            Check.fails(MPIException.class, () -> MPI.COMM_WORLD.Recv(new int[2], 2, 4, type, before, 6), "one");
            sent.Wait();
        }
        Request sent = MPI.COMM_WORLD.Isend(new Object[0], 0, 0, MPI.OBJECT, next, 6);
        Check.same(
                0,
                MPI.COMM_WORLD.Recv(new Object[2], 2, 4, MPI.OBJECT, before, 6).Get_count(MPI.OBJECT),
                "objects");
        sent.Wait();
    }

    /** Nothing is ever sent to these: each is refused where it is started. */
    private static void objectsWithoutRoom() {
        Object[] two = new Object[2];
        refused(two, 3, 3, MPI.OBJECT, "behind the end");
        refused(two, -1, 1, MPI.OBJECT, "before the start");
        refused(two, 0, -1, MPI.OBJECT, "a negative count");
        refused(null, 0, 1, MPI.OBJECT, "no buffer");
        refused(new int[2], 0, 1, MPI.OBJECT, "numbers");
        refused(two, 1, 1, Datatype.Hvector(2, 1, -2, MPI.OBJECT), "a place before the start");
    }

    private static void refused(Object buf, int offset, int count, Datatype type, String what) {
        Check.fails(MPIException.class, () -> MPI.COMM_SELF.Recv(buf, offset, count, type, 0, 5), "Recv, " + what);
        Check.fails(MPIException.class, () -> MPI.COMM_SELF.Irecv(buf, offset, count, type, 0, 5), "Irecv, " + what);
        Check.fails(
                MPIException.class,
                () -> MPI.COMM_SELF.Recv_init(buf, offset, count, type, 0, 5).Start(),
                "Start, " + what);
        Check.fails(
                MPIException.class, () -> MPI.COMM_SELF.deltaRecv(buf, offset, count, type, 0, 5), "delta, " + what);
    }
}

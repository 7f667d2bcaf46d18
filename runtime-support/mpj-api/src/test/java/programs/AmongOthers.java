package programs;

import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaCalls;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/**
 * Calls that are under way together throw what the blocking ones would, each on its own line; those whose data cannot be sent or
 * filled as they are wait for all others. Rank 1 sends what rank 0 asks for.
 */
public final class AmongOthers {
    private static final int N = 5;
    private static final int ASK = 90;

    private static Comm comm;

    private AmongOthers() {}

    private static final class Unwritable implements Serializable {
        private static final long serialVersionUID = 1L;

        private void writeObject(ObjectOutputStream out) {
            throw new IllegalStateException("not to be written");
        }
    }

    private static final class Asserting implements Serializable {
        private static final long serialVersionUID = 1L;

        private void writeObject(ObjectOutputStream out) {
            throw new AssertionError("not to be written");
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        comm = MPI.COMM_WORLD;
        if (comm.Rank() == 0) {
            for (boolean failing : new boolean[] {false, true}) {
                isRefused(failing, new int[N], null, 1);
                isRefused(failing, new Object[] {1, 2, 3, 4, new Unwritable()}, MPI.OBJECT, 1);
                isRefused(failing, new Object[] {1, 2, 3, 4, new Asserting()}, MPI.OBJECT, 1);
                isRefused(failing, new int[N], MPI.INT, 99);
                isRefused(failing, null, MPI.INT, 1);
            }
            objectsAmongOthers();
        } else if (comm.Rank() == 1) {
            answers();
        }
        MPI.COMM_WORLD.Barrier();
        Check.same(true, true, "all have come here");
        MPI.Finalize();
        Check.report();
    }

    private static void answers() throws MPIException {
        int[] asked = new int[1];
        do {
            comm.Recv(asked, 0, 1, MPI.INT, 0, ASK);
            if (asked[0] >= 0) {
                int[] message = new int[N];
                Arrays.fill(message, asked[0]);
                comm.Send(message, 0, N, MPI.INT, 0, asked[0]);
            }
        } while (asked[0] >= 0);
        Object[] sent = new Object[2];
        comm.Recv(sent, 0, 2, MPI.OBJECT, 0, 7);
        comm.Send(sent, 0, 2, MPI.OBJECT, 0, 7);
        Check.same("one", sent[0], "an object");
        comm.Send(new int[N], 0, N, MPI.INT, 0, 9);
        comm.Send(sent, 0, 2, MPI.OBJECT, 0, 7);
    }

    private static void ask(int tag) throws MPIException {
        comm.Send(new int[] {tag}, 0, 1, MPI.INT, 1, ASK);
    }

    /** A send that the blocking call refuses, behind a receive. */
    private static void isRefused(boolean failing, Object buffer, Datatype type, int dest) throws MPIException {
        Throwable blocking =
                Check.fails(Throwable.class, () -> comm.Send(buffer, 0, N, type, dest, 8), "the blocking call");
        DeltaCalls first = DeltaCalls.begin();
        DeltaCalls second = first.beside();
        ask(1);
        int[] before = new int[N];
        comm.deltaRecvAmong(first, before, 0, failing ? 2 : N, MPI.INT, 1, 1);
        if (failing) {
            comm.deltaSendAmong(second, buffer, 0, N, type, dest, 8);
            second.deltaWait();
            Check.fails(MPIException.class, first::deltaWait, "wait of the place that fails");
        } else {
            Throwable thrown = Check.fails(
                    Throwable.class, () -> comm.deltaSendAmong(second, buffer, 0, N, type, dest, 8), "refused");
            Check.same(blocking.toString(), thrown.toString(), "what is thrown");
            Check.same(1, before[4], "those before are complete");
            first.deltaWait();
            second.deltaWait();
        }
    }

    private static void objectsAmongOthers() throws MPIException {
        DeltaCalls sends = DeltaCalls.begin();
        DeltaCalls receives = sends.beside();
        ask(2);
        Object[] objects = {"one", "two"};
        int[] numbers = new int[N];
        Object[] back = new Object[2];
        comm.deltaRecvAmong(receives, numbers, 0, N, MPI.INT, 1, 2);
        comm.deltaSendAmong(sends, objects, 0, 2, MPI.OBJECT, 1, 7);
        objects[0] = "three";
        Check.same(2, numbers[4], "a receive before a send");
        ask(-1);
        comm.deltaRecvAmong(receives, back, 0, 2, MPI.OBJECT, 1, 7);
        Check.same("two", back[1], "a receive of objects is complete at once");
        sends.deltaWait();
        receives.deltaWait();
        Check.same("one", back[0], "objects are written down when they are sent");

        back[1] = null;
        comm.deltaRecvAmong(sends, numbers, 0, 2, MPI.INT, 1, 9);
        comm.deltaRecvAmong(receives, back, 0, 2, MPI.OBJECT, 1, 7);
        receives.deltaWait();
        Check.fails(MPIException.class, sends::deltaWait, "wait of the place that fails");
        Check.same(null, back[1], "a receive of objects behind a failure is not made");
        comm.Recv(back, 0, 2, MPI.OBJECT, 1, 7);
        Check.same("two", back[1], "what it would have received");
    }
}

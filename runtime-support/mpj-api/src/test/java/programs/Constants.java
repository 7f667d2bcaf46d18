package programs;

import mpi.Comm;
import mpi.Group;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Public fields, attributes, threads, error handlers, and the null objects. */
public final class Constants {
    private Constants() {}

    public static void main(String[] args) throws Exception {
        int overhead = MPI.BSEND_OVERHEAD;
        Check.same(args, MPI.initThread(MPI.THREAD_SERIALIZED, 0, args), "arguments");
        Check.same(overhead, MPI.BSEND_OVERHEAD, "known before the start");
        threads();
        attributes();
        nobody();
        statuses();
        handlers();
        Check.that(MPI.NUM_OF_PROCESSORS > 0 && !MPI.DEBUG && !MPI.isOldSelected, "plain fields");
        Check.that(MPI.GRAPH != MPI.CART && MPI.CART != MPI.UNDEFINED, "topologies");
        Op numbered = new Op(null, true, 42);
        Check.same(42, numbered.opCode, "number of an operation");
        Check.same(0, MPI.SUM.opCode, "number of a predefined operation");
        MPI.Finalize();
        Check.report();
    }

    private static void threads() throws InterruptedException {
        Check.that(MPI.queryThread() >= MPI.THREAD_SERIALIZED, "granted");
        Check.that(MPI.queryThread() <= MPI.THREAD_MULTIPLE, "granted");
        Check.that(MPI.isMainThread(), "main thread");
        boolean[] other = {true};
        Thread thread = new Thread(() -> other[0] = MPI.isMainThread());
        thread.start();
        thread.join();
        Check.that(!other[0], "another thread");
    }

    private static void attributes() {
        Comm world = MPI.COMM_WORLD;
        int largest = (Integer) world.Attr_get(MPI.TAG_UB);
        Check.that(largest >= 32767, "largest tag");
        int rank = world.Rank();
        Comm self = MPI.COMM_SELF;
        self.Sendrecv(new int[1], 0, 1, MPI.INT, 0, largest, new int[1], 0, 1, MPI.INT, 0, largest);
        Check.same(MPI.PROC_NULL, world.Attr_get(MPI.HOST), "host");
        Check.same(rank, world.Attr_get(MPI.IO), "rank that can write");
        Check.fails(MPIException.class, () -> world.Attr_get(77), "no such attribute");
        Comm copy = (Comm) world.clone();
        copy.Attr_delete(MPI.HOST);
        Check.fails(MPIException.class, () -> copy.Attr_get(MPI.HOST), "deleted");
        Check.same(MPI.PROC_NULL, world.Attr_get(MPI.HOST), "not deleted elsewhere");
        Check.fails(MPIException.class, () -> copy.Attr_delete(MPI.HOST), "deleted twice");
    }

    private static void nobody() {
        Check.same(0, MPI.GROUP_EMPTY.Size(), "empty group");
        Check.same(Group.EMPTY, MPI.GROUP_EMPTY.code, "empty group");
        Check.that(MPI.COMM_WORLD.group.code != Group.EMPTY, "group with ranks");
        Check.same(MPI.COMM_WORLD.Size(), MPI.COMM_WORLD.group.Size(), "group of a communicator");
        Group again = new Group(MPI.COMM_WORLD.group.mpjdevGroup);
        Check.same(MPI.IDENT, Group.Compare(again, MPI.COMM_WORLD.Group()), "group of a device's group");
        again.free();
        again.finalize();
        Check.fails(MPIException.class, MPI.GROUP_NULL::Size, "null group");
        Check.fails(MPIException.class, () -> Group.Union(MPI.GROUP_NULL, MPI.GROUP_EMPTY), "null group");
        Check.fails(MPIException.class, MPI.COMM_NULL::Rank, "null communicator");
        Check.fails(MPIException.class, () -> MPI.COMM_NULL.Send(new int[1], 0, 1, MPI.INT, 0, 0), "null communicator");
        Check.that(!MPI.COMM_WORLD.Test_inter(), "not between groups");
        Check.that(MPI.REQUEST_NULL.Is_null(), "null request");
        MPI.REQUEST_NULL.finalize();
    }

    private static void statuses() {
        Check.same(MPI.ANY_SOURCE, MPI.EMPTY_STATUS.source, "source of the empty status");
        Check.same(MPI.ANY_TAG, MPI.EMPTY_STATUS.tag, "tag of the empty status");
        Check.same(0, MPI.EMPTY_STATUS.Get_count(MPI.INT), "length of the empty status");
        mpjdev.Status fields = new mpjdev.Status(3, 4, 5);
        fields.count = 6;
        Status status = new Status(fields);
        Check.same(3 + 4 + 5 + 6, status.source + status.tag + status.index + status.count, "copied fields");
        status.free();
        Check.same(0, new Status().count, "fresh status");
    }

    private static void handlers() {
        Check.that(MPI.Errorhandler_get() == MPI.ERRORS_RETURN, "errors are thrown");
        Check.fails(MPIException.class, () -> MPI.Errorhandler_set(null), "no handler");
        MPI.Errorhandler_set(MPI.ERRORS_ARE_FATAL);
        Check.that(MPI.Errorhandler_get() == MPI.ERRORS_ARE_FATAL, "errors are fatal");
        MPI.Errorhandler_set(MPI.ERRORS_RETURN);
        Check.fails(MPIException.class, () -> MPI.COMM_WORLD.Probe(99, 0), "thrown again");
    }
}

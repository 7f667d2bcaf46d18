package programs;

import java.net.InetAddress;
import mpi.Datatype;
import mpi.DeltaSend;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Version;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** What is known before, during and after MPI; thread levels, clocks, names, hints. */
public final class JobLifecycle {
    private JobLifecycle() {}

    public static void main(String[] args) throws Exception {
        Version version = MPI.getVersion();
        Check.that(version.getVersion() >= 3 && version.getSubVersion() >= 0, "version");
        Check.that(!MPI.getLibVersion().isEmpty(), "library");
        Check.that(!MPI.isInitialized() && !MPI.isFinalized(), "before");
        tooEarly();
        Check.that(!MPI.isInitialized(), "still before");
        int provided = MPI.InitThread(args, MPI.THREAD_SINGLE);
        Check.that(provided >= MPI.THREAD_SINGLE && provided <= MPI.THREAD_MULTIPLE, "thread level");
        Check.same(provided, MPI.queryThread(), "the same level");
        Check.that(MPI.isThreadMain(), "main thread");
        Check.that(MPI.isInitialized() && !MPI.isFinalized(), "during");
        Check.that(MPI.VERSION > 2 || MPI.VERSION == 2 && MPI.SUBVERSION >= 1, "version that was compiled in");
        MPI.pControl(1, null);
        Check.same(InetAddress.getLocalHost().getHostName(), MPI.getProcessorName(), "processor");
        clock();
        hints();
        Datatype copy = MPI.INT.clone();
        Check.same(MPI.INT.getSize(), copy.getSize(), "copy of a datatype");
        copy.free();
        MPI.COMM_WORLD.barrier();
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        MPI.Finalize();
        Check.that(MPI.isInitialized() && MPI.isFinalized(), "after");
        MPIException late = Check.fails(MPIException.class, () -> MPI.COMM_WORLD.barrier(), "too late");
        Check.that(late.getMessage() != null && !late.getMessage().isEmpty(), "says so");
        Check.report();
    }

    /** Nothing that a rank does starts MPI by the way. */
    private static void tooEarly() throws MPIException {
        early(() -> MPI.COMM_WORLD.getRank(), "a rank");
        early(() -> MPI.COMM_WORLD.send(new int[1], 1, MPI.INT, 0, 0), "a send");
        early(() -> MPI.COMM_SELF.iRecv(MPI.newIntBuffer(1), 1, MPI.INT, 0, 0), "a receive that is started");
        early(() -> MPI.COMM_WORLD.barrier(), "a barrier");
        early(() -> MPI.COMM_WORLD.iBarrier(), "a barrier that is started");
        early(() -> MPI.COMM_WORLD.dup(), "a copy");
        early(() -> MPI.COMM_WORLD.getAttr(MPI.TAG_UB), "an attribute");
        early(() -> MPI.COMM_WORLD.deltaRecv(new int[1], 1, MPI.INT, 0, 0), "a receive in parts");
        DeltaSend send = MPI.COMM_WORLD.deltaSendBegin(new int[1], 1, MPI.INT, 0, 0);
        early(send::deltaSendEnd, "a send in parts");
        early(() -> new Win(8, 1, MPI.INFO_NULL, MPI.COMM_WORLD, null, Win.FLAVOR_PRIVATE), "a window");
        early(MPI::getProcessorName, "a processor");
        early(() -> MPI.attachBuffer(new byte[8]), "a buffer");
        early(MPI::queryThread, "a thread level");
        early(MPI::Finalize, "an end");
        Check.same(2, Datatype.createContiguous(2, MPI.INT).getSize(), "a datatype needs no rank");
    }

    private static void early(Check.Call call, String what) {
        MPIException error = Check.fails(MPIException.class, call, what + " before the start");
        Check.same(MPI.ERR_OTHER, error.getErrorClass(), what + " before the start: class");
    }

    private static void clock() throws MPIException {
        Check.that(MPI.wtick() > 0, "tick");
        double start = MPI.wtime();
        double later = start;
        while (later <= start) {
            later = MPI.wtime();
        }
        Check.that(later > start, "time goes on");
    }

    private static void hints() throws MPIException {
        Info info = new Info();
        Check.same(0, info.size(), "empty");
        info.set("first", "bogus");
        info.set("first", "value one");
        info.set("second", "value two value two");
        Check.same(2, info.size(), "two keys");
        Check.same("value one", info.get("first"), "the last value");
        Check.same(null, info.get("bogus"), "no such key");
        info.delete("first");
        Check.same(null, info.get("first"), "deleted");
        Check.same("second", info.getKey(0), "the key that is left");
        info.free();
        Check.that(info.isNull(), "freed");
        String size = Integer.toString(MPI.COMM_WORLD.getSize());
        Check.same(size, MPI.INFO_ENV.get("maxprocs"), "how many were asked for");
        Check.that(MPI.INFO_ENV.get("command") != null, "the command");
    }
}

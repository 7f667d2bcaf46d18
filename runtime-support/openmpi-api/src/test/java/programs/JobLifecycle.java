package programs;

import java.net.InetAddress;
import mpi.Datatype;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Version;
import org.sluicempi.facetest.Check;

/** What is known before, during and after MPI; thread levels, clocks, names, hints. */
public final class JobLifecycle {
    private JobLifecycle() {}

    public static void main(String[] args) throws Exception {
        Version version = MPI.getVersion();
        Check.that(version.getVersion() >= 3 && version.getSubVersion() >= 0, "version");
        Check.that(!MPI.getLibVersion().isEmpty(), "library");
        Check.that(!MPI.isInitialized() && !MPI.isFinalized(), "before");
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

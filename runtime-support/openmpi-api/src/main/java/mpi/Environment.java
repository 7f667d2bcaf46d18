package mpi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/** What a program can ask about where it runs. */
final class Environment {
    private Environment() {}

    /** Whether this is one of the keys of {@link MPI} for attributes of communicators. */
    static boolean has(int keyval) {
        return keyval >= MPI.TAG_UB && keyval <= MPI.UNIVERSE_SIZE;
    }

    /**
     * The value of such an attribute, null if it is not known.
     *
     * @throws MpiError OTHER before the start of MPI
     */
    static Object attribute(int keyval) {
        Rank rank = Core.rank();
        if (keyval == MPI.TAG_UB) {
            return rank.tagUpperBound();
        } else if (keyval == MPI.HOST) {
            return MPI.PROC_NULL;
        } else if (keyval == MPI.IO) {
            return MPI.ANY_SOURCE;
        } else if (keyval == MPI.WTIME_IS_GLOBAL) {
            return false;
        } else if (keyval == MPI.LASTUSEDCODE) {
            return MPI.ERR_LASTCODE;
        }
        return keyval == MPI.APPNUM ? boxed(rank.applicationNumber()) : universe();
    }

    /** Open MPI always says how many processes there could be; for a library that does not, it is as many as there are. */
    private static int universe() {
        return MPI.RANK.universeSize().orElseGet(() -> MPI.RANK.world().size());
    }

    private static Integer boxed(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }

    /** The entries of {@link MPI#INFO_ENV} that can be known (MPI 4.1, section 11.2.1). */
    static Info info() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("arch", System.getProperty("os.arch"));
        String shell = System.getenv("PWD");
        entries.put("wdir", shell == null ? System.getProperty("user.dir") : shell);
        entries.put("thread_level", "MPI_THREAD_MULTIPLE");
        return Info.of(entries);
    }

    /** Adds what is known when MPI runs, those under the names of Open MPI that programs ask for among them. */
    static void complete(Info info) {
        Map<String, String> entries = info.asMap();
        String ranks = Integer.toString(MPI.RANK.world().size());
        entries.put("command", mainClass());
        entries.put("maxprocs", ranks);
        entries.put("host", MPI.RANK.processorName());
        entries.put("ompi_np", ranks);
        entries.put("ompi_num_apps", "1");
        entries.put("ompi_first_rank", "0");
    }

    /** The class of the outermost {@code main} of this thread. */
    private static String mainClass() {
        StackTraceElement[] stack = Thread.currentThread().getStackTrace();
        for (int k = stack.length - 1; k >= 0; k--) {
            if (stack[k].getMethodName().equals("main")) {
                return stack[k].getClassName();
            }
        }
        return "java";
    }
}

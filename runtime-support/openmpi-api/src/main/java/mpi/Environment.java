package mpi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** What a program can ask about where it runs. */
final class Environment {
    private Environment() {}

    /** Whether this is one of the keys of {@link MPI} for attributes of communicators. */
    static boolean has(int keyval) {
        return keyval >= MPI.TAG_UB && keyval <= MPI.UNIVERSE_SIZE;
    }

    /** The value of such an attribute, null if it is not known. */
    static Object attribute(int keyval) {
        if (keyval == MPI.TAG_UB) {
            return MPI.RANK.tagUpperBound();
        } else if (keyval == MPI.HOST) {
            return MPI.PROC_NULL;
        } else if (keyval == MPI.IO) {
            return MPI.ANY_SOURCE;
        } else if (keyval == MPI.WTIME_IS_GLOBAL) {
            return false;
        } else if (keyval == MPI.LASTUSEDCODE) {
            return MPI.ERR_LASTCODE;
        }
        return boxed(keyval == MPI.APPNUM ? MPI.RANK.applicationNumber() : MPI.RANK.universeSize());
    }

    private static Integer boxed(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }

    /** The entries of {@link MPI#INFO_ENV} that can be known (MPI 4.1, section 11.2.1). */
    static Info info() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("arch", System.getProperty("os.arch"));
        entries.put("wdir", System.getProperty("user.dir"));
        entries.put("thread_level", "MPI_THREAD_MULTIPLE");
        return Info.of(entries);
    }
}

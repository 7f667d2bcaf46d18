package mpi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What a program can ask about where it runs. */
final class Environment {
    private Environment() {}

    /** The value of an attribute that {@link MPI} has the key of, empty if it is not known; null for other keys. */
    static Optional<Object> attribute(int keyval) {
        if (keyval == MPI.TAG_UB) {
            return Optional.of(MPI.RANK.tagUpperBound());
        } else if (keyval == MPI.HOST) {
            return Optional.of(MPI.PROC_NULL);
        } else if (keyval == MPI.IO) {
            return Optional.of(MPI.ANY_SOURCE);
        } else if (keyval == MPI.WTIME_IS_GLOBAL) {
            return Optional.of(false);
        } else if (keyval == MPI.LASTUSEDCODE) {
            return Optional.of(MPI.ERR_LASTCODE);
        } else if (keyval == MPI.APPNUM) {
            return boxed(MPI.RANK.applicationNumber());
        }
        return keyval == MPI.UNIVERSE_SIZE ? boxed(MPI.RANK.universeSize()) : null;
    }

    private static Optional<Object> boxed(OptionalInt value) {
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
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

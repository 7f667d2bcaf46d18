package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** The way from a method of this package into the core and back. */
final class Core {
    private Core() {}

    static void run(Runnable call) throws MPIException {
        try {
            call.run();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    static <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    static UserBuffer buffer(Object buf, int count, Datatype type) {
        return new UserBuffer(buf, 0, count, type.core());
    }

    /** As {@link #buffer}, but null where the program gave none, as it may for what only the root uses. */
    static UserBuffer optional(Object buf, int count, Datatype type) {
        return buf == null || type == null || type.isNull() ? null : buffer(buf, count, type);
    }
}

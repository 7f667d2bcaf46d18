package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;

/**
 * The way from a method of this package into the core and back. Calls that take part in moving a message do the same
 * without an object for the call.
 */
final class Core {
    private Core() {}

    static void act(Runnable call) {
        try {
            call.run();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    static <T> T get(Supplier<T> call) {
        try {
            return call.get();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }
}

package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;

/** The way from a method of this package into the core and back. */
final class Core {
    private Core() {}

    static void run(Runnable call) {
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

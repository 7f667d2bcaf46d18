package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/**
 * The way from a method of this package into the core and back. Calls that take part in moving a message do the same
 * without an object for the call.
 */
final class Core {
    private Core() {}

    /** @throws MpiError OTHER before the start of MPI */
    static Rank rank() {
        MPI.RANK.checkStarted();
        return MPI.RANK;
    }

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

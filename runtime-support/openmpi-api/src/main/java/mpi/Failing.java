package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;

/** What has an error handler: a communicator, a window, a file. The way from its methods into the core and back. */
abstract class Failing {
    /** What the error handler makes of an error. */
    abstract MPIException failed(MpiError error);

    final void act(Runnable call) throws MPIException {
        try {
            call.run();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    final <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw failed(e);
        }
    }
}

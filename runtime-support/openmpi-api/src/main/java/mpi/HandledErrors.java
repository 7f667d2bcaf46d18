package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** What has an error handler and is no communicator: a window, a file. No type of its own. */
public abstract class HandledErrors extends Failing {
    private Errhandler handler;

    /** @param handler until the program sets another */
    HandledErrors(Errhandler handler) {
        this.handler = handler;
    }

    /** For messages to the user: {@code the file x}. */
    abstract String called();

    @Override
    final MPIException failed(MpiError error) {
        return handler.raise(error, called(), MPI.RANK::world);
    }

    public void setErrhandler(Errhandler errhandler) throws MPIException {
        act(() -> handler = Core.given(errhandler, "error handler"));
    }

    public Errhandler getErrhandler() throws MPIException {
        return handler;
    }

    /** Ends the job if errors are fatal; {@link MPI#ERRORS_RETURN} has nothing to do, since no call has failed. */
    public void callErrhandler(int errorCode) throws MPIException {
        failed(new MpiError(ErrorClass.of(errorCode), "the program has called the error handler"));
    }
}

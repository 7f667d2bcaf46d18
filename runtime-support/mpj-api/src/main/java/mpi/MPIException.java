package mpi;

import mpjdev.MPJDevException;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.delta.OpenReceives;

/** An error that MPI defines. */
public class MPIException extends MPJDevException {
    private static final long serialVersionUID = 1L;

    public MPIException() {}

    public MPIException(String message) {
        super(message);
    }

    public MPIException(Throwable cause) {
        super(cause);
    }

    /**
     * The exception for an error from the core; the user's own where the error only carries it through a reduction. Does not
     * return if the program asked for errors to be fatal. Nothing is told before the receives are whole that this thread has
     * begun: the original has waited for them before it made the call, and one of them that fails comes first.
     */
    static MPIException of(MpiError error) {
        boolean running = MPI.RANK.started() && !MPI.RANK.finished();
        if (running && OpenReceives.completed(error) instanceof MPIException earlier) {
            return earlier;
        }
        if (error.thrown().orElse(null) instanceof MPIException own) {
            return own;
        }
        MPIException exception = new MPIException(error.getMessage());
        exception.initCause(error);
        MPI.handle(exception, error);
        return exception;
    }
}

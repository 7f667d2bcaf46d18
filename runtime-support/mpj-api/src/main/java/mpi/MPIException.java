package mpi;

import mpjdev.MPJDevException;
import org.sluicempi.runtime.MpiError;

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
     * return if the program asked for errors to be fatal.
     */
    static MPIException of(MpiError error) {
        if (error.getCause() instanceof MPIException own) {
            return own;
        }
        MPIException exception = new MPIException(error.getMessage());
        exception.initCause(error);
        MPI.handle(exception, error);
        return exception;
    }
}

package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** An error that MPI defines. */
public final class MPIException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int errorClass;

    public MPIException(String message) {
        super(message);
        errorClass = ErrorClass.OTHER.value();
    }

    public MPIException(Throwable cause) {
        super(cause);
        errorClass = ErrorClass.OTHER.value();
    }

    private MPIException(MpiError error) {
        super(error.getMessage(), error);
        errorClass = error.errorClass().value();
    }

    /** This runtime has no error codes beside the classes of the standard: the same as {@link #getErrorClass}. */
    public int getErrorCode() {
        return errorClass;
    }

    /** One of the {@code MPI.ERR_...} constants. */
    public int getErrorClass() {
        return errorClass;
    }

    /** The exception for an error from the core; the user's own where the error only carries it through a reduction. */
    static MPIException of(MpiError error) {
        return error.thrown().orElse(null) instanceof MPIException own ? own : new MPIException(error);
    }
}

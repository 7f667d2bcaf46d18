package org.sluicempi.runtime;

/**
 * An error that MPI defines, with its class. API faces turn it into their dialect's {@code MPIException}; the message is
 * complete as it stands and names the offending value.
 */
public final class MpiError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorClass errorClass;

    public MpiError(ErrorClass errorClass, String message) {
        super(message);
        this.errorClass = errorClass;
    }

    public MpiError(ErrorClass errorClass, String message, Throwable cause) {
        super(message, cause);
        this.errorClass = errorClass;
    }

    public ErrorClass errorClass() {
        return errorClass;
    }

    /** What a stack trace prints, of an exception's cause too: the standard's name of the class, not that of this one. */
    @Override
    public String toString() {
        return "MPI_ERR_" + errorClass + ": " + getMessage();
    }
}

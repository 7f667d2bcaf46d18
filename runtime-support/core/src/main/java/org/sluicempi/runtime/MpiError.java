package org.sluicempi.runtime;

/**
 * An error that MPI defines, with its class. API faces turn it into their dialect's {@code MPIException}; the message is
 * complete as it stands and names the offending value.
 */
public final class MpiError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorClass errorClass;
    private final boolean ofProgram;

    public MpiError(ErrorClass errorClass, String message) {
        this(errorClass, message, false);
    }

    public MpiError(ErrorClass errorClass, String message, Throwable cause) {
        super(message, cause);
        this.errorClass = errorClass;
        this.ofProgram = false;
    }

    private MpiError(ErrorClass errorClass, String message, boolean ofProgram) {
        super(message);
        this.errorClass = errorClass;
        this.ofProgram = ofProgram;
    }

    /** What the other ranks of an operation get where code of the program has thrown in it: no error handler is asked about it. */
    public static MpiError ofProgram(String message) {
        return new MpiError(ErrorClass.PROC_FAILED, message, true);
    }

    /** Also where it is thrown again, as the cause of another one. */
    public boolean isOfProgram() {
        return ofProgram || getCause() instanceof MpiError cause && cause.isOfProgram();
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

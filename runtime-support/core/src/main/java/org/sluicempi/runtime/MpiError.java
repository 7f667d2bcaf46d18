package org.sluicempi.runtime;

import java.util.Optional;
import java.util.function.Supplier;

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

    /**
     * Code of the program has thrown inside an operation: no error handler is asked about it.
     *
     * @param thrown what; null at the other ranks of the operation
     */
    public static MpiError ofProgram(ErrorClass errorClass, String message, Throwable thrown) {
        MpiError error = new MpiError(errorClass, message, true);
        error.initCause(thrown);
        return error;
    }

    /** Whether it is such an error, or has it as its cause because it is thrown again. */
    public boolean isOfProgram() {
        return ofProgram || getCause() instanceof MpiError cause && cause.isOfProgram();
    }

    /** What code of the program has thrown that this error only carries. */
    public Optional<Throwable> thrown() {
        return getCause() instanceof MpiError again
                ? again.thrown()
                : Optional.ofNullable(getCause()).filter(cause -> ofProgram);
    }

    /** What an exception of the program says of itself, which is to execute code of the program; else the name of its class. */
    public static String textOf(Throwable thrown) {
        return text(thrown::toString).orElseGet(() -> thrown.getClass().getName());
    }

    /** Its message, or {@link #textOf}, if it has none. */
    public static String messageOf(Throwable thrown) {
        return text(thrown::getMessage).orElseGet(() -> textOf(thrown));
    }

    private static Optional<String> text(Supplier<String> asked) {
        try {
            return Optional.ofNullable(asked.get());
        } catch (Throwable e) {
            return Optional.empty();
        }
    }

    /** To be thrown: a checked exception too, that code of the program has thrown without saying so, comes out as itself. */
    @SuppressWarnings("unchecked")
    public static <E extends Throwable> E asItIs(Throwable thrown) throws E {
        throw (E) thrown;
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

package mpjdev;

/** Supertype of {@code mpi.MPIException}. */
public class MPJDevException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public MPJDevException() {}

    public MPJDevException(String message) {
        super(message);
    }

    public MPJDevException(Throwable cause) {
        super(cause);
    }
}

package mpi;

public final class MPIException extends Exception {
    private static final long serialVersionUID = 1L;

    MPIException(int code, int errorClass, String message) {
        super(message + " (code " + code + ", class " + errorClass + ")");
    }
}

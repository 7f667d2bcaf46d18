package org.sluicempi.analyzer.input;

/**
 * The user's input cannot be used. The message is complete: it starts with the offending file or value and says what to
 * do. Shells print it as it stands and exit with 2.
 */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }
}

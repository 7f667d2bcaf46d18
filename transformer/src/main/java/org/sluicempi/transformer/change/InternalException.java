package org.sluicempi.transformer.change;

/**
 * A defect of Sluice itself, never the user's fault and never a refusal. The message names the file and the place.
 * Nothing has been written when it is thrown.
 */
public final class InternalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InternalException(String message) {
        super(message);
    }

    public InternalException(String message, Throwable cause) {
        super(message, cause);
    }
}

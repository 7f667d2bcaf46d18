package org.sluicempi.transformer.parse;

/** A text is not Java; the message starts with the file. */
public final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SyntaxException(String message) {
        super(message);
    }
}

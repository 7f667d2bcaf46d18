package org.sluicempi.analyzer.dependence.write;

/** Something that a change needs cannot be written in a file. */
public final class UnwritableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message what cannot be written, and why */
    UnwritableException(String message) {
        super(message);
    }
}

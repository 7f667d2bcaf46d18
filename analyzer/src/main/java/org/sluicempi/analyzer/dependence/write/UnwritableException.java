package org.sluicempi.analyzer.dependence.write;

/** Something that a change needs cannot be written in a file. */
public final class UnwritableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String advice;

    /** @param message what has no name, because another thing has it */
    UnwritableException(String message) {
        this(message, "give one of the two another name");
    }

    /**
     * @param message what cannot be written, and why
     * @param advice what the author could change
     */
    UnwritableException(String message, String advice) {
        super(message);
        this.advice = advice;
    }

    String advice() {
        return advice;
    }
}

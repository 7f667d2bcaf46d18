package org.sluicempi.cli.compare;

/** A program that was to be measured has failed. */
public final class FailedRunException extends Exception {
    private static final long serialVersionUID = 1;

    private final int code;

    /**
     * @param message what is to be said of it, with what the program has printed
     * @param code its exit code
     */
    public FailedRunException(String message, int code) {
        super(message);
        this.code = code;
    }

    public int code() {
        return code;
    }
}

package org.sluicempi.runtime.embedded.launch;

/** A program that cannot be started as asked; the message names the offending value. */
public final class LaunchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LaunchException(String message) {
        super(message);
    }
}

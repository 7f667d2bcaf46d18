package org.sluicempi.runtime.embedded;

/** A program that cannot be started as asked; the message names the offending value. */
final class LaunchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LaunchException(String message) {
        super(message);
    }
}

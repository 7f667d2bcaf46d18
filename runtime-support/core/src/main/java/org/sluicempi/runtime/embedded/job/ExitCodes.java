package org.sluicempi.runtime.embedded.job;

/** Of processes: only the lowest byte counts. */
final class ExitCodes {
    private ExitCodes() {}

    static boolean succeeds(int code) {
        return (code & 0xff) == 0;
    }

    /** A code by which a process does not succeed: this one or 1. */
    static int failing(int code) {
        return succeeds(code) ? 1 : code;
    }
}

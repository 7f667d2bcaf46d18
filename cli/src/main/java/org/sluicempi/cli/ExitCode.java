package org.sluicempi.cli;

/** The exit codes that every verb shares. */
final class ExitCode {
    static final int FINE = 0;
    static final int FINDINGS = 1;
    static final int BAD_INPUT = 2;
    static final int INTERNAL_ERROR = 3;

    private ExitCode() {}
}

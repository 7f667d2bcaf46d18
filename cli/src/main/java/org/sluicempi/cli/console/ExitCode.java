package org.sluicempi.cli.console;

/** The exit codes that every verb shares. */
public final class ExitCode {
    public static final int FINE = 0;
    public static final int FINDINGS = 1;
    public static final int BAD_INPUT = 2;
    public static final int INTERNAL_ERROR = 3;

    private ExitCode() {}
}

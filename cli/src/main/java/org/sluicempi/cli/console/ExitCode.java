package org.sluicempi.cli.console;

/**
 * The exit codes that every verb shares. {@code run} ends with the program's code, so that its own failures have one that
 * programs leave alone, as those of {@code env}, {@code timeout} and {@code docker run} do.
 */
public final class ExitCode {
    public static final int FINE = 0;
    public static final int FINDINGS = 1;
    public static final int BAD_INPUT = 2;
    public static final int INTERNAL_ERROR = 3;

    /** Of {@code run}: there is no program whose code it could be. */
    public static final int NOT_RUN = 125;

    private ExitCode() {}
}

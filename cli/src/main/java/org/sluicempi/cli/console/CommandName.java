package org.sluicempi.cli.console;

/** How the user started Sluice, for hints that can be pasted. */
public final class CommandName {
    private CommandName() {}

    /** The launcher script as it was typed; {@code sluice} where there was none. */
    public static String typed() {
        return Shell.quote(System.getProperty("sluice.command", "sluice"));
    }
}

package org.sluicempi.cli;

/** How the user started Sluice, for hints that can be pasted. */
final class CommandName {
    private CommandName() {}

    /** The launcher script as it was typed; {@code sluice} where there was none. */
    static String typed() {
        return Shell.quote(System.getProperty("sluice.command", "sluice"));
    }
}

package org.sluicempi.cli.console;

/** Text for a POSIX shell. */
public final class Shell {
    private Shell() {}

    /** The word, quoted where a shell would take it for something else than one plain word. */
    public static String quote(String word) {
        return word.matches("[A-Za-z0-9_./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}

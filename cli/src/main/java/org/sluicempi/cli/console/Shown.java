package org.sluicempi.cli.console;

import java.nio.file.Path;

/** Paths for people. */
public final class Shown {
    private Shown() {}

    /** Relative to the working folder where the file lies below it. */
    public static Path path(Path file) {
        Path here = Path.of("").toAbsolutePath();
        Path absolute = file.toAbsolutePath().normalize();
        return absolute.startsWith(here) && !absolute.equals(here) ? here.relativize(absolute) : absolute;
    }
}

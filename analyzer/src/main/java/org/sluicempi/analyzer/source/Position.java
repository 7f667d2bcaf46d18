package org.sluicempi.analyzer.source;

import java.nio.file.Path;

/**
 * A place to show to a person.
 *
 * @param file the file as the user named it: relative to the working directory where it lies below it
 * @param line from 1; 0 for the file as a whole
 * @param column from 1; 0 for the line as a whole
 */
public record Position(Path file, int line, int column) {
    @Override
    public String toString() {
        return line == 0 ? file.toString() : file + ":" + line + ":" + column;
    }
}

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
        String name = onOneLine(file.toString());
        return line == 0 ? name : name + ":" + line + ":" + column;
    }

    /** A file may be called as no message can say it: with a line end, or what a terminal takes for an order. */
    private static String onOneLine(String name) {
        StringBuilder shown = new StringBuilder();
        name.chars()
                .mapToObj(c -> Character.isISOControl(c) ? String.format("\\u%04x", c) : Character.toString(c))
                .forEach(shown::append);
        return shown.toString();
    }
}

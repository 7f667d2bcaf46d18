package org.sluicempi.analyzer.source;

import java.util.Arrays;

/** Offsets at which the lines of a text begin. */
final class LineStarts {
    private LineStarts() {}

    static int[] of(String text) {
        int[] starts = new int[16];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean lineEnd = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (lineEnd) {
                if (lines == starts.length) {
                    starts = Arrays.copyOf(starts, lines * 2);
                }
                starts[lines++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, lines);
    }
}

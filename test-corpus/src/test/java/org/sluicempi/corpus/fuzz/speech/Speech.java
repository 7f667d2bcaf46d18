package org.sluicempi.corpus.fuzz.speech;

import java.util.Map;
import java.util.TreeMap;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.program.Dialect;

/**
 * A generated program.
 *
 * @param mainClass simple name, in package {@code cases}
 * @param ranks that it needs, 1 to 5
 * @param files texts by file name
 * @param made every choice by its path
 */
public record Speech(
        Choices choices,
        Dialect dialect,
        String mainClass,
        int ranks,
        Map<String, String> files,
        Map<String, Integer> made) {
    public Speech {
        files = new TreeMap<>(files);
        made = Map.copyOf(made);
    }

    /** All files in one text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        files.forEach((name, content) ->
                text.append("// ---- ").append(name).append('\n').append(content));
        return text.toString();
    }
}

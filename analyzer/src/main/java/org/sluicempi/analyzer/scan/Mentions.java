package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Searches files for words without parsing them. */
public final class Mentions {
    private Mentions() {}

    /**
     * Which of the names occur as a word in one of the files. A name with letters outside of ASCII, and every name if a
     * file cannot be read, counts as found.
     */
    public static Set<String> of(List<SourceFile> files, Set<String> names) {
        Set<String> found = new HashSet<>();
        for (String name : names) {
            if (!StandardCharsets.US_ASCII.newEncoder().canEncode(name)) {
                found.add(name);
            }
        }
        for (SourceFile file : files) {
            try {
                collect(new String(Files.readAllBytes(file.path()), StandardCharsets.ISO_8859_1), names, found);
            } catch (IOException e) {
                return names;
            }
        }
        return found;
    }

    private static void collect(String text, Set<String> names, Set<String> found) {
        int at = 0;
        while (at < text.length()) {
            int start = at;
            while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                at++;
            }
            if (at > start) {
                String word = text.substring(start, at);
                if (names.contains(word)) {
                    found.add(word);
                }
            } else {
                at++;
            }
        }
    }
}

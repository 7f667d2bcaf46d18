package org.sluicempi.corpus.fuzz.snippet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Kinds of snippets, each in a file of its own. All may have {@code member} (of the main class), {@code file} (a class of
 * its own in another file) and {@code before} (statements ahead of the place of use, in the same method).
 */
public enum Family {
    /** Runs {@code $E} without a call of it being written: {@code zero}, an expression of value 0, or {@code statement}. */
    TRIGGER,
    /** Ends by an exception: {@code statement}, if {@code $I} is {@code $K}. */
    PERIL,
    /** {@code twist}: an int expression made of the int {@code $V}. */
    TWIST,
    /** {@code number}: an int expression that is {@code $V}. */
    NUMBER,
    /** {@code comm}: an expression that is the world. */
    COMM,
    /** {@code after} makes a second way to the buffer {@code $B}; {@code read} an element {@code $K}, {@code write}. */
    ALIAS,
    /** {@code declare} makes a buffer {@code $T[$L]}; {@code buffer} is the expression for it. */
    HOLDER,
    /** {@code open} and {@code close} around statements; with {@code $H} they run in a handler for any exception. */
    COVER,
    /** {@code body}: what hidden code does. */
    EFFECT;

    private static final Pattern KEY = Pattern.compile("([a-z]+):(?: (.*))?");

    private List<Snippet> snippets;

    /** All of the family, the plainest first. */
    public synchronized List<Snippet> all() {
        if (snippets == null) {
            snippets = read(name().toLowerCase(Locale.ROOT) + ".snippets");
        }
        return snippets;
    }

    private static List<Snippet> read(String file) {
        try (InputStream in = Family.class.getResourceAsStream(file)) {
            List<Snippet> all = new ArrayList<>();
            Map<String, StringBuilder> parts = new LinkedHashMap<>();
            String name = "";
            StringBuilder part = new StringBuilder();
            for (String line : new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList()) {
                Matcher key = KEY.matcher(line);
                if (line.startsWith("== ")) {
                    add(all, name, parts);
                    name = line.substring(3);
                } else if (key.matches()) {
                    part = new StringBuilder();
                    parts.put(key.group(1), part);
                    part.append(key.group(2) == null ? "" : key.group(2));
                } else if (!line.startsWith("#")) {
                    part.append(part.isEmpty() ? "" : "\n").append(line.startsWith("    ") ? line.substring(4) : line);
                }
            }
            add(all, name, parts);
            return List.copyOf(all);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private static void add(List<Snippet> all, String name, Map<String, StringBuilder> parts) {
        if (!name.isEmpty()) {
            Map<String, String> texts = new LinkedHashMap<>();
            parts.forEach((key, text) -> texts.put(key, text.toString().stripTrailing()));
            all.add(new Snippet(name, texts));
        }
        parts.clear();
    }
}

package org.sluicempi.analyzer.effect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.flow.MethodRef;

/** What methods of the JDK do, as far as {@code jdk.effects} says. */
final class Library {
    private static final Pattern NAME = Pattern.compile("([^,(]+)(\\([^)]*\\))?,?");

    private final Map<String, List<Entry>> byType = new HashMap<>();

    /** Reads the shipped list. */
    Library() {
        try (InputStream in = Library.class.getResourceAsStream("jdk.effects")) {
            if (in == null) {
                throw new IllegalStateException("no list jdk.effects");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(this::readLine);
        } catch (IOException e) {
            throw new IllegalStateException("the list jdk.effects cannot be read", e);
        }
    }

    /**
     * One line of the list.
     *
     * @param any arguments whose methods are not called, whatever class they have
     * @param copies from where to where elements of arrays are copied
     * @param compares whether objects that the target holds may be compared with one another
     */
    record Entry(Set<String> names, Summary summary, Set<Integer> any, Set<Store> copies, boolean compares) {
        private boolean names(MethodRef method) {
            List<String> parameters = method.parameters().stream()
                    .map(type -> type.getSimpleName())
                    .toList();
            return names.contains("*")
                    || names.contains(method.name())
                    || names.contains(method.name() + "(" + String.join("+", parameters) + ")");
        }
    }

    /** What the list says about a method on objects of a class. */
    Optional<Entry> of(String type, MethodRef method) {
        return byType.getOrDefault(type, List.of()).stream()
                .filter(entry -> entry.names(method))
                .findFirst();
    }

    private void readLine(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        String[] columns = line.strip().split("\\s+", 3);
        if (columns.length < 3) {
            throw new IllegalStateException("jdk.effects: cannot read: " + line);
        }
        Set<String> names = new LinkedHashSet<>();
        Matcher matcher = NAME.matcher(columns[1]);
        while (matcher.find()) {
            names.add(matcher.group(1) + (matcher.group(2) == null ? "" : matcher.group(2)));
        }
        byType.computeIfAbsent(columns[0], key -> new ArrayList<>()).add(entry(names, columns[2].split("\\s+")));
    }

    private static Entry entry(Set<String> names, String[] words) {
        SummaryBuilder summary = new SummaryBuilder();
        Set<Integer> any = new LinkedHashSet<>();
        Set<Store> copies = new LinkedHashSet<>();
        boolean compares = false;
        for (String word : words) {
            String value = word.substring(word.indexOf(':') + 1);
            switch (word.substring(0, word.length() - value.length())) {
                case "reads:" -> summary.read(root(value));
                case "writes:" -> summary.write(root(value));
                case "any:" -> any.add(Integer.parseInt(value));
                case "keeps:" -> summary.store(root(value), root("target"));
                case "copies:" -> {
                    int to = value.indexOf('>');
                    copies.add(new Store(root(value.substring(0, to)), root(value.substring(to + 1))));
                }
                case "holds:" -> summary.store(root(value), Root.FRESH);
                case "clock:" -> summary.readField(FieldUse.ofName(value));
                case "state:" -> summary.writeField(FieldUse.ofName(value));
                case "returns:" -> summary.result(root(value));
                case "class:" -> summary.resultClass(value);
                default -> {
                    if (word.equals("compares")) {
                        compares = true;
                    } else {
                        plain(word, summary);
                    }
                }
            }
        }
        Summary built = summary.build();
        return new Entry(
                names,
                built.results().isEmpty() ? summary.result(Root.ANYTHING).build() : built,
                any,
                copies,
                compares);
    }

    private static void plain(String word, SummaryBuilder summary) {
        switch (word) {
            case "pure" -> summary.atLeast(Effect.Kind.PURE);
            case "throws" -> summary.throwing();
            case "io" -> summary.atLeast(Effect.Kind.IO);
            case "unknown" -> summary.unknown();
            case "fresh" -> summary.result(Root.FRESH);
            case "deep" -> summary.deep();
            default -> throw new IllegalStateException("jdk.effects: no such word: " + word);
        }
    }

    private static Root root(String value) {
        return switch (value) {
            case "target" -> new Root.Argument(Effect.TARGET);
            case "fresh" -> Root.FRESH;
            default -> new Root.Argument(Integer.parseInt(value));
        };
    }
}

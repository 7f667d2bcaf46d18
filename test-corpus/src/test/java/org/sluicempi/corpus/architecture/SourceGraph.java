package org.sluicempi.corpus.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which top-level classes of a module name which others, read from the sources: so it holds for modules of any Java version,
 * and for what a compiler leaves out of class files. Comments and texts do not count.
 *
 * @param uses for each class, by its full name, those that it names
 */
record SourceGraph(Map<String, Set<String>> uses) {
    private static final Pattern NO_CODE = Pattern.compile(
            "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'",
            Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("import\\s+(?:static\\s+)?([\\w.]+)(?:\\.\\*)?\\s*;");
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[a-zA-Z_][\\w]*(?:\\.[a-zA-Z_]\\w*)*");

    /** Of all sources below a folder. */
    static SourceGraph of(Path sources) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(f -> f.toString().endsWith(".java"))
                    .filter(f -> !f.endsWith("package-info.java"))
                    .forEach(f -> texts.put(name(sources.relativize(f)), code(f)));
        }
        Map<String, Set<String>> uses = new TreeMap<>();
        texts.forEach((type, text) -> uses.put(type, named(type, text, texts.keySet())));
        return new SourceGraph(uses);
    }

    private static String name(Path file) {
        return file.toString().replace(".java", "").replace(file.getFileSystem().getSeparator(), ".");
    }

    private static String code(Path file) {
        try {
            return NO_CODE.matcher(Files.readString(file)).replaceAll(" ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> named(String type, String text, Set<String> all) {
        Map<String, String> imported = new HashMap<>();
        Matcher imports = IMPORT.matcher(text);
        Set<String> found = new TreeSet<>();
        while (imports.find()) {
            known(imports.group(1), all).forEach(t -> imported.put(simple(t), t));
        }
        Matcher names = NAME.matcher(imports.replaceAll(" "));
        while (names.find()) {
            String name = names.group();
            String first = name.replaceAll("\\..*", "");
            String local = packageOf(type) + "." + first;
            if (imported.containsKey(first)) {
                found.add(imported.get(first));
            } else if (all.contains(local)) {
                found.add(local);
            } else {
                found.addAll(known(name, all));
            }
        }
        found.addAll(imported.values());
        found.remove(type);
        return found;
    }

    /** The top-level class that a full name begins with. */
    private static List<String> known(String name, Set<String> all) {
        for (String part = name; !part.isEmpty(); part = packageOf(part)) {
            if (all.contains(part)) {
                return List.of(part);
            }
        }
        return List.of();
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }

    static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    /** Which packages name classes of which others. */
    Map<String, Set<String>> packages() {
        Map<String, Set<String>> packages = new TreeMap<>();
        uses.forEach((type, others) -> {
            Set<String> into = packages.computeIfAbsent(packageOf(type), unused -> new TreeSet<>());
            others.stream()
                    .map(SourceGraph::packageOf)
                    .filter(p -> !p.equals(packageOf(type)))
                    .forEach(into::add);
        });
        return packages;
    }

    /** Sets of more than one node from each of which all others of the set can be reached. */
    static List<Set<String>> knots(Map<String, Set<String>> graph) {
        Map<String, Set<String>> reached = new TreeMap<>();
        graph.keySet().forEach(node -> reached.put(node, reachable(node, graph)));
        List<Set<String>> knots = new ArrayList<>();
        Set<String> done = new HashSet<>();
        for (String node : graph.keySet()) {
            Set<String> knot = new TreeSet<>(reached.get(node));
            knot.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(node));
            if (knot.size() > 1 && done.addAll(knot)) {
                knots.add(knot);
            }
        }
        return knots;
    }

    private static Set<String> reachable(String from, Map<String, Set<String>> graph) {
        Set<String> seen = new HashSet<>();
        Deque<String> next = new ArrayDeque<>(graph.get(from));
        while (!next.isEmpty()) {
            String node = next.pop();
            if (seen.add(node)) {
                next.addAll(graph.getOrDefault(node, Set.of()));
            }
        }
        return seen;
    }
}

package org.sluicempi.analyzer.scan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Who names whom among some files, and those that a question is about. */
final class Links {
    /** By the hash codes of the names of their types. */
    private final Map<Integer, List<LinkedFile>> declaring = new HashMap<>();

    /** By the hash codes of the words that are names of types. */
    private final Map<Integer, List<LinkedFile>> naming = new HashMap<>();

    private final List<LinkedFile> foreign;

    Links(Collection<LinkedFile> files, Collection<LinkedFile> start) {
        Stream.concat(files.stream(), start.stream())
                .distinct()
                .forEach(file -> file.declared()
                        .forEach(name -> declaring
                                .computeIfAbsent(name.hashCode(), key -> new ArrayList<>())
                                .add(file)));
        files.forEach(file -> file.words()
                .filter(declaring::containsKey)
                .distinct()
                .forEach(word ->
                        naming.computeIfAbsent(word, key -> new ArrayList<>()).add(file)));
        foreign = files.stream().filter(file -> !file.isJava()).toList();
    }

    /**
     * What may be in one program with files: they, those that name them, directly or through others, and all that these name in
     * turn. Some program starts in one of them.
     */
    Set<LinkedFile> around(Collection<LinkedFile> start) {
        return reached(reached(start, this::namedIn), this::namedBy);
    }

    private static Set<LinkedFile> reached(
            Collection<LinkedFile> start, Function<LinkedFile, Stream<LinkedFile>> next) {
        Set<LinkedFile> found = new LinkedHashSet<>(start);
        Deque<LinkedFile> waiting = new ArrayDeque<>(found);
        while (!waiting.isEmpty()) {
            next.apply(waiting.remove()).filter(found::add).forEach(waiting::add);
        }
        return found;
    }

    /** The files that name a type of a file. */
    private Stream<LinkedFile> namedIn(LinkedFile file) {
        Stream<LinkedFile> named = file.declared().stream()
                .flatMap(name -> naming.getOrDefault(name.hashCode(), List.of()).stream())
                .filter(other -> other.sees(file));
        return Stream.concat(named, functions(file));
    }

    /** The files whose types a file names. */
    private Stream<LinkedFile> namedBy(LinkedFile file) {
        Stream<LinkedFile> named = file.words()
                .mapToObj(word -> declaring.getOrDefault(word, List.of()))
                .flatMap(List::stream)
                .filter(file::sees);
        return Stream.concat(named, functions(file));
    }

    /** Languages other than Java have functions without a type, so that each such file may name each other one. */
    private Stream<LinkedFile> functions(LinkedFile file) {
        return file.isJava() ? Stream.empty() : foreign.stream();
    }
}

package org.sluicempi.analyzer.scan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Who names whom among some files, and those that a question is about. */
final class Links {
    private final List<LinkedFile> files;
    private final Map<Integer, List<LinkedFile>> byName = new HashMap<>();

    Links(List<LinkedFile> files) {
        this.files = files;
        Index index = Index.of(files);
        byName.putAll(index.byName());
    }

    /**
     * Files by the hash codes of the names of their types.
     *
     * @param foreign whether some are not in Java
     */
    private record Index(Map<Integer, List<LinkedFile>> byName, boolean foreign) {
        static Index of(Collection<LinkedFile> files) {
            Map<Integer, List<LinkedFile>> byName = new HashMap<>();
            for (LinkedFile file : files) {
                file.declared()
                        .forEach(name -> byName.computeIfAbsent(name.hashCode(), key -> new ArrayList<>())
                                .add(file));
            }
            return new Index(byName, files.stream().anyMatch(file -> !file.isJava()));
        }
    }

    /**
     * What may be in one program with files: they, those that name them, directly or through others, and all that these name in
     * turn. Some program starts in one of them.
     */
    Set<LinkedFile> around(Collection<LinkedFile> start) {
        Set<LinkedFile> found = new LinkedHashSet<>(start);
        Collection<LinkedFile> last = List.copyOf(start);
        while (!last.isEmpty()) {
            Index index = Index.of(last);
            last = files.stream()
                    .filter(file -> !found.contains(file) && names(file, index))
                    .toList();
            found.addAll(last);
        }
        last = List.copyOf(found);
        while (!last.isEmpty()) {
            boolean foreign = last.stream().anyMatch(file -> !file.isJava());
            Stream<LinkedFile> functions = foreign ? files.stream().filter(file -> !file.isJava()) : Stream.empty();
            last = Stream.concat(last.stream().flatMap(this::namedBy), functions)
                    .distinct()
                    .filter(file -> !found.contains(file))
                    .toList();
            found.addAll(last);
        }
        return found;
    }

    /** Languages other than Java have functions without a type, so that each such file may name each other one. */
    private static boolean names(LinkedFile file, Index others) {
        return !file.isJava() && others.foreign()
                || file.words()
                        .mapToObj(word -> others.byName().getOrDefault(word, List.of()))
                        .anyMatch(named -> named.stream().anyMatch(file::sees));
    }

    private Stream<LinkedFile> namedBy(LinkedFile file) {
        return file.words()
                .mapToObj(word -> byName.getOrDefault(word, List.of()))
                .flatMap(named -> named.stream().filter(file::sees));
    }
}

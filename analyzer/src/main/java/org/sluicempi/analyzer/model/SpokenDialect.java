package org.sluicempi.analyzer.model;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.dialect.Signature;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Outline;

/**
 * Finds out which dialect a program speaks: by the methods that it calls, and if that says nothing by the types that it names.
 * Calls that look like ones of methods that the program has itself, such as wrappers in the spelling of another dialect, count
 * only where no others tell.
 */
public final class SpokenDialect {
    private final Dialects dialects;
    private final Lazy<Map<Dialect, Set<String>>> types = new Lazy<>(this::typesOfAll);

    public SpokenDialect(Dialects dialects) {
        this.dialects = dialects;
    }

    /** The dialect of files that mention the API; empty if they call and name nothing that only one dialect has. */
    public Optional<Dialect> of(Collection<Outline> files) {
        Set<Signature> called = new HashSet<>();
        Set<String> types = new HashSet<>();
        for (Outline file : files) {
            called.addAll(file.called());
            types.addAll(types(file));
        }
        return spokenBy(called, methodsOf(files)).or(() -> of(called, types));
    }

    /**
     * The dialect of one file by its own calls.
     *
     * @param own the methods of the program
     */
    Optional<Dialect> of(Outline file, Set<Signature> own) {
        return spokenBy(file.called(), own);
    }

    /** The methods that files declare. */
    static Set<Signature> methodsOf(Collection<Outline> files) {
        return files.stream().flatMap(file -> file.methods().stream()).collect(Collectors.toSet());
    }

    private Optional<Dialect> spokenBy(Set<Signature> called, Set<Signature> own) {
        return dialects.spokenBy(
                called.stream().filter(each -> !own.contains(each)).collect(Collectors.toSet()));
    }

    /**
     * The dialect of code that calls these methods of the API and names these types of it.
     *
     * @param types simple names
     */
    public Optional<Dialect> of(Set<Signature> called, Set<String> types) {
        return dialects.spokenBy(called).or(() -> byTypes(types));
    }

    private Optional<Dialect> byTypes(Set<String> types) {
        Map<Dialect, Set<String>> known = this.types.get();
        List<Dialect> speakers = known.entrySet().stream()
                .filter(entry -> entry.getValue().stream()
                        .filter(types::contains)
                        .anyMatch(type -> holders(type, known.values()) == 1))
                .map(Map.Entry::getKey)
                .toList();
        return speakers.size() == 1 ? Optional.of(speakers.get(0)) : Optional.empty();
    }

    private Map<Dialect, Set<String>> typesOfAll() {
        return dialects.all().stream().collect(Collectors.toMap(dialect -> dialect, SpokenDialect::typesOf));
    }

    private static long holders(String type, Collection<Set<String>> known) {
        return known.stream().filter(names -> names.contains(type)).count();
    }

    /**
     * The first dialect, for code that calls and names nothing but what all of them have, such as {@code MPI.Init}; empty if it
     * names nothing of an API, or what no two dialects have together.
     */
    public Optional<Dialect> common(Collection<Outline> files) {
        return common(files.stream().flatMap(file -> types(file).stream()).collect(Collectors.toSet()));
    }

    /** @param named simple names of types */
    public Optional<Dialect> common(Set<String> named) {
        Collection<Set<String>> known = types.get().values();
        Set<String> ofApi =
                known.stream().flatMap(Set::stream).filter(named::contains).collect(Collectors.toSet());
        boolean shared = !ofApi.isEmpty() && ofApi.stream().allMatch(type -> holders(type, known) == known.size());
        return shared ? dialects.all().stream().findFirst() : Optional.empty();
    }

    /** What a file may name of the API: a single import and a type of its own mean something else. */
    private Set<String> types(Outline file) {
        Set<String> types = new HashSet<>(file.mentioned());
        types.removeAll(file.declared());
        for (String imported : file.imports()) {
            int end = imported.lastIndexOf('.');
            if (end > 0 && !dialects.packages().contains(imported.substring(0, end))) {
                types.remove(imported.substring(end + 1));
            }
        }
        return types;
    }

    private static Set<String> typesOf(Dialect dialect) {
        String folder = dialect.packageName().replace('.', '/') + "/";
        return ApiFile.classes(dialect.id()).keySet().stream()
                .filter(name -> name.startsWith(folder))
                .map(name -> name.substring(folder.length()))
                .collect(Collectors.toSet());
    }
}

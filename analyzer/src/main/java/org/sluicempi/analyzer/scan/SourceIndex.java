package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds the file of the tree that declares a type. Knows files by their names, and for the folders that it is asked
 * about by a search of the texts, because a file may declare more than the type that it is named after.
 */
public final class SourceIndex {
    private final TreeScanner scanner;
    private final Map<String, List<SourceFile>> byTypeName = new HashMap<>();
    private final Map<Path, List<SourceFile>> byFolder = new HashMap<>();
    private final Map<Path, Map<String, Set<SourceFile>>> declaredIn = new HashMap<>();
    private final Map<Path, Optional<SourceUnit>> units = new HashMap<>();

    /**
     * @param scanner reads further files
     * @param scan its result
     */
    public SourceIndex(TreeScanner scanner, Scan scan) {
        this.scanner = scanner;
        for (SourceFile file : scan.files()) {
            String name = file.path().getFileName().toString();
            byTypeName
                    .computeIfAbsent(name.substring(0, name.length() - ".java".length()), key -> new ArrayList<>())
                    .add(file);
            byFolder.computeIfAbsent(file.folder(), key -> new ArrayList<>()).add(file);
        }
        scan.hits().forEach(unit -> units.put(unit.file().path(), Optional.of(unit)));
    }

    /**
     * The files that declare a top-level type which a simple name can mean.
     *
     * @param units nearest first
     * @param doubted qualified names of such types that several files declare equally far off, and none nearer: nobody knows which of them is compiled
     */
    public record Candidates(List<SourceUnit> units, Set<String> doubted) {
        public Candidates {
            units = List.copyOf(units);
            doubted = Set.copyOf(doubted);
        }
    }

    /** What a simple name in {@code from} can mean. Files that cannot be read or parsed, and the sources of an MPI library, are left out. */
    public Candidates candidates(String simpleName, SourceUnit from) {
        Set<SourceFile> files =
                new LinkedHashSet<>(declaredIn(from.file().folder()).getOrDefault(simpleName, Set.of()));
        files.addAll(byTypeName.getOrDefault(simpleName, List.of()));
        List<SourceUnit> all = files.stream()
                .filter(file -> !file.equals(from.file()))
                .flatMap(file -> unit(file).stream())
                .filter(unit -> !scanner.isLibrary(unit.outline()))
                .filter(unit -> unit.outline().declared().contains(simpleName))
                .filter(unit -> isVisible(simpleName, unit, from))
                .sorted((a, b) -> Integer.compare(distance(a, from), distance(b, from)))
                .toList();
        List<SourceUnit> nearest = all.stream()
                .filter(unit -> all.stream().noneMatch(other -> isVersion(other, unit, simpleName, from)))
                .toList();
        Set<String> doubted = names(all, simpleName);
        doubted.removeAll(names(nearest, simpleName));
        return new Candidates(nearest, doubted);
    }

    /**
     * The simple names in a file that may mean a top-level type of a file beside it, in its package, other than of those that are
     * known. A file that cannot be parsed may declare what its text says.
     *
     * @param isKnown asked for qualified names
     */
    Set<String> beside(SourceUnit unit, Predicate<String> isKnown) {
        Map<String, Set<SourceFile>> declared = declaredIn(unit.file().folder());
        return unit.outline().mentioned().stream()
                .filter(name -> !isKnown.test(unit.outline().qualify(name)))
                .filter(name ->
                        declared.getOrDefault(name, Set.of()).stream().anyMatch(file -> mayDeclare(file, name, unit)))
                .collect(Collectors.toSet());
    }

    private boolean mayDeclare(SourceFile file, String name, SourceUnit from) {
        return !file.equals(from.file())
                && unit(file)
                        .map(unit -> unit.outline().declared().contains(name)
                                && unit.outline()
                                        .packageName()
                                        .equals(from.outline().packageName()))
                        .orElse(true);
    }

    private static Set<String> names(List<SourceUnit> units, String simpleName) {
        return units.stream().map(unit -> unit.outline().qualify(simpleName)).collect(Collectors.toSet());
    }

    private static boolean isVersion(SourceUnit other, SourceUnit unit, String simpleName, SourceUnit from) {
        return other != unit
                && other.outline().qualify(simpleName).equals(unit.outline().qualify(simpleName))
                && distance(other, from) == distance(unit, from);
    }

    /** Whether a simple name in one file can mean a top-level type that the other declares. */
    static boolean mentions(SourceUnit from, SourceUnit declaring) {
        return declaring.outline().declared().stream()
                .anyMatch(name -> from.outline().mentioned().contains(name) && isVisible(name, declaring, from));
    }

    private Optional<SourceUnit> unit(SourceFile file) {
        return units.computeIfAbsent(file.path(), key -> scanner.read(file));
    }

    private static boolean isVisible(String simpleName, SourceUnit unit, SourceUnit from) {
        Outline there = unit.outline();
        Outline here = from.outline();
        String qualified = there.qualify(simpleName);
        return there.packageName().equals(here.packageName())
                || here.onDemand().contains(there.packageName())
                || here.onDemand().stream().anyMatch(name -> isOrIsInside(name, qualified))
                || here.imports().stream().anyMatch(name -> isOrIsInside(name, qualified))
                || from.text().text().contains(qualified);
    }

    private static boolean isOrIsInside(String name, String qualified) {
        return name.equals(qualified) || name.startsWith(qualified + ".");
    }

    private static int distance(SourceUnit unit, SourceUnit from) {
        return from.file().folder().relativize(unit.file().path()).getNameCount();
    }

    private Map<String, Set<SourceFile>> declaredIn(Path folder) {
        return declaredIn.computeIfAbsent(folder, this::searchFolder);
    }

    private Map<String, Set<SourceFile>> searchFolder(Path folder) {
        Map<String, Set<SourceFile>> found = new HashMap<>();
        for (SourceFile file : byFolder.getOrDefault(folder, List.of())) {
            for (String name : scanner.declarations(file)) {
                found.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(file);
            }
        }
        return found;
    }
}

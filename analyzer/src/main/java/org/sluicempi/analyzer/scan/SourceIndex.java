package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.words.FileWords;

/**
 * Finds the file of the tree that declares a type. Knows files by their names, and by a search of their texts, because a file may
 * declare more than the type that it is named after, and a package may lie in several folders.
 */
public final class SourceIndex {
    /** No name of a package. */
    private static final String UNTOLD = "?";

    private final TreeScanner scanner;
    private final Predicate<String> isOnClassPath;
    private final Map<String, List<SourceFile>> byTypeName = new HashMap<>();
    private final Lazy<Map<String, Set<SourceFile>>> byDeclaration;
    private final Map<Path, Optional<SourceUnit>> units = new HashMap<>();
    private final Map<Path, String> packages = new HashMap<>();

    /**
     * @param scanner reads further files
     * @param scan its result
     * @param isOnClassPath whether the user's class path has a type of a qualified name
     */
    public SourceIndex(TreeScanner scanner, Scan scan, Predicate<String> isOnClassPath) {
        this.scanner = scanner;
        this.isOnClassPath = isOnClassPath;
        for (SourceFile file : scan.files()) {
            String name = file.path().getFileName().toString();
            byTypeName
                    .computeIfAbsent(name.substring(0, name.length() - ".java".length()), key -> new ArrayList<>())
                    .add(file);
        }
        this.byDeclaration = new Lazy<>(() -> search(scan.files()));
        scan.hits().forEach(unit -> units.put(unit.file().path(), Optional.of(unit)));
    }

    /**
     * The files that declare a top-level type which a simple name can mean.
     *
     * @param units nearest first
     * @param doubted qualified names of such types that several files declare equally far off, and none nearer, or that a file as near
     *     may declare which cannot be read: nobody knows which of them is compiled
     */
    public record Candidates(List<SourceUnit> units, Set<String> doubted) {
        public Candidates {
            units = List.copyOf(units);
            doubted = Set.copyOf(doubted);
        }
    }

    /** What a simple name in {@code from} can mean. Files that cannot be read or parsed, and the sources of an MPI library, are left out. */
    public Candidates candidates(String simpleName, SourceUnit from) {
        Set<SourceFile> files = declaring(simpleName, from);
        files.addAll(byTypeName.getOrDefault(simpleName, List.of()));
        int unreadable = files.stream()
                .filter(file -> mayDeclareUnread(file, simpleName, from))
                .mapToInt(file -> distance(file, from))
                .min()
                .orElse(Integer.MAX_VALUE);
        String hidden = from.outline().qualify(simpleName);
        List<SourceUnit> all = files.stream()
                .filter(file -> !file.equals(from.file()))
                .flatMap(file -> unit(file).stream())
                .filter(unit -> !scanner.isLibrary(unit.outline()))
                .filter(unit -> unit.outline().declared().contains(simpleName))
                .filter(unit -> isVisible(simpleName, unit, from))
                .filter(unit -> belongTogether(unit.file(), from) || !isOnClassPath.test(simpleName))
                .filter(unit -> distance(unit.file(), from) < unreadable
                        || !unit.outline().qualify(simpleName).equals(hidden))
                .sorted(Comparator.comparing(unit -> distance(unit.file(), from)))
                .toList();
        List<SourceUnit> nearest = all.stream()
                .filter(unit -> all.stream().noneMatch(other -> isVersion(other, unit, simpleName, from)))
                .toList();
        Set<String> doubted = names(all, simpleName);
        boolean isFound = doubted.contains(hidden);
        doubted.removeAll(names(nearest, simpleName));
        if (unreadable < Integer.MAX_VALUE && !isFound) {
            doubted.add(hidden);
        }
        return new Candidates(nearest, doubted);
    }

    /**
     * The simple names in a file that may mean a top-level type of a file beside it, in its package, other than of those that are
     * known. A file that cannot be parsed may declare what its text says.
     *
     * @param isKnown asked for qualified names
     */
    Set<String> beside(SourceUnit unit, Predicate<String> isKnown) {
        return unit.outline().mentioned().stream()
                .filter(name -> !isKnown.test(unit.outline().qualify(name)))
                .filter(name -> declaring(name, unit).stream().anyMatch(file -> mayDeclare(file, name, unit)))
                .collect(Collectors.toSet());
    }

    /** Files that say they declare a type of this name, as far as they may be of the same package. */
    private Set<SourceFile> declaring(String simpleName, SourceUnit from) {
        return byDeclaration.get().getOrDefault(simpleName, Set.of()).stream()
                .filter(file -> mayShareThePackage(file, from))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** By its words, so that no file is parsed that cannot be meant; of some the words tell nothing. */
    private boolean mayShareThePackage(SourceFile file, SourceUnit from) {
        String packageName = from.outline().packageName();
        if (packageName.isEmpty()) {
            return belongTogether(file, from);
        }
        String told = packages.computeIfAbsent(file.path(), key -> packageOf(file));
        return told.equals(packageName) || told.equals(UNTOLD) || told.isEmpty() && liesAsIfIn(packageName, file, from);
    }

    /** What its text does not tell, its place may. */
    private static boolean liesAsIfIn(String packageName, SourceFile file, SourceUnit from) {
        Path folder = file.folder();
        return folder.equals(from.file().folder()) || folder.endsWith(packageName.replace('.', '/'));
    }

    private String packageOf(SourceFile file) {
        FileWords words = scanner.words(file);
        return words.untold() ? UNTOLD : words.vocabulary().packageName();
    }

    /** The files of no package in several folders of one tree are taken for several programs. */
    private static boolean belongTogether(SourceFile file, SourceUnit from) {
        return !from.outline().packageName().isEmpty()
                || file.folder().equals(from.file().folder())
                || isOnTop(file) && isOnTop(from.file());
    }

    private static boolean isOnTop(SourceFile file) {
        return file.folder().equals(file.root());
    }

    private boolean mayDeclare(SourceFile file, String name, SourceUnit from) {
        return mayDeclareUnread(file, name, from)
                || !file.equals(from.file())
                        && unit(file)
                                .filter(unit -> unit.outline().declared().contains(name)
                                        && unit.outline()
                                                .packageName()
                                                .equals(from.outline().packageName()))
                                .isPresent();
    }

    /** Whether a file that cannot be read may declare a type in the package for all that one can know. */
    private boolean mayDeclareUnread(SourceFile file, String name, SourceUnit from) {
        if (!mayShareThePackage(file, from) || unit(file).isPresent()) {
            return false;
        }
        FileWords words = scanner.words(file);
        return words.untold()
                || words.vocabulary().outermost().contains(name)
                || file.path().endsWith(name + ".java");
    }

    private static Set<String> names(List<SourceUnit> units, String simpleName) {
        return units.stream().map(unit -> unit.outline().qualify(simpleName)).collect(Collectors.toSet());
    }

    private static boolean isVersion(SourceUnit other, SourceUnit unit, String simpleName, SourceUnit from) {
        return other != unit
                && other.outline().qualify(simpleName).equals(unit.outline().qualify(simpleName))
                && distance(other.file(), from) == distance(unit.file(), from);
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
        if (there.packageName().equals(here.packageName())
                || there.packageName().isEmpty()) {
            return here.packageName().equals(there.packageName());
        }
        String qualified = there.qualify(simpleName);
        return here.onDemand().contains(there.packageName())
                || here.onDemand().stream().anyMatch(name -> isOrIsInside(name, qualified))
                || here.imports().stream().anyMatch(name -> isOrIsInside(name, qualified))
                || from.text().text().contains(qualified);
    }

    private static boolean isOrIsInside(String name, String qualified) {
        return name.equals(qualified) || name.startsWith(qualified + ".");
    }

    private static int distance(SourceFile file, SourceUnit from) {
        return from.file().folder().relativize(file.path()).getNameCount();
    }

    private Map<String, Set<SourceFile>> search(List<SourceFile> files) {
        Map<String, Set<SourceFile>> found = new HashMap<>();
        for (SourceFile file : files) {
            for (String name : scanner.declarations(file)) {
                found.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(file);
            }
        }
        return found;
    }
}

package org.sluicempi.analyzer.scan;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.words.FileWords;

/**
 * What is compiled with a tree and not read as a part of it. To a model belong those files that may be parts of one program with
 * it: what names its types, directly or through others, and what these name in turn. All else may do what it likes. Files are
 * read when the first question is asked, and what is kept of most of them is small.
 */
final class Companions {
    private final Lazy<Surroundings> surroundings;
    private final List<SourceFile> tree;
    private final Function<SourceFile, FileWords> wordsInside;
    private final Function<SourceFile, FileWords> wordsOutside;
    private final Set<String> libraries;
    private final Lazy<List<LinkedFile>> outside = new Lazy<>(this::readOutside);
    private final Lazy<List<LinkedFile>> inside = new Lazy<>(this::readInside);
    private final Lazy<Map<String, Set<Path>>> foldersByType = new Lazy<>(this::findFolders);
    private final Lazy<Set<String>> types = new Lazy<>(() ->
            outside.get().stream().flatMap(file -> file.declaredIn().stream()).collect(Collectors.toSet()));
    private final Map<SourceFile, FileWords> kept = new HashMap<>();

    /**
     * @param surroundings asked once
     * @param tree the files of the tree
     * @param libraries packages that are no part of a program
     */
    Companions(
            Supplier<Surroundings> surroundings,
            List<SourceFile> tree,
            Function<SourceFile, FileWords> wordsInside,
            Function<SourceFile, FileWords> wordsOutside,
            Set<String> libraries) {
        this.surroundings = new Lazy<>(surroundings);
        this.tree = tree;
        this.wordsInside = wordsInside;
        this.wordsOutside = wordsOutside;
        this.libraries = libraries;
    }

    /** Of a tree that nothing else is compiled with. */
    static Companions none() {
        Function<SourceFile, FileWords> nothing = file -> FileWords.of(new byte[0], StandardCharsets.UTF_8);
        return new Companions(Surroundings::nothing, List.of(), nothing, nothing, Set.of());
    }

    /** Whether all of them are known. */
    boolean areKnown() {
        return surroundings.get().complete();
    }

    /** Whether one of them, be it of another program, declares a type: its package, a point and its simple name. */
    boolean declare(String type) {
        return types.get().contains(type);
    }

    /**
     * Whether one of them declares a top-level type of this name in the file's package. What is in no package belongs together only
     * in one folder.
     */
    boolean declareBeside(SourceUnit unit, String simpleName) {
        String type = unit.outline().packageName() + "." + simpleName;
        Set<Path> folders = foldersByType.get().getOrDefault(type, Set.of());
        return unit.outline().packageName().isEmpty()
                ? folders.contains(unit.file().folder())
                : !folders.isEmpty();
    }

    private Map<String, Set<Path>> findFolders() {
        Map<String, Set<Path>> found = new HashMap<>();
        for (LinkedFile file : outside.get()) {
            for (String name : file.declared()) {
                found.computeIfAbsent(file.packageName() + "." + name, key -> new HashSet<>())
                        .add(file.file().folder());
            }
        }
        return found;
    }

    /** The words of those that belong to the model of some files. */
    Tally of(Collection<SourceFile> model) {
        List<LinkedFile> candidates = outside.get();
        if (candidates.isEmpty()) {
            return new Tally(List.of(), wordsOutside);
        }
        List<LinkedFile> modelled = model.stream()
                .map(file -> LinkedFile.of(file, wordsInside.apply(file)))
                .toList();
        List<LinkedFile> all = new ArrayList<>(candidates);
        inside.get().stream().filter(file -> !model.contains(file.file())).forEach(all::add);
        Set<LinkedFile> linked = new Links(all, modelled).around(modelled);
        List<LinkedFile> together = candidates.stream()
                .filter(file -> file.isUnreadable() || linked.contains(file))
                .toList();
        Set<String> packages = packages();
        Set<SourceFile> doubted = together.stream()
                .filter(file -> file.usesLibraries(packages))
                .map(LinkedFile::file)
                .collect(Collectors.toSet());
        return new Tally(together.stream().map(LinkedFile::file).toList(), file -> {
            FileWords words = kept.computeIfAbsent(file, wordsOutside);
            return doubted.contains(file) ? words.doubted() : words;
        });
    }

    /** Of the project, and of the API. */
    private Set<String> packages() {
        Set<String> packages = new HashSet<>(libraries);
        Stream.of(outside.get(), inside.get())
                .flatMap(List::stream)
                .map(LinkedFile::packageName)
                .filter(name -> !name.isEmpty())
                .forEach(packages::add);
        return packages;
    }

    /** Without what is another version of a file of the tree: no class path has room for both. */
    private List<LinkedFile> readOutside() {
        Map<String, Set<String>> known = new HashMap<>();
        inside.get().forEach(file -> known.put(file.key(), file.declared()));
        List<LinkedFile> read = new ArrayList<>();
        for (Path path : surroundings.get().files()) {
            SourceFile file = new SourceFile(path, path, path);
            LinkedFile linked = LinkedFile.of(file, wordsOutside.apply(file));
            if (!known.getOrDefault(linked.key(), Set.of()).containsAll(linked.declared())) {
                read.add(linked);
            }
        }
        Set<String> sources = read.stream().map(LinkedFile::key).collect(Collectors.toSet());
        return read.stream()
                .filter(file ->
                        !libraries.contains(file.packageName()) || !sources.contains(file.packageName() + ".MPI.java"))
                .toList();
    }

    private List<LinkedFile> readInside() {
        return tree.stream()
                .map(file -> LinkedFile.of(file, wordsInside.apply(file)))
                .toList();
    }
}

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
import org.sluicempi.analyzer.memo.Lazy;

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
        return outside.get().stream().anyMatch(file -> file.declaredIn().contains(type));
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
        Set<String> own = new HashSet<>();
        modelled.forEach(file -> own.add(file.key()));
        List<LinkedFile> others =
                candidates.stream().filter(file -> !own.contains(file.key())).toList();
        List<LinkedFile> all = new ArrayList<>(others);
        inside.get().stream().filter(file -> !model.contains(file.file())).forEach(all::add);
        Set<LinkedFile> linked = new Links(all).around(modelled);
        List<SourceFile> files = others.stream()
                .filter(file -> file.isUnreadable() || linked.contains(file))
                .map(LinkedFile::file)
                .toList();
        return new Tally(files, file -> kept.computeIfAbsent(file, wordsOutside));
    }

    /** Without what is another version of a file of the tree: no class path has room for both. */
    private List<LinkedFile> readOutside() {
        Map<Path, List<Path>> byName = new HashMap<>();
        tree.forEach(file -> byName.computeIfAbsent(file.path().getFileName(), key -> new ArrayList<>())
                .add(file.path()));
        List<LinkedFile> read = new ArrayList<>();
        for (Path path : surroundings.get().files()) {
            SourceFile file = new SourceFile(path, path, path);
            LinkedFile linked = LinkedFile.of(file, wordsOutside.apply(file));
            boolean copy = byName.getOrDefault(path.getFileName(), List.of()).stream()
                    .anyMatch(own -> linked.isIn(own.getParent()));
            if (!copy && !libraries.contains(linked.packageName())) {
                read.add(linked);
            }
        }
        return List.copyOf(read);
    }

    private List<LinkedFile> readInside() {
        return tree.stream()
                .map(file -> LinkedFile.of(file, wordsInside.apply(file)))
                .toList();
    }
}

package org.sluicempi.analyzer.scan;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.words.FileWords;

/** The files of one tree, read once for all the models that are made of some of them. */
public final class ReadTree {
    private final List<SourceFile> files;
    private final Function<SourceFile, FileWords> words;
    private final Lazy<Tally> tally;
    private final Companions companions;
    private final Set<String> libraries;
    private final Predicate<String> isOnClassPath;
    private final MissedTypes missed;

    /**
     * A tree that nothing else is compiled with.
     *
     * @param encoding of the files, which are read from the disk; what does not belong to it is no letter
     */
    public ReadTree(List<SourceFile> files, Charset encoding) {
        this(files, Elsewhere.wordsOnDisk(encoding), Companions.none(), Set.of(), type -> false);
    }

    /**
     * @param roots under which the files were found
     * @param scanner has read the files
     * @param isOnClassPath whether the user's class path has a type of a qualified name
     */
    public ReadTree(List<Path> roots, List<SourceFile> files, TreeScanner scanner, Predicate<String> isOnClassPath) {
        this(
                files,
                scanner::words,
                new Companions(
                        () -> Surroundings.of(
                                roots,
                                files,
                                file -> scanner.words(file).vocabulary().packageName()),
                        files,
                        scanner::words,
                        file -> scanner.wordsOutside(file.path()),
                        scanner.packages()),
                scanner.packages(),
                isOnClassPath);
    }

    private ReadTree(
            List<SourceFile> files,
            Function<SourceFile, FileWords> words,
            Companions companions,
            Set<String> libraries,
            Predicate<String> isOnClassPath) {
        this.files = List.copyOf(files);
        this.words = words;
        this.companions = companions;
        this.libraries = libraries;
        this.isOnClassPath = isOnClassPath;
        this.tally = new Lazy<>(() -> new Tally(this.files, words));
        this.missed = new MissedTypes(this.files, words, tally, companions, libraries, isOnClassPath);
    }

    /** Whether a file of the folder of one that is in no package, and in none either, declares a type. */
    public boolean declaresBeside(SourceUnit unit, String simpleName) {
        return companions.declareBeside(unit, simpleName)
                || files.stream()
                        .filter(file -> file.folder().equals(unit.file().folder()))
                        .map(file -> words.apply(file).vocabulary())
                        .anyMatch(found -> found.declaredIn().contains("." + simpleName));
    }

    /** What belongs to the program of some packages. */
    public OwnPackages own(Collection<String> packages) {
        return new OwnPackages(packages, libraries);
    }

    /** The batch with the names that types outside of the tree may hide, but for those that the class path has. */
    public Batch hiding(Batch batch) {
        return batch.hiding((unit, name) -> companions.declareBeside(unit, name)
                && !isOnClassPath.test(unit.outline().qualify(name)));
    }

    /**
     * The files of the tree that are not in the model, and what is compiled with it.
     *
     * @param missing whether there is at least one file more, which nobody has
     */
    public Elsewhere outside(Set<SourceFile> model, boolean missing) {
        boolean all = model.containsAll(files);
        return new Elsewhere(
                all,
                tally,
                model,
                words,
                companions,
                new Lazy<>(() -> missing || !all && missed.areNamedBeside(model)));
    }

    /** As {@link #outside(Set, boolean)}, where every file is there. */
    public Elsewhere outside(Set<SourceFile> model) {
        return outside(model, false);
    }
}

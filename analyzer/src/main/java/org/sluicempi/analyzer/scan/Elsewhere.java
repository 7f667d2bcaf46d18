package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Tally.Sense;
import org.sluicempi.analyzer.words.FileWords;

/**
 * What can be told without a parser of the files of a tree that are not modelled, and of those that are compiled with the tree
 * without being a part of it, as far as they may belong to one program with the model: see {@link Surroundings}. Every answer
 * errs towards yes; all are yes if a file cannot be read. The files are read when the first question is asked. Not for several
 * threads.
 */
public final class Elsewhere {
    private final boolean empty;
    private final Lazy<Tally> tree;
    private final Lazy<Tally> inside;
    private final Companions companions;
    private final Lazy<Tally> beside;
    private final Function<Path, Set<String>> namedIn;
    private final Lazy<Boolean> missing;
    private final Lazy<Boolean> told = new Lazy<>(this::isTold);

    /** @param encoding of the files; what does not belong to it is no letter */
    public Elsewhere(List<SourceFile> files, Charset encoding) {
        this(
                files.isEmpty(),
                new Lazy<>(() -> new Tally(files, wordsOnDisk(encoding))),
                List.of(),
                wordsOnDisk(encoding),
                Companions.none(),
                new Lazy<>(() -> false));
    }

    Elsewhere(
            boolean empty,
            Lazy<Tally> tree,
            Collection<SourceFile> inside,
            Function<SourceFile, FileWords> words,
            Companions companions,
            Lazy<Boolean> missing) {
        this.missing = missing;
        this.empty = empty;
        this.tree = tree;
        this.inside = new Lazy<>(() -> new Tally(inside, words));
        this.companions = companions;
        this.beside = new Lazy<>(() -> companions.of(inside));
        this.namedIn = path -> inside.stream()
                .filter(file -> file.path().toAbsolutePath().equals(path.toAbsolutePath()))
                .flatMap(file -> words.apply(file).vocabulary().named().stream())
                .collect(Collectors.toSet());
    }

    static Function<SourceFile, FileWords> wordsOnDisk(Charset encoding) {
        return file -> {
            try {
                return FileWords.of(Contents.OF_FILES.read(file.path()), encoding);
            } catch (IOException e) {
                return FileWords.of(null, encoding);
            }
        };
    }

    /** Of a tree whose files are all modelled. */
    public static Elsewhere nowhere() {
        return new Elsewhere(List.of(), StandardCharsets.UTF_8);
    }

    public boolean isEmpty() {
        return empty && !missing.get() && beside.get().isEmpty() && companions.areKnown();
    }

    /** Whether the word occurs, be it in a comment or in a string. */
    public boolean mentions(String word) {
        return ask(word, Sense.WORD);
    }

    /** Whether the word occurs outside of comments and strings; where a thread only waits or asks for itself, its class does not. */
    public boolean names(String word) {
        return ask(word, Sense.NAMED);
    }

    /** Whether a file of the tree has an annotation, by which a library may find it. */
    public boolean isMarked() {
        return isDoubted()
                || !empty
                        && tree.get().words(Sense.MARK).keySet().stream()
                                .anyMatch(mark -> standsInTree(Sense.MARK, mark));
    }

    /** Whether nobody can tell what a file does: it may reach even what is private. */
    public boolean isDoubted() {
        return !isEmpty() && !told.get();
    }

    /** Whether a file of the model names a type that no other one contains, and that another file declares. */
    public boolean declaresOneNamedIn(Path file) {
        return !isEmpty() && namedIn.apply(file).stream().anyMatch(word -> ask(word, Sense.OUTERMOST));
    }

    /** Whether a class, interface or anonymous class may be derived from a type of this simple name. */
    public boolean mayExtend(String simpleName) {
        return ask(simpleName, Sense.EXTENDED);
    }

    /** Whether something of this name may be assigned or incremented, in whatever form. */
    public boolean mayAssign(String name) {
        return ask(name, Sense.ASSIGNED);
    }

    /** Whether a type of this simple name may be declared. */
    public boolean declares(String simpleName) {
        return ask(simpleName, Sense.DECLARED);
    }

    /** Whether a type of this qualified name may be declared. */
    public boolean mayDeclare(String qualifiedName) {
        int point = qualifiedName.lastIndexOf('.');
        String name = qualifiedName.substring(point + 1);
        if (!isEmpty() && !isTold(name)) {
            return true;
        }
        boolean found = isDeclared(point < 0 ? "." + name : qualifiedName);
        int end = point;
        while (!found && end > 0) {
            found = isDeclared(qualifiedName.substring(0, end) + "." + name);
            end = qualifiedName.lastIndexOf('.', end - 1);
        }
        return found;
    }

    /** Whether a file may be in a package of this name, or in one inside of it. */
    public boolean mayHavePackage(String name) {
        return !isEmpty()
                && (!told.get() || words(Sense.DECLARED_IN).stream().anyMatch(type -> type.startsWith(name + ".")));
    }

    /** A type of the package of another program hides others all the same. */
    private boolean isDeclared(String type) {
        return stands(Sense.DECLARED_IN, type) || companions.declare(type);
    }

    /**
     * Whether a {@code main} of one of these types may be called or imported, the type or an object being named in front of it.
     *
     * @param names simple names of the types that have or inherit it
     * @param isType whether the program's other files have a type, and nothing else, of a simple name
     */
    public boolean mayCallMain(Set<String> names, Predicate<String> isType) {
        return !isEmpty()
                && (!told.get()
                        || names.stream().anyMatch(name -> ask(name, Sense.IMPORTED_FROM))
                        || words(Sense.MAIN).stream()
                                .anyMatch(owner -> names.contains(owner) || !isOtherType(owner, isType)));
    }

    /** A keyword leads to the class at hand, which is not derived from any of those. */
    private boolean isOtherType(String word, Predicate<String> isType) {
        boolean type = stands(Sense.DECLARED, word) || isType.test(word);
        return Set.of("this", "super").contains(word) || type && !stands(Sense.VARIABLE, word) && isTold(word);
    }

    /** Simple names of the types that something may be derived from. */
    public Set<String> extended() {
        return words(Sense.EXTENDED);
    }

    private boolean ask(String word, Sense sense) {
        return !isEmpty() && (!isTold(word) || stands(sense, word));
    }

    private boolean stands(Sense sense, String word) {
        return beside.get().number(sense, word) > 0 || standsInTree(sense, word);
    }

    private boolean standsInTree(Sense sense, String word) {
        return !empty && tree.get().number(sense, word) > inside.get().number(sense, word);
    }

    private Set<String> words(Sense sense) {
        Set<String> words = new HashSet<>(beside.get().words(sense).keySet());
        if (!empty) {
            tree.get().words(sense).keySet().stream()
                    .filter(word -> standsInTree(sense, word))
                    .forEach(words::add);
        }
        return words;
    }

    /** Whether the word can be looked for. */
    private boolean isTold(String word) {
        return told.get() && StandardCharsets.US_ASCII.newEncoder().canEncode(word);
    }

    /** Whether all files can be read in one way, and are what they were before. */
    private boolean isTold() {
        return !missing.get()
                && companions.areKnown()
                && beside.get().untold() == 0
                && (empty
                        || tree.get().untold() == inside.get().untold()
                                && tree.get().holds(inside.get()));
    }
}

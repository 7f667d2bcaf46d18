package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Tally.Sense;

/**
 * What can be told without a parser of the files of a tree that are not modelled. Every answer errs towards yes; all are
 * yes if a file cannot be read. The files are read when the first question is asked. Not for several threads.
 */
public final class Elsewhere {
    private final boolean empty;
    private final Lazy<Tally> tree;
    private final Lazy<Tally> inside;
    private final Lazy<Boolean> told = new Lazy<>(this::isTold);

    /** @param encoding of the files; what does not belong to it is no letter */
    public Elsewhere(List<SourceFile> files, Charset encoding) {
        this(
                files.isEmpty(),
                new Lazy<>(() -> new Tally(files, wordsOnDisk(encoding))),
                List.of(),
                wordsOnDisk(encoding));
    }

    private Elsewhere(
            boolean empty, Lazy<Tally> tree, Collection<SourceFile> inside, Function<SourceFile, FileWords> words) {
        this.empty = empty;
        this.tree = tree;
        this.inside = new Lazy<>(() -> new Tally(inside, words));
    }

    private static Function<SourceFile, FileWords> wordsOnDisk(Charset encoding) {
        return file -> {
            try {
                return FileWords.of(Contents.OF_FILES.read(file.path()), encoding);
            } catch (IOException e) {
                return FileWords.of(null, encoding);
            }
        };
    }

    /** The files of one tree, read once for all the models that are made of some of them. */
    public static final class Tree {
        private final List<SourceFile> files;
        private final Function<SourceFile, FileWords> words;
        private final Lazy<Tally> tally;

        /** @param encoding of the files, which are read from the disk; what does not belong to it is no letter */
        public Tree(List<SourceFile> files, Charset encoding) {
            this(files, wordsOnDisk(encoding));
        }

        /** @param scanner has read the files */
        public Tree(List<SourceFile> files, TreeScanner scanner) {
            this(files, scanner::words);
        }

        private Tree(List<SourceFile> files, Function<SourceFile, FileWords> words) {
            this.files = List.copyOf(files);
            this.words = words;
            this.tally = new Lazy<>(() -> new Tally(this.files, words));
        }

        /** The files of the tree that are not in the model. */
        public Elsewhere outside(Set<SourceFile> model) {
            return new Elsewhere(model.containsAll(files), tally, model, words);
        }
    }

    /** Of a tree whose files are all modelled. */
    public static Elsewhere nowhere() {
        return new Elsewhere(List.of(), StandardCharsets.UTF_8);
    }

    public boolean isEmpty() {
        return empty;
    }

    /** Whether the word occurs, be it in a comment or in a string. */
    public boolean mentions(String word) {
        return ask(word, Sense.WORD);
    }

    /** Whether a class, interface or anonymous class may be derived from a type of this simple name. */
    public boolean mayExtend(String simpleName) {
        return ask(simpleName, Sense.EXTENDED);
    }

    /** Whether something of this name may be assigned or incremented, in whatever form. */
    public boolean mayAssign(String name) {
        return ask(name, Sense.ASSIGNED);
    }

    /** Whether a type of this qualified name may be declared. */
    public boolean mayDeclare(String qualifiedName) {
        int point = qualifiedName.lastIndexOf('.');
        String name = qualifiedName.substring(point + 1);
        if (empty || !isTold(name)) {
            return !empty;
        }
        boolean found = stands(Sense.DECLARED_IN, point < 0 ? "." + name : qualifiedName);
        int end = point;
        while (!found && end > 0) {
            found = stands(Sense.DECLARED_IN, qualifiedName.substring(0, end) + "." + name);
            end = qualifiedName.lastIndexOf('.', end - 1);
        }
        return found;
    }

    /**
     * Whether a {@code main} of one of these types may be called or imported, the type or an object being named in front of it.
     *
     * @param names simple names of the types that have or inherit it
     * @param isType whether the program's other files have a type, and nothing else, of a simple name
     */
    public boolean mayCallMain(Set<String> names, Predicate<String> isType) {
        return !empty
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
        return empty ? Set.of() : words(Sense.EXTENDED);
    }

    private boolean ask(String word, Sense sense) {
        return !empty && (!isTold(word) || stands(sense, word));
    }

    private boolean stands(Sense sense, String word) {
        return tree.get().number(sense, word) > inside.get().number(sense, word);
    }

    private Set<String> words(Sense sense) {
        return tree.get().words(sense).keySet().stream()
                .filter(word -> stands(sense, word))
                .collect(Collectors.toSet());
    }

    /** Whether the word can be looked for. */
    private boolean isTold(String word) {
        return told.get() && StandardCharsets.US_ASCII.newEncoder().canEncode(word);
    }

    /** Whether all files can be read in one way, and are what they were before. */
    private boolean isTold() {
        return tree.get().untold() == inside.get().untold() && tree.get().holds(inside.get());
    }
}

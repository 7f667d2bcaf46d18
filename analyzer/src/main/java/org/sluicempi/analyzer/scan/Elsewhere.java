package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What can be told without a parser of the files of a tree that are not modelled. Every answer errs towards yes; all are
 * yes if a file cannot be read. The files are read when the first question is asked. Not for several threads.
 */
public final class Elsewhere {
    private final List<SourceFile> files;
    private final Charset encoding;
    private @Nullable Vocabulary vocabulary;
    private boolean unreadable;

    /** @param encoding of the files; what does not belong to it is no letter */
    public Elsewhere(List<SourceFile> files, Charset encoding) {
        this.files = List.copyOf(files);
        this.encoding = encoding;
    }

    /** Of a tree whose files are all modelled. */
    public static Elsewhere nowhere() {
        return new Elsewhere(List.of(), StandardCharsets.UTF_8);
    }

    public boolean isEmpty() {
        return files.isEmpty();
    }

    /** Whether the word occurs, be it in a comment or in a string. */
    public boolean mentions(String word) {
        return ask(word, vocabulary().words());
    }

    /** Whether a class, interface or anonymous class may be derived from a type of this simple name. */
    public boolean mayExtend(String simpleName) {
        return ask(simpleName, vocabulary().extended());
    }

    /** Whether something of this name may be assigned or incremented, in whatever form. */
    public boolean mayAssign(String name) {
        return ask(name, vocabulary().assigned());
    }

    /** Whether a type of this qualified name may be declared. */
    public boolean mayDeclare(String qualifiedName) {
        int point = qualifiedName.lastIndexOf('.');
        String name = qualifiedName.substring(point + 1);
        if (files.isEmpty() || !isTold(name)) {
            return !files.isEmpty();
        }
        boolean found = vocabulary().declaredIn().contains(point < 0 ? "." + name : qualifiedName);
        int end = point;
        while (!found && end > 0) {
            found = vocabulary().declaredIn().contains(qualifiedName.substring(0, end) + "." + name);
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
        return !files.isEmpty()
                && (unreadable()
                        || names.stream()
                                .anyMatch(name -> ask(name, vocabulary().importedFrom()))
                        || vocabulary().mains().stream()
                                .anyMatch(owner -> names.contains(owner) || !isOtherType(owner, isType)));
    }

    /** A keyword leads to the class at hand, which is not derived from any of those. */
    private boolean isOtherType(String word, Predicate<String> isType) {
        boolean type = vocabulary().declared().contains(word) || isType.test(word);
        return Set.of("this", "super").contains(word)
                || type && !vocabulary().variables().contains(word) && isTold(word);
    }

    /** Simple names of the types that something may be derived from. */
    public Set<String> extended() {
        return vocabulary().extended();
    }

    private boolean ask(String word, Set<String> words) {
        return !files.isEmpty() && (!isTold(word) || words.contains(word));
    }

    /** Whether the word can be looked for. */
    private boolean isTold(String word) {
        return !unreadable() && StandardCharsets.US_ASCII.newEncoder().canEncode(word);
    }

    private boolean unreadable() {
        return vocabulary().isDoubtful() || unreadable;
    }

    private Vocabulary vocabulary() {
        Vocabulary known = vocabulary;
        if (known == null) {
            known = new Vocabulary();
            for (SourceFile file : files) {
                try {
                    String text = new String(Files.readAllBytes(file.path()), encoding);
                    unreadable |= text.indexOf(0) >= 0;
                    known.add(text);
                } catch (IOException e) {
                    unreadable = true;
                }
            }
            vocabulary = known;
        }
        return known;
    }
}

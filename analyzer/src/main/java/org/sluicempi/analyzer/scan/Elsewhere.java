package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What can be told without a parser of the files of a tree that are not modelled. Every answer errs towards yes; all are
 * yes if a file cannot be read. The files are read when the first question is asked. Not for several threads.
 */
public final class Elsewhere {
    private final List<SourceFile> files;
    private @Nullable Tokens tokens;
    private boolean unreadable;

    public Elsewhere(List<SourceFile> files) {
        this.files = List.copyOf(files);
    }

    /** Of a tree whose files are all modelled. */
    public static Elsewhere nowhere() {
        return new Elsewhere(List.of());
    }

    public boolean isEmpty() {
        return files.isEmpty();
    }

    /** Whether the word occurs, be it in a comment or in a string. */
    public boolean mentions(String word) {
        return ask(word, tokens().words());
    }

    /** Whether a class, interface or anonymous class may be derived from a type of this simple name. */
    public boolean mayExtend(String simpleName) {
        return ask(simpleName, tokens().extended());
    }

    /** Whether something of this name may be the target of a plain assignment. */
    public boolean mayAssign(String name) {
        return ask(name, tokens().assigned());
    }

    /** Whether a member of a type of this simple name, the type being named in front of it, may be used or imported. */
    public boolean mayUse(String simpleName, String member) {
        return ask(simpleName + "." + member, tokens().members()) || ask(simpleName + ".*", tokens().members());
    }

    /** Simple names of the types that something may be derived from. */
    public Set<String> extended() {
        return tokens().extended();
    }

    private boolean ask(String word, Set<String> words) {
        boolean ascii = StandardCharsets.US_ASCII.newEncoder().canEncode(word);
        return !files.isEmpty() && (unreadable || !ascii || words.contains(word));
    }

    private Tokens tokens() {
        Tokens known = tokens;
        if (known == null) {
            known = new Tokens(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
            for (SourceFile file : files) {
                try {
                    String text = new String(Files.readAllBytes(file.path()), StandardCharsets.ISO_8859_1);
                    unreadable |= text.indexOf(0) >= 0;
                    known.add(text);
                } catch (IOException e) {
                    unreadable = true;
                }
            }
            tokens = known;
        }
        return known;
    }
}

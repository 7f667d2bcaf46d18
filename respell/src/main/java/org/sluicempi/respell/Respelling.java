package org.sluicempi.respell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialect.Argument;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.respell.Counterparts.Counterpart;

/** The way of a program's text from one dialect to another. Comments, lines and all that is not a call of MPI stay. */
public final class Respelling {
    private final Dialect from;
    private final Dialect to;
    private final Counterparts counterparts;

    public Respelling(Dialect from, Dialect to) {
        this.from = from;
        this.to = to;
        this.counterparts = new Counterparts(from, to);
    }

    /** What a package or a folder is called: one that is named after the dialect is named after the other. */
    public String named(String name) {
        return name.equals(from.id()) ? to.id() : name;
    }

    /** A piece of the program that reads otherwise in the other dialect. */
    private record Edit(int start, int end, String text) {}

    /**
     * @param program a source file
     * @return the same program in the other dialect
     * @throws IllegalArgumentException if a call has no counterpart; names the call
     */
    public String of(String program) {
        Tokens tokens = Tokens.of(program);
        List<Edit> edits = new ArrayList<>(packages(tokens));
        List<Token> code = tokens.code();
        for (int k = 1; k + 1 < code.size(); k++) {
            Token name = code.get(k);
            if (name.kind() == Token.Kind.WORD && tokens.is(code.get(k - 1), ".") && tokens.is(code.get(k + 1), "(")) {
                edits.addAll(call(tokens, name, code.get(k + 1)));
            }
        }
        StringBuilder text = new StringBuilder(program);
        edits.sort(Comparator.comparingInt(Edit::start).reversed());
        edits.forEach(edit -> text.replace(edit.start(), edit.end(), edit.text()));
        return text.toString();
    }

    private List<Edit> packages(Tokens tokens) {
        List<Edit> edits = new ArrayList<>();
        boolean named = false;
        for (Token token : tokens.code()) {
            String read = tokens.read(token);
            named = read.equals("package") || read.equals("import") || named && !read.equals(";");
            if (named) {
                edits.add(new Edit(token.start(), token.end(), named(read)));
            }
        }
        return edits;
    }

    private List<Edit> call(Tokens tokens, Token name, Token open) {
        String read = tokens.read(name);
        if (!counterparts.has(read)) {
            return List.of();
        }
        Optional<Counterpart> other = counterparts.of(read);
        ArgumentList arguments = ArgumentList.of(tokens, open);
        if (other.isEmpty()) {
            String field = Counterparts.property(read)
                    .filter(property -> arguments.isEmpty())
                    .orElseThrow(() -> new IllegalArgumentException(to.id() + " has no " + read));
            return List.of(new Edit(name.start(), arguments.close().end(), field));
        }
        List<Edit> edits = new ArrayList<>();
        edits.add(new Edit(name.start(), name.end(), other.get().name()));
        edits.addAll(offsets(arguments, read, other.get()));
        return edits;
    }

    /** What has to be done about the offsets of buffers, which not all dialects have. */
    private static List<Edit> offsets(ArgumentList arguments, String name, Counterpart other) {
        boolean here = other.here().contains(Argument.OFFSET);
        if (here == other.there().contains(Argument.OFFSET)) {
            return List.of();
        }
        if (arguments.size() != other.here().size()) {
            throw new IllegalArgumentException(name + " with " + arguments.size() + " arguments");
        }
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            if (!here && other.here().get(i) == Argument.BUFFER) {
                edits.add(new Edit(arguments.end(i), arguments.end(i), ", 0"));
            } else if (other.here().get(i) == Argument.OFFSET) {
                if (!arguments.text(i).equals("0")) {
                    throw new IllegalArgumentException(name + " with the offset " + arguments.text(i));
                }
                edits.add(new Edit(arguments.end(i - 1), arguments.end(i), ""));
            }
        }
        return edits;
    }
}

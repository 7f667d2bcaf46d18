package org.sluicempi.analyzer.plan;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.source.Span;

/**
 * One change to a file: text, and the place that it goes to. The kinds are few and speak of text only; what a change is good
 * for is known to whoever planned it. Text is finished Java, without indentation and, but for what it copies from the
 * author, without line ends: those the transformer takes from the place. {@code site} is the {@link SitePlan#id} on whose
 * behalf the change is made.
 *
 * <p>Where statements may stand. In front of any statement, with or without labels; braces are added where it is the
 * whole body of an if, else, loop or arrow, so what is declared there is only seen inside these braces. Behind: a
 * statement behind an offset goes behind the outermost statement that ends there, hence into the innermost braces around
 * it; {@code if (x) for (...) a();} ends in three statements. Replaced statements stay where they are, so one that is the
 * whole body of an if cannot become a declaration. Several steps may concern one place: they are carried out in the order
 * of the sites, in front of a statement first by {@link Rank}. What is put around a statement stands inside of the {@code
 * try} of {@link Finally}, and neither holds what other steps put in front of the statement or behind it; labels stay on
 * the statement, inside. There is at most one {@link Wrap} around a statement. A statement's span may leave out its
 * semicolon.
 */
public sealed interface Step {
    String site();

    /** What is written: statements, expressions, and headers of statements. */
    List<String> texts();

    /** The order in front of one statement. */
    enum Rank {
        /** Of a variable, with a value that names nothing of the author's. */
        DECLARATION,
        STATEMENT,
        /** To the statement: what may need what others in front of it have produced. */
        CLOSEST
    }

    /**
     * Imports of single types, one line each: {@code import mpi.DeltaSend;}.
     *
     * @param at offset where an import declaration of the file starts or, behind its semicolon, ends
     * @param before whether the lines go in front of that declaration, or behind it
     * @param types qualified names in the order of the lines, at least one
     */
    record Import(String site, int at, boolean before, List<String> types) implements Step {
        public Import {
            types = List.copyOf(types);
        }

        @Override
        public List<String> texts() {
            return List.of();
        }
    }

    /**
     * A statement on a line of its own in front of another one.
     *
     * @param at offset of the statement (or of the comment that belongs to it) that it goes in front of
     */
    record Before(String site, int at, Rank rank, String statement) implements Step {
        @Override
        public List<String> texts() {
            return List.of(statement);
        }
    }

    /**
     * A statement on a line of its own behind another one.
     *
     * @param at offset of that statement's end
     */
    record Behind(String site, int at, String statement) implements Step {
        @Override
        public List<String> texts() {
            return List.of(statement);
        }
    }

    /**
     * A statement that comes first in a body.
     *
     * @param body a block, or a statement, which gets braces
     */
    record First(String site, Span body, String statement) implements Step {
        @Override
        public List<String> texts() {
            return List.of(statement);
        }
    }

    /**
     * A statement that comes last in a body.
     *
     * @param body a block, or a statement, which gets braces
     */
    record Last(String site, Span body, String statement) implements Step {
        @Override
        public List<String> texts() {
            return List.of(statement);
        }
    }

    /**
     * Another statement in the place of one.
     *
     * @param statement the statement with its semicolon
     * @param text the other one with its semicolon
     */
    record Replace(String site, Span statement, String text) implements Step {
        @Override
        public List<String> texts() {
            return List.of(text);
        }
    }

    /** Another expression in the place of one. */
    record ReplaceExpression(String site, Span expression, String text) implements Step {
        @Override
        public List<String> texts() {
            return List.of(text);
        }
    }

    /**
     * One more item at the end of a list in parentheses: a parameter of a method, an argument of a call. Those of several sites
     * stand in the order of the sites, in the list of a method as in those of its calls.
     *
     * @param at offset of the closing parenthesis
     * @param item without a comma
     */
    record Append(String site, int at, String item) implements Step {
        @Override
        public List<String> texts() {
            return List.of(item);
        }
    }

    /**
     * A statement with a body around another one: {@code for (...) { first; statement; last; }}.
     *
     * @param statement the whole statement, without its labels
     * @param header what stands in front of the brace, such as {@code for (...)} or {@code if (...)}
     * @param braced whether the whole gets braces where it is the body of something; for an {@code if}, which would take
     *     the {@code else} behind it
     */
    record Wrap(String site, Span statement, String header, List<Inner> first, List<Inner> last, boolean braced)
            implements Step {
        public Wrap {
            first = List.copyOf(first);
            last = List.copyOf(last);
        }

        @Override
        public List<String> texts() {
            return Stream.concat(
                            Stream.of(header),
                            Stream.of(first, last).flatMap(List::stream).map(Inner::statement))
                    .toList();
        }
    }

    /**
     * A loop over the elements of an array as one that counts: {@code for (int i = 0; i < a.length; i++) { ...; double v = a[i]; }}
     * for {@code for (double v : a)}. All that comes first in the body on behalf of others stands in front of the declaration. There is
     * at most one for a loop.
     *
     * @param loop the whole statement, without its labels
     * @param header what stands between the parentheses
     * @param text what stands there then
     * @param body a block, or a statement, which gets braces
     * @param declaration of the variable that the header has declared, with its value
     */
    record Count(String site, Span loop, Span header, String text, Span body, String declaration) implements Step {
        @Override
        public List<String> texts() {
            return List.of(text, declaration);
        }
    }

    /** A statement inside of a {@link Wrap}. */
    record Inner(String site, String statement) {}

    /**
     * Executes a statement on every way out of another one: {@code try { for (...) ... } finally { recvA.deltaWait(); }}.
     * Several steps of the same statements share the {@code try}.
     *
     * @param statements the one that is left, without its labels, or several without labels that follow one another in one
     *     list, with the semicolon of the last
     * @param text the one that is executed then
     */
    record Finally(String site, Span statements, String text) implements Step {
        @Override
        public List<String> texts() {
            return List.of(text);
        }
    }
}

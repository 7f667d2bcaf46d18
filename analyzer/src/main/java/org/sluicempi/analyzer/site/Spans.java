package org.sluicempi.analyzer.site;

import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.analyzer.symbolic.WrittenText;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtStatement;
import spoon.reflect.cu.SourcePosition;
import spoon.reflect.declaration.CtElement;

/** Where elements of the model lie in the text. Spans begin and end where tokens do. */
public final class Spans {
    private static final String SEMICOLON = ";";
    private static final String DOT = ".";

    private Spans() {}

    /** Whether the element was written in the source, so that {@link #of} has an answer. */
    public static boolean exist(CtElement element) {
        SourcePosition position = element.getPosition();
        return position.isValidPosition() && position.getSourceStart() >= 0;
    }

    /**
     * The element's text. Something that is an expression comes without a semicolon, even where it is used as a
     * statement; for that see {@link #ofStatement}. Comments in front of it do not belong to it.
     *
     * @param text of the file that the element is written in
     * @throws IllegalStateException if the element was not written in the source, or in another file
     */
    public static Span of(CtElement element, SourceText text) {
        Span whole = raw(element, text);
        Tokens tokens = text.tokens();
        Optional<Token> last = tokens.upTo(whole.end());
        return element instanceof CtExpression && last.isPresent() && isBehind(last.get(), tokens)
                ? tokens.trimmed(new Span(whole.start(), last.get().start()))
                : whole;
    }

    /** Whether no expression ends with it: the model counts the dot behind a name in {@code name .field} to the name. */
    private static boolean isBehind(Token last, Tokens tokens) {
        return isSemicolon(last, tokens) || tokens.is(last, DOT);
    }

    /**
     * The text of a statement with its semicolon, if it has one.
     *
     * @param text of the file that the statement is written in
     * @throws IllegalStateException if the statement was not written in the source, or in another file
     */
    public static Span ofStatement(CtStatement statement, SourceText text) {
        Span whole = raw(statement, text);
        Tokens tokens = text.tokens();
        Optional<Token> last = tokens.upTo(whole.end());
        if (last.isPresent() && isSemicolon(last.get(), tokens)) {
            return whole;
        }
        Optional<Token> next = tokens.from(whole.end());
        return statement instanceof CtExpression && next.isPresent() && isSemicolon(next.get(), tokens)
                ? new Span(whole.start(), next.get().end())
                : whole;
    }

    private static boolean isSemicolon(Token token, Tokens tokens) {
        return tokens.is(token, SEMICOLON);
    }

    private static Span raw(CtElement element, SourceText text) {
        if (!exist(element)) {
            throw new IllegalStateException(
                    "no position in " + text.file() + ": " + element.getClass().getSimpleName());
        }
        WrittenText.of(element).filter(other -> other != text).ifPresent(other -> {
            throw new IllegalStateException("an element of " + other.file() + " was looked for in " + text.file());
        });
        SourcePosition position = element.getPosition();
        Tokens tokens = text.tokens();
        return tokens.trimmed(tokens.whole(new Span(start(element), position.getSourceEnd() + 1)));
    }

    /** Of a declaration with an annotation and a comment behind it the model knows the comment's position. */
    private static int start(CtElement element) {
        return Stream.concat(Stream.of(element), element.getAnnotations().stream())
                .filter(Spans::exist)
                .mapToInt(part -> part.getPosition().getSourceStart())
                .min()
                .orElseThrow();
    }
}

package org.sluicempi.analyzer.site;

import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtStatement;
import spoon.reflect.cu.SourcePosition;
import spoon.reflect.declaration.CtElement;

/** Where elements of the model lie in the text. */
public final class Spans {
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
     * @throws IllegalStateException if the element was not written in the source
     */
    public static Span of(CtElement element, SourceText text) {
        Span whole = raw(element, text);
        if (!(element instanceof CtExpression) || text.text().charAt(whole.end() - 1) != ';') {
            return whole;
        }
        Code code = new Code(text.text(), whole.start(), whole.end() - 1);
        return new Span(whole.start(), code.endOfLastToken());
    }

    /**
     * The text of a statement with its semicolon, if it has one.
     *
     * @throws IllegalStateException if the statement was not written in the source
     */
    public static Span ofStatement(CtStatement statement, SourceText text) {
        Span whole = raw(statement, text);
        if (text.text().charAt(whole.end() - 1) == ';') {
            return whole;
        }
        int next = new Code(text.text(), whole.end(), text.text().length()).firstToken();
        boolean closes = next < text.text().length() && text.text().charAt(next) == ';';
        return closes && statement instanceof CtExpression ? new Span(whole.start(), next + 1) : whole;
    }

    private static Span raw(CtElement element, SourceText text) {
        if (!exist(element)) {
            throw new IllegalStateException(
                    "no position in " + text.file() + ": " + element.getClass().getSimpleName());
        }
        return new Span(
                element.getPosition().getSourceStart(), element.getPosition().getSourceEnd() + 1);
    }
}

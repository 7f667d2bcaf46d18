package org.sluicempi.analyzer.site;

import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtComment;
import spoon.reflect.code.CtExpression;
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
     * The element's text. An expression that is used as a statement comes without its semicolon; a statement comes with
     * it. Comments in front of it do not belong to it.
     *
     * @throws IllegalStateException if the element was not written in the source
     */
    public static Span of(CtElement element, SourceText text) {
        if (!exist(element)) {
            throw new IllegalStateException(
                    "no position in " + text.file() + ": " + element.getClass().getSimpleName());
        }
        int start = element.getPosition().getSourceStart();
        int end = element.getPosition().getSourceEnd() + 1;
        if (element instanceof CtExpression && !(element instanceof CtComment)) {
            end = withoutSemicolon(text.text(), start, end);
        }
        return new Span(start, end);
    }

    private static int withoutSemicolon(String text, int start, int end) {
        if (text.charAt(end - 1) != ';') {
            return end;
        }
        int last = end - 1;
        while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }
}

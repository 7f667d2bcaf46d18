package org.sluicempi.analyzer.dependence;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Local variables that are declared only after the place where their value is needed, and whose initialiser can be
 * written there instead.
 *
 * @param code everything that is executed between that place and the use of the variable
 * @param earlier offset of the place
 */
record Inlining(Code code, int earlier) {

    /** What the variable has been given once and for all, if it is declared too late. */
    Optional<CtExpression<?>> definition(CtVariable<?> variable) {
        return variable instanceof CtLocalVariable<?> local
                        && Spans.exist(local)
                        && local.getPosition().getSourceStart() >= earlier
                        && local.getDefaultExpression() != null
                        && local.getType().equals(local.getDefaultExpression().getType())
                        && code.change(local).isEmpty()
                ? Optional.of(local.getDefaultExpression())
                : Optional.empty();
    }

    /** What is written for an expression as a whole. */
    CtExpression<?> written(CtExpression<?> expression) {
        return expression instanceof CtVariableRead<?> read
                ? definition(read).<CtExpression<?>>map(this::written).orElse(expression)
                : expression;
    }

    private Optional<CtExpression<?>> definition(CtVariableRead<?> read) {
        return code.method().variable(read).flatMap(this::definition);
    }

    /** The text of an expression, with the initialisers in the places of such variables. */
    String text(CtExpression<?> expression, SourceText text) {
        Span span = Spans.of(expression, text);
        return text(List.of(expression), span, text);
    }

    /** The text of a stretch of the file that holds the expressions. */
    String text(List<? extends CtExpression<?>> expressions, Span span, SourceText text) {
        List<CtVariableRead<?>> reads = expressions.stream()
                .flatMap(e -> e.getElements(new TypeFilter<CtVariableRead<?>>(CtVariableRead.class)).stream())
                .filter(read -> definition(read).isPresent())
                .sorted(Comparator.comparingInt(read -> Spans.of(read, text).start()))
                .toList();
        StringBuilder result = new StringBuilder();
        int at = span.start();
        for (CtVariableRead<?> read : reads) {
            Span place = Spans.of(read, text);
            CtExpression<?> value = definition(read).orElseThrow();
            String written = text(value, text);
            boolean plain = value instanceof CtLiteral<?> || value instanceof CtVariableRead<?>;
            boolean alone = expressions.stream().anyMatch(e -> e == read);
            result.append(text.text(), at, place.start()).append(plain || alone ? written : "(" + written + ")");
            at = place.end();
        }
        return result.append(text.text(), at, span.end()).toString();
    }
}

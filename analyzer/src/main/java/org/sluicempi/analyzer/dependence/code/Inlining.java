package org.sluicempi.analyzer.dependence.code;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.effect.Root;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Local variables that are declared only after the place where their value is needed, and whose initialiser can be
 * written there instead.
 *
 * @param code everything that is executed between that place and the use of the variable
 * @param earlier offset of the place
 */
public record Inlining(Code code, int earlier) {

    /** What the variable has been given once and for all, if it is declared too late. */
    Optional<CtExpression<?>> definition(CtVariable<?> variable) {
        return variable instanceof CtLocalVariable<?> local
                        && Spans.exist(local)
                        && code.method().isLate(local, earlier)
                        && !code.method().isOfCalled(local)
                        && local.getDefaultExpression() != null
                        && local.getType().equals(typeOf(local.getDefaultExpression()))
                        && (local.getType().isPrimitive() || makesNothing(local.getDefaultExpression()))
                        && code.change(local).isEmpty()
                ? Optional.of(local.getDefaultExpression())
                : Optional.empty();
    }

    /** Whether the expression is the same object wherever it is written: no call in it may make one. */
    private boolean makesNothing(CtExpression<?> expression) {
        Method method = code.method();
        return method.body().of(expression).stream()
                .flatMapToInt(range -> IntStream.range(range.from(), range.to()))
                .filter(i -> method.step(i) instanceof Step.Call)
                .mapToObj(i -> method.effects().results(method.body(), i))
                .noneMatch(results -> results.isEmpty() || results.contains(Root.FRESH));
    }

    /** The type of the expression's value, its casts included. */
    private static @Nullable CtTypeReference<?> typeOf(CtExpression<?> expression) {
        List<CtTypeReference<?>> casts = expression.getTypeCasts();
        return casts.isEmpty() ? expression.getType() : casts.get(0);
    }

    /** What is written for an expression as a whole. */
    public CtExpression<?> written(CtExpression<?> expression) {
        return expression instanceof CtVariableRead<?> read
                        && read.getTypeCasts().isEmpty()
                ? definition(read).<CtExpression<?>>map(this::written).orElse(expression)
                : expression;
    }

    private Optional<CtExpression<?>> definition(CtVariableRead<?> read) {
        return code.method().variable(read).flatMap(this::definition);
    }

    /** The text of an expression, with the initialisers in the places of such variables. */
    public String text(CtExpression<?> expression, SourceText text) {
        Span span = Spans.of(expression, text);
        return text(List.of(expression), span, text);
    }

    /** The text of a stretch of the file that holds the expressions. */
    public String text(List<? extends CtExpression<?>> expressions, Span span, SourceText text) {
        List<CtVariableRead<?>> reads = expressions.stream()
                .flatMap(e -> e.getElements(new TypeFilter<CtVariableRead<?>>(CtVariableRead.class)).stream())
                .filter(read -> definition(read).isPresent())
                .sorted(Comparator.comparingInt(read -> Spans.of(read, text).start()))
                .toList();
        StringBuilder result = new StringBuilder();
        int at = span.start();
        for (CtVariableRead<?> read : reads) {
            Span place = name(read, text);
            CtExpression<?> value = definition(read).orElseThrow();
            String written = text(value, text);
            boolean plain = isPlain(written(value));
            boolean alone =
                    read.getTypeCasts().isEmpty() && expressions.stream().anyMatch(e -> e == read);
            result.append(text.text(), at, place.start()).append(plain || alone ? written : "(" + written + ")");
            at = place.end();
        }
        return result.append(text.text(), at, span.end()).toString();
    }

    private static boolean isPlain(CtExpression<?> value) {
        return (value instanceof CtLiteral<?> || value instanceof CtVariableRead<?>)
                && value.getTypeCasts().isEmpty();
    }

    /** Where the variable's name stands, without casts and parentheses around it. */
    private static Span name(CtVariableRead<?> read, SourceText text) {
        Span whole = Spans.of(read, text);
        Tokens tokens = text.tokens();
        return tokens.in(whole).stream()
                .filter(token -> tokens.read(token).equals(read.getVariable().getSimpleName()))
                .reduce((first, second) -> second)
                .orElseThrow(() -> new IllegalStateException("a variable is read without its name"))
                .span();
    }
}

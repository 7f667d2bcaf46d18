package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.alias.Objects;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Extent;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * Tells the row that a message lives in from other rows of its array of arrays, by their indices: that array has rows of its
 * own, see {@link org.sluicempi.analyzer.alias.Objects#hasOwnRows}.
 *
 * <p>Two indices are compared by their distance, a sum that is computed as the program computes them. It may wrap around as they
 * do, and is 0 in the arithmetic of {@code int} exactly where they are equal.
 *
 * @param buffer a row
 * @param objects which references lead where, until the code has been executed that the question is about
 */
public record Rows(Method method, Buffer buffer, Objects objects) {

    /**
     * Of a buffer, if it is a row that can be told from others in the code. In a called method none is, for what says which row it
     * is would have to be known there.
     */
    public static Optional<Rows> told(Buffer buffer, Code code) {
        Method method = code.method();
        return method.called().isPresent()
                ? Optional.empty()
                : method.body().value(buffer.expression()).flatMap(value -> told(buffer, value, code));
    }

    private static Optional<Rows> told(Buffer buffer, Value value, Code code) {
        Method method = code.method();
        if (!(method.body().producer(value) instanceof Step.ReadElement row)) {
            return Optional.empty();
        }
        List<Integer> places = new ArrayList<>(code.steps());
        places.add(value.step());
        Objects objects = method.objectsUntil(places);
        return objects.hasOwnRows(row.array()) ? Optional.of(new Rows(method, buffer, objects)) : Optional.empty();
    }

    /** Whether a value is a row of an array whose rows are told apart, though it may be another array than the buffer's. */
    public boolean isRow(Value value) {
        return method.body().producer(value) instanceof Step.ReadElement element && objects.hasOwnRows(element.array());
    }

    /** From the buffer's index to that of a row of the same array; nothing where the index cannot be read. */
    public Optional<Poly> distance(Step.ReadElement element, ExpressionReader reader) {
        return buffer.isVariable(method.body(), element.array())
                ? reader.read(element.index())
                        .map(index -> index.minus(buffer.row().orElseThrow()))
                : Optional.empty();
    }

    /** Whether code reads a row whose index may be another one, and the same wherever the code reads it. */
    boolean mayBeAnother(Step.ReadElement element, Code code) {
        return distance(element, method.expressions())
                .filter(distance -> !isZero(distance) && isSteady(distance, code))
                .isPresent();
    }

    private static boolean isSteady(Poly distance, Code code) {
        return code.change(distance.symbols()).isEmpty()
                && distance.symbols().stream()
                        .flatMap(symbol -> symbol.owners().stream())
                        .noneMatch(owner -> isGiven(owner, code));
    }

    private static boolean isGiven(Object owner, Code code) {
        return code.steps().stream()
                .anyMatch(i -> code.step(i) instanceof Step.WriteLocal write && write.variable() == owner);
    }

    /** Whether the indices are always the same. */
    public static boolean isZero(Poly distance) {
        OptionalLong constant = distance.evaluated().constant();
        return constant.isPresent() && (int) constant.getAsLong() == 0;
    }

    /** Whether the indices are never the same, where the prover's facts hold. */
    public static boolean isNeverZero(Poly distance, Prover prover) {
        Poly value = distance.evaluated();
        OptionalLong constant = value.constant();
        return constant.isPresent()
                ? (int) constant.getAsLong() != 0
                : isBelowOneTurn(value, prover) || isBelowOneTurn(value.times(-1), prover);
    }

    /** Whether it is above 0, and so little that it has not come to 0 again. */
    private static boolean isBelowOneTurn(Poly distance, Prover prover) {
        return prover.isNonNegative(distance.plus(-1))
                && Extent.of(distance, prover).filter(Extent::turnsNegative).isPresent();
    }

    /** That two rows are not the same one, as a Java condition: {@code rows + 1 != 0}. */
    public static String areOthers(Poly distance) {
        Poly positive = Poly.ZERO;
        Poly negative = Poly.ZERO;
        for (Map.Entry<Monomial, Long> term : distance.terms().entrySet()) {
            Poly part = new Poly(Map.of(term.getKey(), term.getValue()));
            positive = term.getValue() > 0 ? positive.plus(part) : positive;
            negative = term.getValue() > 0 ? negative : negative.minus(part);
        }
        boolean named = positive.constant().isEmpty();
        return PolyText.of(named ? positive : negative) + " != " + PolyText.of(named ? negative : positive);
    }
}

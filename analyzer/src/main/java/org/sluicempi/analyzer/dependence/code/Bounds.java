package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.alias.Allocation;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Extent;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;

/** Whether an index lies inside of an array whose length is known from where it is made. */
public final class Bounds {
    private final Method method;
    private final Body body;

    public Bounds(Method method) {
        this.method = method;
        this.body = method.body();
    }

    /** @param facts polynomials that are at least 0 where the element is read */
    public boolean holds(Value array, Value index, List<Poly> facts) {
        return holds(array, index, facts, method.expressions())
                || holds(array, index, facts, method.constantExpressions());
    }

    private boolean holds(Value array, Value index, List<Poly> facts, ExpressionReader reader) {
        Optional<Poly> place = reader.read(index);
        Optional<Poly> length = length(array, reader);
        if (place.isEmpty() || length.isEmpty()) {
            return false;
        }
        Prover prover = Prover.knowing(new ArrayList<>(facts));
        return isSize(length.get(), prover)
                && prover.isNonNegative(place.get())
                && prover.isNonNegative(length.get().minus(place.get()).plus(-1));
    }

    /** Whether a length that wraps around at 2<sup>31</sup> is negative, so that no array of it is ever made. */
    private static boolean isSize(Poly length, Prover prover) {
        return Extent.of(length, prover).filter(Extent::turnsNegative).isPresent();
    }

    /**
     * The length of the arrays that a value may be, if it is one for all of them and never changes; not that it is not null.
     * An array that has been made has the length that the polynomial says.
     */
    public Optional<Poly> made(Value array) {
        return made(array, method.expressions()).filter(length -> isSize(length, method.prover(List.of())));
    }

    private Optional<Poly> made(Value array, ExpressionReader reader) {
        return common(allocations(array), Allocation::length, reader);
    }

    private List<Allocation> allocations(Value array) {
        Optional<List<Allocation>> made = method.objects().allocations(array);
        boolean row = method.body().producer(array) instanceof Step.ReadElement;
        return (made.isEmpty() && row
                        ? method.objectsUntil(List.of(array.step())).allocations(array)
                        : made)
                .orElse(List.of());
    }

    private Optional<Poly> common(List<Allocation> made, Function<Allocation, Value> length, ExpressionReader reader) {
        List<Optional<Poly>> lengths = made.stream()
                .map(one -> reader.read(length.apply(one)).filter(this::isConstant))
                .distinct()
                .toList();
        return lengths.size() == 1 ? lengths.get(0) : Optional.empty();
    }

    /**
     * With which numbers of elements, of rows and so on an array that is used in a loop has been made before it, as far as they
     * are the same wherever it may have been made: none of them is negative, and each is one of {@code int}. The array must not
     * be null.
     */
    public List<Poly> sizes(Value array, CtLoop loop) {
        List<Allocation> made = allocations(array);
        int dimensions =
                made.stream().mapToInt(one -> one.step().lengths().size()).min().orElse(0);
        boolean before = made.stream().noneMatch(one -> one.step().origin().hasParent(loop));
        return IntStream.range(0, before ? dimensions : 0)
                .mapToObj(k -> common(made, one -> one.step().lengths().get(k), method.expressions()))
                .flatMap(Optional::stream)
                .filter(length -> isSize(length, method.prover(List.of())))
                .toList();
    }

    private Optional<Poly> length(Value array, ExpressionReader reader) {
        Step producer = body.producer(array);
        if (producer instanceof Step.ReadLocal local) {
            return writes(local.variable()).size() == 1
                    ? allocated(writes(local.variable()).get(0), reader)
                    : Optional.empty();
        }
        return producer instanceof Step.ReadField read
                ? read.field().declaration().flatMap(this::ofField)
                : Optional.empty();
    }

    private Optional<Poly> allocated(Step.WriteLocal write, ExpressionReader reader) {
        return body.producer(write.value()) instanceof Step.AllocateArray made
                        && write.variable() instanceof CtLocalVariable<?>
                ? reader.read(made.lengths().get(0)).filter(this::isSteady)
                : Optional.empty();
    }

    private Optional<Poly> ofField(CtField<?> field) {
        Optional<CtNewArray<?>> initial = method.fields().initial(field);
        return initial.isPresent()
                        && !initial.get().getDimensionExpressions().isEmpty()
                        && method.constant(initial.get()
                                                .getDimensionExpressions()
                                                .get(0))
                                        .orElse(null)
                                instanceof Integer length
                ? Optional.of(Poly.of(length))
                : Optional.empty();
    }

    /**
     * The same wherever the array is found again, be it in a later iteration of a loop around its making: no variable of it is
     * declared in a loop.
     */
    private boolean isConstant(Poly poly) {
        return isSteady(poly)
                && poly.symbols().stream()
                        .filter(symbol -> symbol.constant().isEmpty())
                        .flatMap(symbol -> symbol.owners().stream())
                        .allMatch(owner ->
                                owner instanceof CtVariable<?> variable && variable.getParent(CtLoop.class) == null);
    }

    /** Whether no variable of the polynomial is ever given another value than where the array was made. */
    private boolean isSteady(Poly poly) {
        return poly.symbols().stream()
                .filter(symbol -> symbol.constant().isEmpty())
                .flatMap(symbol -> symbol.owners().stream())
                .allMatch(owner -> owner instanceof CtVariable<?> variable && isSteady(variable));
    }

    private boolean isSteady(CtVariable<?> variable) {
        if (variable instanceof CtParameter<?>) {
            return writes(variable).isEmpty();
        }
        return variable instanceof CtLocalVariable<?> local
                && local.getDefaultExpression() != null
                && writes(variable).size() == 1;
    }

    private List<Step.WriteLocal> writes(CtVariable<?> variable) {
        return body.steps().stream()
                .filter(Step.WriteLocal.class::isInstance)
                .map(Step.WriteLocal.class::cast)
                .filter(write -> write.variable() == variable)
                .toList();
    }
}

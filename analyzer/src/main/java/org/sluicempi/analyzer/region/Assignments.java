package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtTypedElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;

/**
 * The variables that some steps assign themselves; what called methods assign is not among them, nor is the first value of a
 * local variable where it is declared.
 */
public final class Assignments {
    private static final Set<String> NUMBERS = Set.of("java.lang.Math", "java.lang.StrictMath");

    private static final Set<String> OTHERS = Set.of("double", "float", "long", "boolean");

    private final Map<CtVariable<?>, CtElement> writes = new IdentityHashMap<>();
    private final List<Step.WriteField> fields = new ArrayList<>();
    private boolean storesNumbers;

    private Assignments() {}

    public static Assignments in(Body body, Collection<Range> ranges) {
        Assignments assignments = new Assignments();
        for (Range range : ranges) {
            for (int i = range.from(); i < range.to(); i++) {
                assignments.add(body, body.step(i));
            }
        }
        return assignments;
    }

    public static Assignments in(Body body, Range range) {
        return in(body, List.of(range));
    }

    private void add(Body body, Step step) {
        if (step instanceof Step.WriteLocal write) {
            if (write.origin() == write.variable()) {
                return;
            }
            writes.putIfAbsent(write.variable(), write.origin());
        } else if (step instanceof Step.WriteField write) {
            fields.add(write);
        }
        storesNumbers |= mayStoreNumbers(body, step);
    }

    /**
     * Whether it may change an element of an array of {@code int}, {@code short}, {@code byte} or {@code char}, as far as a glance
     * at it tells.
     */
    private static boolean mayStoreNumbers(Body body, Step step) {
        if (step instanceof Step.Call call) {
            return !NUMBERS.contains(call.method().owner().getQualifiedName());
        }
        if (step instanceof Step.Initialise initialise) {
            return !NUMBERS.contains(initialise.type().getQualifiedName());
        }
        return step instanceof Step.WriteElement write && !isOfOthers(body.producer(write.array()))
                || step instanceof Step.MonitorEnter
                || step instanceof Step.Unknown;
    }

    private static boolean isOfOthers(Step array) {
        return array.origin() instanceof CtTypedElement<?> typed
                && typed.getType() instanceof CtArrayTypeReference<?> type
                && OTHERS.contains(type.getComponentType().getQualifiedName());
    }

    /** The first assignment to the variable, or its first increment. */
    public Optional<CtElement> to(Object variable) {
        if (variable instanceof CtField<?> field) {
            return fields.stream()
                    .filter(write -> write.field().mayBe(field))
                    .findFirst()
                    .map(Step::origin);
        }
        return variable instanceof CtVariable<?> declaration
                ? Optional.ofNullable(writes.get(declaration))
                : Optional.empty();
    }

    public boolean assigns(CtVariable<?> variable) {
        return to(variable).isPresent();
    }

    /** Whether no variable of the polynomial is assigned. */
    public boolean keep(Poly poly) {
        return poly.symbols().stream().allMatch(this::keep);
    }

    /** Whether no variable that the symbol depends on is assigned. */
    public boolean keep(Symbol symbol) {
        return symbol.owners().stream().allMatch(owner -> to(owner).isEmpty())
                && (symbol.premises().elements().isEmpty() || !storesNumbers);
    }
}

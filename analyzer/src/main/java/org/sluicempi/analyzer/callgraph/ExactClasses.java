package org.sluicempi.analyzer.callgraph;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;

/** Finds the classes of the objects that a value may refer to, from where they were made. */
public final class ExactClasses {
    private final BiFunction<OwnedBody, Step.Call, Optional<String>> resultClass;
    private final Predicate<CtField<?>> mayReplace;

    /**
     * @param resultClass the exact class of what a call yields
     * @param mayReplace whether a field may hold something that no step stores in it
     */
    public ExactClasses(
            BiFunction<OwnedBody, Step.Call, Optional<String>> resultClass, Predicate<CtField<?>> mayReplace) {
        this.resultClass = resultClass;
        this.mayReplace = mayReplace;
    }

    /** All classes that the value's object may have; empty where one is not known. Null has no class. */
    public Optional<Set<ExactClass>> of(OwnedBody code, Value value) {
        Set<ExactClass> found = new LinkedHashSet<>();
        boolean known = collect(code, value, found, Collections.newSetFromMap(new IdentityHashMap<>()));
        return known && !found.isEmpty() ? Optional.of(found) : Optional.empty();
    }

    private boolean collect(OwnedBody code, Value value, Set<ExactClass> found, Set<CtVariable<?>> seen) {
        Step step = code.producer(value);
        if (step instanceof Step.Constant constant) {
            boolean text = constant.value() instanceof String;
            return text ? found.add(ExactClass.of("java.lang.String")) || true : constant.value() == null;
        } else if (step instanceof Step.Concat) {
            found.add(ExactClass.of("java.lang.String"));
            return true;
        } else if (step instanceof Step.Allocate made) {
            found.add(ExactClass.of(made.type().getQualifiedName()));
            return true;
        } else if (step instanceof Step.AllocateArray) {
            found.add(ExactClass.ARRAY);
            return true;
        } else if (step instanceof Step.Capture capture) {
            found.add(new ExactClass("", Optional.of(capture.origin())));
            return true;
        } else if (step instanceof Step.CheckCast cast) {
            return collect(code, cast.value(), found, seen);
        } else if (step instanceof Step.Merge merge) {
            return all(code, merge.values(), found, seen);
        } else if (step instanceof Step.ReadLocal read) {
            return code.isLocal(read.variable())
                    && (!seen.add(read.variable()) || all(code, code.assigned(read.variable()), found, seen));
        } else if (step instanceof Step.ReadField read) {
            return field(read.field(), found);
        } else if (step instanceof Step.Call call) {
            Optional<String> result = resultClass.apply(code, call);
            result.ifPresent(name -> found.add(ExactClass.of(name)));
            return result.isPresent();
        }
        return false;
    }

    private boolean all(OwnedBody code, List<Value> values, Set<ExactClass> found, Set<CtVariable<?>> seen) {
        return values.stream().allMatch(value -> collect(code, value, found, seen));
    }

    /** A final field that nobody reaches without naming it is only ever what its initialiser makes. */
    private boolean field(FieldRef field, Set<ExactClass> found) {
        boolean made = field.isFinal()
                && field.declaration()
                        .filter(mayReplace.negate())
                        .map(CtVariable::getDefaultExpression)
                        .filter(e -> e instanceof CtConstructorCall<?> && !(e instanceof CtNewClass<?>))
                        .map(e -> found.add(ExactClass.of(e.getType().getQualifiedName())) || true)
                        .orElse(false);
        return made;
    }
}

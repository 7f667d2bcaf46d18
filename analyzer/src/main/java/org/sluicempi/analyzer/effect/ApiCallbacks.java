package org.sluicempi.analyzer.effect;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Tells which calls of the API may run code of the program: those that move objects, which have a {@code writeObject} of
 * their own, and those that reduce by an operation that the program defines.
 */
final class ApiCallbacks {
    private static final String OBJECT = "OBJECT";

    /** Who lets the API run code speaks of one of these: the datatype, or what an operation is derived from. */
    static final List<String> NAMES = List.of(OBJECT, "UserFunction", "User_function");

    private final Dialect dialect;
    private final Predicate<CtField<?>> mayReplace;

    /** @param mayReplace whether a field may hold something that no step stores in it */
    ApiCallbacks(Dialect dialect, Predicate<CtField<?>> mayReplace) {
        this.dialect = dialect;
        this.mayReplace = mayReplace;
    }

    /** @param known what the dialect says of the call */
    boolean mayRun(OwnedBody code, Step.Call call, Optional<Dialect.Call> known) {
        return mayRun(code, call)
                && known.filter(listed -> sendsRows(code, call, listed)).isEmpty();
    }

    /** Whether the call only sends arrays of numbers as objects, which have no code. */
    private static boolean sendsRows(OwnedBody code, Step.Call call, Dialect.Call known) {
        int buffer = known.arguments().indexOf(Dialect.Argument.BUFFER);
        return known.kind() == CallKind.SEND
                && buffer >= 0
                && buffer < call.arguments().size()
                && ValueTypes.of(code, call.arguments().get(buffer))
                        .filter(ApiCallbacks::hasRows)
                        .isPresent();
    }

    private static boolean hasRows(CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array
                && array.getDimensionCount() > 1
                && array.getArrayType().isPrimitive();
    }

    private boolean mayRun(OwnedBody code, Step.Call call) {
        List<CtTypeReference<?>> parameters = call.method().parameters();
        for (int i = 0; i < parameters.size() && i < call.arguments().size(); i++) {
            if (isNamed(parameters.get(i), "Op")
                            && !isHarmless(code, call.arguments().get(i), "Op")
                    || isNamed(parameters.get(i), "Datatype")
                            && hasObjects(parameters.get(i))
                            && !isHarmless(code, call.arguments().get(i), "Datatype")) {
                return true;
            }
        }
        return false;
    }

    private boolean isNamed(CtTypeReference<?> type, String name) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        return element.getQualifiedName().equals(dialect.packageName() + "." + name);
    }

    /** Whether the API has a datatype for objects at all. */
    private boolean hasObjects(CtTypeReference<?> place) {
        CtType<?> constants = place.getFactory().Type().get(dialect.packageName() + ".MPI");
        return constants == null || constants.getField(OBJECT) != null;
    }

    private boolean isHarmless(OwnedBody code, Value value, String type) {
        return isHarmless(code, value, type, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean isHarmless(OwnedBody code, Value value, String type, Set<CtVariable<?>> seen) {
        Step step = code.producer(value);
        if (step instanceof Step.ReadField read) {
            return isConstant(read.field());
        } else if (step instanceof Step.Merge merge) {
            return merge.values().stream().allMatch(part -> isHarmless(code, part, type, seen));
        } else if (step instanceof Step.ReadLocal read && code.isLocal(read.variable())) {
            return !seen.add(read.variable())
                    || code.assigned(read.variable()).stream().allMatch(part -> isHarmless(code, part, type, seen));
        } else if (step instanceof Step.Call call
                && type.equals("Datatype")
                && isNamed(call.method().owner(), type)) {
            return !mayRun(code, call);
        }
        return step instanceof Step.Constant;
    }

    /** Whether it is a field of {@code MPI}, or a final one that is given the value of such a field. */
    private boolean isConstant(FieldRef field) {
        if (field.owner().equals(dialect.packageName() + ".MPI")) {
            return !field.name().equals(OBJECT);
        }
        return field.isFinal()
                && field.declaration()
                        .filter(mayReplace.negate())
                        .map(CtVariable::getDefaultExpression)
                        .filter(e -> e instanceof CtFieldRead<?> read && isConstant(read))
                        .isPresent();
    }

    private boolean isConstant(CtFieldRead<?> read) {
        return read.getVariable().getDeclaringType() != null
                && read.getVariable().getDeclaringType().getQualifiedName().equals(dialect.packageName() + ".MPI")
                && !read.getVariable().getSimpleName().equals(OBJECT);
    }
}

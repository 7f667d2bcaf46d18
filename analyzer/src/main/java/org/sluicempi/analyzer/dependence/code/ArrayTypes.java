package org.sluicempi.analyzer.dependence.code;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtExpression;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** What the types of references say about the arrays behind them. */
public final class ArrayTypes {
    /** Final classes whose objects lead to no array that a program can get hold of. */
    private static final Set<String> VALUES = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Double",
            "java.lang.Float",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Short",
            "java.lang.String");

    private ArrayTypes() {}

    /** Whether arrays of these types can be the same object. */
    static boolean mayBeSame(@Nullable CtTypeReference<?> a, @Nullable CtTypeReference<?> b) {
        if (!(a instanceof CtArrayTypeReference<?> left) || !(b instanceof CtArrayTypeReference<?> right)) {
            return true;
        }
        CtTypeReference<?> x = left.getComponentType();
        CtTypeReference<?> y = right.getComponentType();
        return x.isPrimitive() || y.isPrimitive() ? x.equals(y) : true;
    }

    /** Whether the static types of two references forbid that they are the same array. */
    public static boolean differ(Method method, Value left, Value right) {
        return !mayBeSame(type(method, left), type(method, right));
    }

    private static @Nullable CtTypeReference<?> type(Method method, Value reference) {
        Step producer = method.body().producer(reference);
        boolean typed = producer instanceof Step.ReadLocal
                || producer instanceof Step.ReadField
                || producer instanceof Step.ReadElement;
        return typed && producer.origin() instanceof CtExpression<?> expression ? expression.getType() : null;
    }

    /** Whether the static type of a reference says that the elements of the array are primitive values. */
    public static boolean isFlat(Method method, Value reference) {
        return isFlat(type(method, reference));
    }

    /** Whether the elements are primitive values. */
    public static boolean isFlat(@Nullable CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array
                && array.getComponentType().isPrimitive();
    }

    /**
     * Whether the static type of a reference forbids that it is the buffer.
     *
     * @param deep whether it must not lead to the buffer either
     */
    public static boolean differ(Method method, Value reference, boolean deep, Buffer buffer) {
        CtTypeReference<?> type = type(method, reference);
        CtTypeReference<?> sought = buffer.expression().getType();
        return deep ? leadsElsewhere(type, sought) : !mayBeSame(type, sought);
    }

    /** Whether neither an array, nor what its elements lead to, can be of a type. */
    private static boolean leadsElsewhere(@Nullable CtTypeReference<?> type, @Nullable CtTypeReference<?> sought) {
        return type instanceof CtArrayTypeReference<?> array
                ? !mayBeSame(array, sought) && leadsElsewhere(array.getComponentType(), sought)
                : type != null && (type.isPrimitive() || VALUES.contains(type.getQualifiedName()));
    }
}

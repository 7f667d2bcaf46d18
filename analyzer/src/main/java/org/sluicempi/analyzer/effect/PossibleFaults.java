package org.sluicempi.analyzer.effect;

import java.util.List;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Fault;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Which steps may throw: those whose faults are not impossible by what the steps before have made. What the initialisation
 * of a class throws is not asked here, as it depends on where the code is called.
 */
final class PossibleFaults {
    /** What an array may have without a word about memory: 8 MiB of the widest elements. */
    private static final long MODEST_ELEMENTS = 1 << 20;

    /** Bytes of the widest elements. */
    private static final int WIDEST = 8;

    private final NonNull nonNull;
    private final Thrower thrower;

    /** Knows whether what calls execute may throw. */
    @FunctionalInterface
    interface Thrower {
        boolean mayThrow(OwnedBody code, Step.Call call);
    }

    PossibleFaults(NonNull nonNull, Thrower thrower) {
        this.nonNull = nonNull;
        this.thrower = thrower;
    }

    boolean mayThrow(OwnedBody code, int index) {
        Step step = code.steps().get(index);
        return step.faults().stream().anyMatch(fault -> isPossible(code, step, fault));
    }

    private boolean isPossible(OwnedBody code, Step step, Fault fault) {
        return switch (fault) {
            case NULL -> !nonNull.of(code, step.operands().get(0));
            case BOUNDS -> !isWithin(code, step);
            case DIVISION -> !(step instanceof Step.Binary binary && isNonZero(code, binary.right()));
            case CAST -> !(step instanceof Step.CheckCast cast && isOfType(code, cast));
            case STORE ->
                !(step instanceof Step.WriteElement write
                        && code.producer(write.array()) instanceof Step.AllocateArray made
                        && made.origin() == write.origin());
            case SIZE -> !(step instanceof Step.AllocateArray array && isModest(code, array));
            case ANY -> any(code, step);
        };
    }

    private boolean any(OwnedBody code, Step step) {
        if (step instanceof Step.Call call) {
            boolean text = call.implied() && call.method().name().equals("toString");
            boolean dereferences = !text
                    && call.receiver().isPresent()
                    && !nonNull.of(code, call.receiver().get());
            return dereferences || mayThrowInside(code, call);
        }
        if (step instanceof Step.Throw thrown && code.producer(thrown.exception()) instanceof Step.Caught caught) {
            return caught.origin() instanceof CtVariable<?>
                    || mayCatch(code, thrown.exception().step());
        }
        return !(step instanceof Step.Initialise);
    }

    /** Whether a call may throw although the object that it is made on is not null. */
    boolean mayThrowInside(OwnedBody code, Step.Call call) {
        return thrower.mayThrow(code, call);
    }

    /** Whether something in the region of a {@code finally} block or resource may throw at all. */
    private boolean mayCatch(OwnedBody code, int caught) {
        for (int i = 0; i < code.steps().size(); i++) {
            if (i != caught
                    && !code.steps().get(i).faults().isEmpty()
                    && Landings.of(code.body(), i).contains(caught)
                    && (code.steps().get(i) instanceof Step.Initialise || mayThrow(code, i))) {
                return true;
            }
        }
        return false;
    }

    /** A constant index into an array of constant length, as in an initialiser. */
    private static boolean isWithin(OwnedBody code, Step step) {
        List<Value> operands = step.operands();
        return code.producer(operands.get(0)) instanceof Step.AllocateArray array
                && !array.lengths().isEmpty()
                && code.producer(array.lengths().get(0)) instanceof Step.Constant length
                && code.producer(operands.get(1)) instanceof Step.Constant index
                && length.value() instanceof Integer to
                && index.value() instanceof Integer at
                && 0 <= at
                && at < to;
    }

    private static boolean isNonZero(OwnedBody code, Value value) {
        return code.producer(value) instanceof Step.Constant constant
                && constant.value() instanceof Number number
                && number.longValue() != 0;
    }

    /**
     * Whether no request of this size is refused: as long as an array that is there already, of elements that are no
     * narrower, or of few elements by constants. Others may have a negative length, or one for which no machine has the
     * memory.
     */
    private static boolean isModest(OwnedBody code, Step.AllocateArray array) {
        if (array.lengths().size() == 1 && code.producer(array.lengths().get(0)) instanceof Step.ArrayLength length) {
            return ValueTypes.of(code, length.array())
                    .filter(there -> takesNoMore(array.type(), there))
                    .isPresent();
        }
        long elements = 1;
        for (Value length : array.lengths()) {
            if (!(code.producer(length) instanceof Step.Constant constant)
                    || !(constant.value() instanceof Integer number)
                    || number < 0) {
                return false;
            }
            elements *= number;
            if (elements > MODEST_ELEMENTS) {
                return false;
            }
        }
        return true;
    }

    /** Whether an array takes no more memory than another one of the same length. */
    private static boolean takesNoMore(CtTypeReference<?> made, CtTypeReference<?> there) {
        return made instanceof CtArrayTypeReference<?> one
                && there instanceof CtArrayTypeReference<?> other
                && (!one.getComponentType().isPrimitive()
                                && !other.getComponentType().isPrimitive()
                        || bytes(one.getComponentType(), WIDEST) <= bytes(other.getComponentType(), WIDEST / 2));
    }

    /** @param reference what a reference takes, which depends on the JVM */
    private static int bytes(CtTypeReference<?> element, int reference) {
        return switch (element.getSimpleName()) {
            case "boolean", "byte" -> 1;
            case "char", "short" -> 2;
            case "int", "float" -> 4;
            case "long", "double" -> WIDEST;
            default -> reference;
        };
    }

    private static boolean isOfType(OwnedBody code, Step.CheckCast cast) {
        Step from = code.producer(cast.value());
        if (from instanceof Step.Constant constant) {
            return constant.value() == null;
        }
        if (from instanceof Step.Call || from instanceof Step.ReadField || from instanceof Step.ReadElement) {
            return false;
        }
        return ValueTypes.of(code, cast.value())
                .filter(type -> !type.isPrimitive() && type.isSubtypeOf(cast.to()))
                .isPresent();
    }
}

package org.sluicempi.analyzer.flow;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtCFlowBreak;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * How many bytes the compiler may need for a method, estimated from above: a class file holds no method of more than {@value
 * #MOST}, and a method that fits as it is need not fit with the calls that are added. What is counted is the form of the
 * instructions that is used in methods of more than 32 KiB, whose jumps are wide.
 */
public final class CodeSize {
    /** The most that a class file holds. */
    public static final int MOST = 65_535;

    private static final int NARROW_LOCALS = 100;
    private static final int JUMP = 5;
    private static final int CONDITIONAL_JUMP = 8;
    private static final int CASE = 24;
    private static final int CALL = 8;
    private static final int FIELD = 4;
    private static final int CLOSE = 40;
    private static final int UNLOCK = 4;

    /** What the compiler adds to the initialiser of a class: whether assertions are on, the values of an enum. */
    private static final int OF_CLASS = 24;

    private static final Set<BinaryOperatorKind> COMPARISONS = EnumSet.of(
            BinaryOperatorKind.EQ,
            BinaryOperatorKind.NE,
            BinaryOperatorKind.LT,
            BinaryOperatorKind.LE,
            BinaryOperatorKind.GT,
            BinaryOperatorKind.GE);

    private final Body body;
    private final int local;

    private CodeSize(Body body) {
        this.body = body;
        Set<CtVariable<?>> variables = new HashSet<>();
        body.steps().forEach(step -> {
            if (step instanceof Step.WriteLocal write) {
                variables.add(write.variable());
            }
        });
        this.local = variables.size() < NARROW_LOCALS ? 2 : 4;
    }

    /**
     * At most so many bytes.
     *
     * @param code the method, or whatever the body is of
     */
    public static long of(Body body, CtElement code) {
        return new CodeSize(body).total(code);
    }

    /** At most so many times is written what stands at an element: once for every way into each {@code finally} around it. */
    public static long copies(CtElement element) {
        long copies = 1;
        for (CtElement at = element; at.isParentInitialized(); at = at.getParent()) {
            if (at.getParent() instanceof CtTry guarded && at == guarded.getFinalizer()) {
                copies = Math.min(MOST, copies * ways(guarded));
            }
        }
        return copies;
    }

    /** How many ways lead out of a region: its end, an exception, its handlers, its jumps. */
    public static int ways(CtElement region) {
        int handlers = region instanceof CtTry guarded ? guarded.getCatchers().size() : 0;
        List<?> jumps = region.getElements(new TypeFilter<>(CtCFlowBreak.class));
        return 2 + handlers + jumps.size();
    }

    /** What a {@code finally} block holds is written once for every way that leads into it. */
    private long total(CtElement code) {
        long[] copies = new long[body.steps().size()];
        Arrays.fill(copies, 1);
        long total = code instanceof CtType<?> ? OF_CLASS : 0;
        for (CtElement region : code.getElements(new TypeFilter<>(CtElement.class))) {
            if (region instanceof CtTry guarded && guarded.getFinalizer() != null) {
                body.of(guarded.getFinalizer()).ifPresent(range -> multiply(copies, range, ways(guarded)));
            }
            if ((region instanceof CtTryWithResource || region instanceof CtSynchronized)
                    && body.of(region).isPresent()) {
                long once = region instanceof CtTryWithResource resources
                        ? (long) CLOSE * resources.getResources().size()
                        : UNLOCK;
                total += once * ways(region);
            }
        }
        for (int i = 0; i < copies.length; i++) {
            total += copies[i] * size(i, body.step(i));
        }
        return total;
    }

    private static void multiply(long[] copies, Range range, int ways) {
        for (int i = range.from(); i < range.to(); i++) {
            copies[i] = Math.min(MOST, copies[i] * ways);
        }
    }

    private int size(int index, Step step) {
        if (step instanceof Step.ReadLocal || step instanceof Step.WriteLocal) {
            return local;
        } else if (step instanceof Step.Constant constant) {
            return constant.value() instanceof Integer number && number >= Byte.MIN_VALUE && number <= Byte.MAX_VALUE
                    ? 2
                    : 3;
        } else if (step instanceof Step.This
                || step instanceof Step.ReadElement
                || step instanceof Step.ArrayLength
                || step instanceof Step.Convert) {
            return 2;
        } else if (step instanceof Step.Binary binary) {
            return COMPARISONS.contains(binary.kind()) ? CONDITIONAL_JUMP + JUMP + 3 : 1;
        } else if (step instanceof Step.Unary) {
            return CONDITIONAL_JUMP + JUMP + 2;
        } else if (step instanceof Step.Concat concat) {
            return 2 * CALL + 3 * concat.parts().size();
        } else if (step instanceof Step.Select) {
            return CASE + CASE * body.successors(index).size();
        } else if (step instanceof Step.Initialise) {
            return 0;
        } else if (step instanceof Step.ReadField
                || step instanceof Step.Allocate
                || step instanceof Step.AllocateArray) {
            return FIELD;
        }
        return step instanceof Step.Jump || step instanceof Step.Merge ? JUMP : CALL;
    }
}

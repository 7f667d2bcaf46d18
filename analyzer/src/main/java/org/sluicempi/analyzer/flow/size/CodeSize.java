package org.sluicempi.analyzer.flow.size;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtPattern;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnumValue;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
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

    /** Less than 256, for the variables that are added. */
    private static final int NARROW_LOCALS = 160;

    private static final int JUMP = 5;
    private static final int CONDITIONAL_JUMP = 8;
    private static final int CASE = 24;
    private static final int CASE_OF_STRING = 56;
    private static final int CALL = 8;
    private static final int FIELD = 4;
    private static final int OUTER = 3;

    /** What each way into a {@code finally} block does beside it: keeping a result or an exception, and a jump. */
    private static final int WAY = 24;

    private static final int CLOSE = 96;
    private static final int UNLOCK = 32;
    private static final int ROUND = 40;
    private static final int MATCH = 48;
    private static final int KEPT = 96;

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
    private final CtElement code;
    private final List<CtElement> inside;
    private final FinallyCopies finallyCopies = new FinallyCopies();
    private final CtType<?> type;
    private final int local;
    private final int depth;
    private final Map<CtVariable<?>, Boolean> captured = new IdentityHashMap<>();

    private CodeSize(Body body, CtElement code) {
        this.body = body;
        this.code = code;
        this.type = code instanceof CtType<?> itself ? itself : code.getParent(CtType.class);
        // The initialisers of an object's fields are in its constructors.
        CtElement around = code instanceof CtConstructor<?> ? type : code;
        this.inside = around.getElements(new TypeFilter<>(CtElement.class)).stream()
                .filter(element -> isInside(element, code))
                .toList();
        this.local = LocalSlots.of(body, code, inside) < NARROW_LOCALS ? 2 : 4;
        int types = 0;
        for (CtType<?> at = type; at != null; at = at.getParent(CtType.class)) {
            types++;
        }
        this.depth = types;
    }

    /** Whether an element stands in the code itself, or in an initialiser, rather than in a lambda or class inside. */
    private static boolean isInside(CtElement element, CtElement code) {
        for (CtElement at = element; at != code && at.isParentInitialized(); at = at.getParent()) {
            if (at instanceof CtAnonymousExecutable || at instanceof CtField<?>) {
                return true;
            }
            if (at instanceof CtExecutable<?> || at instanceof CtType<?>) {
                return false;
            }
        }
        return true;
    }

    /**
     * At most so many bytes.
     *
     * @param code the method, or whatever the body is of
     */
    public static long of(Body body, CtElement code) {
        return new CodeSize(body, code).total();
    }

    /** At most so many times is written what stands at an element: once for every way into each {@code finally} around it. */
    public static long copies(CtElement element) {
        return new FinallyCopies().of(element);
    }

    /** How many ways lead out of a region: its end, an exception, its handlers, its jumps. */
    public static long ways(CtElement region) {
        return new FinallyCopies().ways(region);
    }

    /** What a {@code finally} block holds is written once for every way that leads into it. */
    private long total() {
        long[] copies = new long[body.steps().size()];
        Arrays.fill(copies, 1);
        long total = code instanceof CtType<?> ? OF_CLASS : 0;
        if (code instanceof CtConstructor<?>) {
            total += FIELD + (long) (2 * CALL) * LocalSlots.captured(type).size();
        }
        for (CtElement element : inside) {
            total += finallyCopies.of(element) * hidden(element);
            if (element instanceof CtTry guarded && guarded.getFinalizer() != null) {
                body.of(guarded.getFinalizer())
                        .ifPresent(range -> multiply(copies, range, finallyCopies.ways(guarded)));
            }
        }
        for (int i = 0; i < copies.length; i++) {
            total += copies[i] * size(i, body.step(i));
        }
        return total;
    }

    /** What the steps do not tell. */
    private long hidden(CtElement element) {
        if (element instanceof CtTry guarded) {
            long resources = element instanceof CtTryWithResource with
                    ? with.getResources().size()
                    : 0;
            long ends = guarded.getFinalizer() == null ? 0 : WAY;
            return (ends + CLOSE * resources) * finallyCopies.ways(element);
        }
        if (element instanceof CtSynchronized) {
            return UNLOCK * finallyCopies.ways(element);
        }
        if (element instanceof CtForEach) {
            return ROUND;
        }
        if (element instanceof CtEnumValue<?>) {
            return CALL;
        }
        return element instanceof CtPattern ? MATCH : element instanceof CtSwitchExpression<?, ?> ? KEPT : 0;
    }

    private static void multiply(long[] copies, Range range, long ways) {
        for (int i = range.from(); i < range.to(); i++) {
            copies[i] = Math.min(MOST, copies[i] * ways);
        }
    }

    private long size(int index, Step step) {
        if (step instanceof Step.ReadLocal read) {
            return isCaptured(read.variable()) ? FIELD + OUTER * depth : local;
        } else if (step instanceof Step.WriteLocal) {
            return local;
        } else if (step instanceof Step.OuterThis) {
            return FIELD + OUTER * depth;
        } else if (step instanceof Step.Capture) {
            return 2 * CALL;
        } else if (step instanceof Step.Select select) {
            return CASE + cases(select.origin(), body.successors(index).size());
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
        } else if (step instanceof Step.Initialise) {
            return 0;
        } else if (step instanceof Step.ReadField
                || step instanceof Step.Allocate
                || step instanceof Step.AllocateArray) {
            return FIELD;
        }
        return step instanceof Step.Jump || step instanceof Step.Merge ? JUMP : CALL;
    }

    /** Whether the code reads it from its object, which has kept it, or from one around that. */
    private boolean isCaptured(CtVariable<?> variable) {
        return captured.computeIfAbsent(variable, key -> key.getParent(CtType.class) != type);
    }

    /** Switches over strings are two: over the hash code, and over the number of the string found. */
    private static long cases(CtElement origin, int successors) {
        long labels = successors;
        boolean strings = false;
        if (origin instanceof CtAbstractSwitch<?> choice) {
            labels = Math.max(
                    labels,
                    choice.getCases().stream()
                            .mapToLong(branch -> 1 + branch.getCaseExpressions().size())
                            .sum());
            strings = choice.getSelector() != null
                    && choice.getSelector().getType() != null
                    && ConvertedTypes.isString(choice.getSelector().getType());
        }
        return labels * (strings ? CASE_OF_STRING : CASE);
    }
}

package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.effect.Root;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Finds what in a piece of code uses a buffer by its own name. Other rows of its array of arrays, with an index that stays the
 * same in that code, are not among it where rows are told apart: whether the index is another one is asked elsewhere.
 */
public final class BufferUse {
    private enum Use {
        NONE,
        READS,
        WRITES
    }

    private final Code code;
    private final Buffer buffer;
    private final int from;
    private final IntPredicate others;
    private final Optional<Rows> rows;

    private BufferUse(Code code, Buffer buffer, IntPredicate others) {
        this(code, buffer, 0, others, Rows.told(buffer, code));
    }

    /** @param from the first step that counts */
    private BufferUse(Code code, Buffer buffer, int from, IntPredicate others, Optional<Rows> rows) {
        this.code = code;
        this.buffer = buffer;
        this.from = from;
        this.others = others;
        this.rows = rows;
    }

    /** The first place that may write an element of the buffer, or give the variable another array. */
    public static Optional<CtElement> write(Code code, Buffer buffer) {
        return new BufferUse(code, buffer, i -> true).find(Use.WRITES);
    }

    /**
     * The same with steps that may use the buffer as they like.
     *
     * @param allowed these steps, by their indices
     */
    public static Optional<CtElement> writeBut(IntPredicate allowed, Code code, Buffer buffer) {
        return new BufferUse(code, buffer, allowed.negate()).find(Use.WRITES);
    }

    /** As {@link #any} for a buffer that is another row in each iteration; a call that is given the buffer is left aside. */
    public static Optional<CtElement> anyRowBut(CtElement call, Code code, Buffer buffer) {
        return new BufferUse(code, buffer, 0, i -> code.step(i).origin() != call, Optional.empty()).find(Use.READS);
    }

    /**
     * As {@link #any}, or as {@link #write} where reading is no use, of any row; some calls that may be given the buffer are left
     * aside.
     *
     * @param from the first step that counts
     */
    public static Optional<CtElement> besides(Set<CtElement> calls, Code code, Buffer buffer, int from, boolean reads) {
        IntPredicate others = i -> !calls.contains(code.step(i).origin());
        return new BufferUse(code, buffer, from, others, Optional.empty()).find(reads ? Use.READS : Use.WRITES);
    }

    /** As {@link #write} for a buffer that is another row in each iteration. */
    public static Optional<CtElement> writeOfAnyRow(Code code, Buffer buffer) {
        return new BufferUse(code, buffer, 0, i -> true, Optional.empty()).find(Use.WRITES);
    }

    /** As {@link #write}, of the steps that stand behind a call in the text. */
    public static Optional<CtElement> writeBehind(CtElement call, Code code, Buffer buffer) {
        int behind = code.method().body().of(call).orElseThrow().to();
        return new BufferUse(code, buffer, behind, i -> true, Optional.empty()).find(Use.WRITES);
    }

    /** The first place that may read or write an element of the buffer. */
    public static Optional<CtElement> any(Code code, Buffer buffer) {
        return new BufferUse(code, buffer, i -> true).find(Use.READS);
    }

    /**
     * The same with steps that may use the buffer as they like.
     *
     * @param allowed these steps, by their indices
     */
    public static Optional<CtElement> anyBut(IntPredicate allowed, Code code, Buffer buffer) {
        return new BufferUse(code, buffer, allowed.negate()).find(Use.READS);
    }

    private Optional<CtElement> find(Use least) {
        for (int i : code.steps()) {
            if (i < from) {
                continue;
            }
            Step step = code.step(i);
            if (buffer.isAssignedBy(step)) {
                return Optional.of(step.origin());
            }
            if (buffer.isVariable(code.method().body(), new Value(i))) {
                Optional<CtElement> use = use(i, buffer.variable().getType(), least);
                if (use.isPresent()) {
                    return use;
                }
            }
            if (buffer.variable() instanceof CtField<?> field && isViaField(i, Code.nameOf(field), least)) {
                return Optional.of(step.origin());
            }
        }
        return Optional.empty();
    }

    /** The field, assigned or read by a call; by its own name or with all that it refers to. */
    private boolean isViaField(int i, String name, Use least) {
        if (!(code.step(i) instanceof Step.Call) && !(code.step(i) instanceof Step.Initialise)) {
            return false;
        }
        Effect effect = code.effect(i);
        return effect.isOpen()
                || least == Use.READS && effect.fieldsRead().contains(name)
                || effect.fieldsWritten().contains(name)
                || effect.fieldsWritten().contains(name + Effect.ELEMENTS);
    }

    /** What becomes of a reference to the array, to a row or to a row's row. */
    private Optional<CtElement> use(int reference, @Nullable CtTypeReference<?> type, Use least) {
        CtTypeReference<?> component = type instanceof CtArrayTypeReference<?> array ? array.getComponentType() : null;
        for (int user : code.method().routine().uses().of(reference)) {
            Step step = code.step(user);
            if (!others.test(user) || isAnotherRow(step)) {
                continue;
            }
            boolean reads = step instanceof Step.ReadElement;
            if (reads && (component == null || !component.isPrimitive())) {
                Optional<CtElement> inner = use(user, component, least);
                if (inner.isPresent()) {
                    return inner;
                }
                continue;
            }
            Use use = reads ? Use.READS : use(reference, user, step);
            if (use.compareTo(least) >= 0) {
                return Optional.of(step.origin());
            }
        }
        return Optional.empty();
    }

    private boolean isAnotherRow(Step step) {
        return step instanceof Step.ReadElement row
                && rows.filter(told -> told.mayBeAnother(row, code)).isPresent();
    }

    private Use use(int reference, int user, Step step) {
        if (step instanceof Step.ArrayLength || step instanceof Step.Binary) {
            return Use.NONE;
        }
        if (step instanceof Step.Call call) {
            return argument(new Value(reference), user, call);
        }
        return Use.WRITES;
    }

    /** What a call does to an array that it is given; the methods of an array itself write nothing and keep nothing. */
    private Use argument(Value reference, int user, Step.Call call) {
        if (new PlainCalls(code.method()).isSend(user)) {
            return Use.READS;
        }
        Effect effect = code.effect(user);
        boolean reads = false;
        boolean writes = effect.isOpen() || effect.kind() == Effect.Kind.IO;
        for (int k = 0; k < call.arguments().size(); k++) {
            if (call.arguments().get(k).equals(reference)) {
                reads |= effect.reads().contains(k);
                writes |= effect.writes().contains(k) || effect.retains().contains(k);
            }
        }
        boolean target = call.receiver().filter(reference::equals).isPresent();
        reads |= target && effect.reads().contains(Effect.TARGET);
        boolean handsOn = code.method().effects().results(code.method().body(), user).stream()
                .anyMatch(root -> !(root instanceof Root.Fresh));
        return writes || handsOn ? Use.WRITES : reads ? Use.READS : Use.NONE;
    }
}

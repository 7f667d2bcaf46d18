package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Finds every use of a buffer in the body of a counted loop. */
public final class AccessReader {
    private final CountedLoop outer;
    private final Routine routine;
    private final Body body;
    private final Range range;
    private final Range header;
    private final ExpressionReader expressions;
    private final Nests nests;

    public AccessReader(CountedLoop outer, Routine routine) {
        this.outer = outer;
        this.routine = routine;
        this.body = routine.body();
        this.range = body.of(outer.loop().getBody())
                .orElseThrow(() -> new IllegalStateException("a loop that was not lowered"));
        Range whole = body.of(outer.loop()).orElseThrow();
        this.header = new Range(whole.from(), range.from());
        Definitions definitions = new LoopDefinitions(body, outer.loop());
        CountedLoopReader loops = new CountedLoopReader(body, new ExpressionReader(routine, definitions));
        this.nests = new Nests(outer, routine, loops);
        this.expressions =
                new ExpressionReader(routine, new InductionVariables(outer, routine, nests, definitions)).partial();
    }

    /** What became of the search. */
    public sealed interface Result {}

    /** Every use of the buffer is one of these accesses, or its length. */
    public record Found(List<Access> accesses) implements Result {}

    /** The loop uses rows of the buffer's array of arrays, these and no others; which of them are the buffer is not known. */
    public record Rows(List<RowUse> uses) implements Result {
        public Rows {
            uses = List.copyOf(uses);
        }
    }

    /** The loop fills the buffer from below, up to the value of this local variable, see {@link GrowthReader}. */
    public record Growing(CtVariable<?> counter) implements Result {}

    /** This use of the buffer has no index that can be computed. */
    public record Opaque(CtElement use) implements Result {}

    /** All accesses to the buffer in the loop's body; its header must not use the buffer's elements. */
    public Result read(Buffer buffer) {
        Optional<CtElement> early = headerUse(buffer);
        if (early.isPresent()) {
            return new Opaque(early.get());
        }
        List<Access> accesses = new ArrayList<>();
        for (int i = range.from(); i < range.to(); i++) {
            if (buffer.isAssignedBy(body.step(i))) {
                return new Opaque(body.step(i).origin());
            }
            if (!buffer.isVariable(body, new Value(i))) {
                continue;
            }
            for (int user : routine.uses().of(i)) {
                Optional<CtElement> opaque = buffer.isRow() ? row(buffer, user, accesses) : element(i, user, accesses);
                if (opaque.isPresent()) {
                    return new Opaque(opaque.get());
                }
            }
        }
        return new Found(List.copyOf(accesses));
    }

    private Optional<CtElement> headerUse(Buffer buffer) {
        for (int i = header.from(); i < header.to(); i++) {
            if (buffer.isVariable(body, new Value(i))) {
                Optional<Integer> use = routine.uses().of(i).stream()
                        .filter(user -> !isHarmless(body.step(user)) && !isOnlyMeasured(buffer, user))
                        .findFirst();
                if (use.isPresent()) {
                    return use.map(user -> body.step(user).origin());
                }
            }
        }
        return Optional.empty();
    }

    /** Whether it is a row of which nothing but the length is asked. */
    private boolean isOnlyMeasured(Buffer buffer, int row) {
        return buffer.isRow()
                && body.step(row) instanceof Step.ReadElement
                && routine.uses().of(row).stream().map(body::step).allMatch(AccessReader::isHarmless);
    }

    /** The rows of the buffer's array of arrays that the loop uses, if it uses nothing of them but elements. */
    public Result readRows(Buffer buffer) {
        Optional<CtElement> early = headerUse(buffer);
        if (early.isPresent()) {
            return new Opaque(early.get());
        }
        List<RowUse> uses = new ArrayList<>();
        for (int i = range.from(); i < range.to(); i++) {
            if (buffer.isAssignedBy(body.step(i))) {
                return new Opaque(body.step(i).origin());
            }
            if (!buffer.isVariable(body, new Value(i))) {
                continue;
            }
            for (int user : routine.uses().of(i)) {
                Optional<CtElement> opaque = isHarmless(body.step(user)) ? Optional.empty() : anyRow(user, uses);
                if (opaque.isPresent()) {
                    return new Opaque(opaque.get());
                }
            }
        }
        return new Rows(uses);
    }

    private Optional<CtElement> anyRow(int user, List<RowUse> uses) {
        if (!(body.step(user) instanceof Step.ReadElement read)) {
            return Optional.of(body.step(user).origin());
        }
        List<Step> users = routine.uses().of(user).stream().map(body::step).toList();
        uses.add(new RowUse(user, read, read.origin(), users.stream().anyMatch(Step.WriteElement.class::isInstance)));
        return users.stream()
                .filter(next -> !isHarmless(next) && !isElementOf(user, next))
                .findFirst()
                .map(Step::origin);
    }

    private static boolean isElementOf(int array, Step step) {
        return step instanceof Step.ReadElement read && read.array().step() == array
                || step instanceof Step.WriteElement write && write.array().step() == array;
    }

    /** What stands in the way, if the use of the array of arrays is not the buffer's row. */
    private Optional<CtElement> row(Buffer buffer, int user, List<Access> accesses) {
        Step step = body.step(user);
        if (isHarmless(step)) {
            return Optional.empty();
        }
        if (!buffer.isArray(body, new Value(user), expressions)) {
            return Optional.of(step.origin());
        }
        return routine.uses().of(user).stream()
                .map(next -> element(user, next, accesses))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Adds the access of the array that the user makes; what stands in the way, if it makes none. */
    private Optional<CtElement> element(int array, int user, List<Access> accesses) {
        Step step = body.step(user);
        if (isHarmless(step)) {
            return Optional.empty();
        }
        if (step instanceof Step.Call call && BlockCopy.isOne(call)) {
            Optional<Access> copied = copied(user, call, new Value(array)).filter(block -> BlockCopy.isOfNumbers(call));
            copied.ifPresent(accesses::add);
            return copied.isEmpty() ? Optional.of(step.origin()) : Optional.empty();
        }
        Optional<Value> index = Optional.empty();
        if (step instanceof Step.ReadElement read) {
            index = Optional.of(read.index());
        } else if (step instanceof Step.WriteElement write && write.array().step() == array) {
            index = Optional.of(write.index());
        }
        Optional<Access> access = index.flatMap(found -> access(user, new Value(array), found));
        access.ifPresent(accesses::add);
        return access.isEmpty() ? Optional.of(step.origin()) : Optional.empty();
    }

    /** Whether the step asks for the length only, or compares references. */
    private static boolean isHarmless(Step step) {
        return step instanceof Step.ArrayLength || step instanceof Step.Binary;
    }

    /**
     * The access that a step of the loop makes to any array; nothing where the index cannot be read, or the step belongs to
     * another part of the body.
     */
    public Optional<Access> access(int step, Value array, Value index) {
        return range.contains(step) ? expressions.read(index).map(poly -> access(step, array, poly)) : Optional.empty();
    }

    /**
     * What a call that copies elements touches of one of its arrays; nothing where that cannot be read, or the call belongs to
     * another part of the body.
     *
     * @param array as the call gets it
     */
    public Optional<Access> copied(int step, Step.Call call, Value array) {
        return range.contains(step)
                ? new BlockCopy(outer, expressions).access(access(step, array, Poly.ZERO), call, array)
                : Optional.empty();
    }

    /**
     * Whether an iteration may come to its end without executing the step. Counted loops inside are taken to have iterations;
     * what stands in the header of the loop itself is executed always.
     */
    public boolean mayPassBy(int step) {
        return range.contains(step) && nests.around(step).conditional();
    }

    private Access access(int step, Value array, Poly index) {
        Nests.Nest nest = nests.around(step);
        return new Access(
                step,
                body.step(step).origin(),
                index,
                expressions.length(array),
                nest.loops(),
                nest.conditional(),
                body.step(step) instanceof Step.WriteElement);
    }

    /** The reader that knows the variables of the loop's body. */
    public ExpressionReader expressions() {
        return expressions;
    }
}

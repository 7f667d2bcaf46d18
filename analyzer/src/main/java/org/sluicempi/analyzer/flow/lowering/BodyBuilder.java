package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtElement;

/**
 * Writes the steps of a body, one behind the other. A step goes on to the next one that is written, unless it {@linkplain
 * #leave leaves}.
 */
final class BodyBuilder {
    private final List<Step> steps = new ArrayList<>();
    private final List<List<Label>> successors = new ArrayList<>();
    private final List<Label> landings = new ArrayList<>();
    private final Map<CtElement, Range> ranges = new IdentityHashMap<>();
    private final List<Label> pending = new ArrayList<>();
    private final List<Cleanup> cleanups = new ArrayList<>();
    private final Label exit = Label.exit();
    private Label landing = exit;

    BodyBuilder() {
        bind(new Label().use());
    }

    /** A piece of code that every way out of a region runs through, and the places it may go on to. */
    static final class Cleanup {
        final Label entry = new Label();
        final Set<Label> exits = new LinkedHashSet<>();
    }

    int size() {
        return steps.size();
    }

    /** Writes a step that goes on to the next one. */
    Value emit(Step step) {
        Label next = new Label();
        Value value = leave(step, List.of(next));
        pending.add(next);
        return value;
    }

    Value leave(Step step, Label... to) {
        return leave(step, Arrays.asList(to));
    }

    /** Writes a step that goes on to these places. */
    Value leave(Step step, List<Label> to) {
        int index = steps.size();
        pending.forEach(label -> label.bind(index));
        pending.clear();
        steps.add(step);
        to.forEach(Label::use);
        successors.add(List.copyOf(to));
        landings.add(landing);
        return new Value(index);
    }

    /** Writes a step in the place of one that was written before its operands were known. */
    void replace(Value at, Step step) {
        steps.set(at.step(), step);
    }

    /** The label is where the next step will be. */
    void bind(Label label) {
        pending.add(label);
    }

    /** Whether anything leads to the next step. */
    boolean isReachable() {
        return pending.stream().anyMatch(Label::isUsed);
    }

    /** Goes on elsewhere, if anything leads here. */
    void jump(CtElement origin, Label to) {
        if (isReachable()) {
            leave(new Step.Jump(origin), to);
        }
    }

    void branch(CtElement origin, Value condition, Label yes, Label no) {
        leave(new Step.Branch(origin, condition), yes, no);
    }

    void raise(CtElement origin, Value exception) {
        leave(new Step.Throw(origin, exception), landing);
    }

    /** Where exceptions go now. */
    Label landing() {
        return landing;
    }

    void landAt(Label place) {
        landing = place;
    }

    Label exit() {
        return exit;
    }

    int depth() {
        return cleanups.size();
    }

    void enter(Cleanup cleanup) {
        cleanups.add(cleanup);
    }

    void leaveCleanup() {
        cleanups.remove(cleanups.size() - 1);
    }

    /**
     * The first place on the way to a target.
     *
     * @param depth how many clean-ups are around the target, too
     */
    Label route(Label target, int depth) {
        Label hop = target;
        for (Cleanup cleanup : cleanups.subList(depth, cleanups.size())) {
            cleanup.exits.add(hop);
            hop = cleanup.entry;
        }
        return hop;
    }

    /** Writes the steps of an element. */
    void range(CtElement element, Runnable lowering) {
        int from = size();
        lowering.run();
        mark(element, from);
    }

    <T> T range(CtElement element, Supplier<T> lowering) {
        int from = size();
        T result = lowering.get();
        mark(element, from);
        return result;
    }

    /** All steps since {@code from} are those of the element. */
    void mark(CtElement element, int from) {
        ranges.put(element, new Range(from, size()));
    }

    /** A region with code that runs on every way out of it, of which there is one copy. */
    void protect(CtElement origin, Runnable region, Runnable finish) {
        Label outer = landing;
        Label inner = new Label();
        Label end = new Label();
        Cleanup cleanup = new Cleanup();
        landing = inner;
        cleanups.add(cleanup);
        region.run();
        leaveCleanup();
        if (isReachable()) {
            cleanup.exits.add(end);
            jump(origin, cleanup.entry);
        }
        landing = outer;
        bind(inner.use());
        emit(new Step.Landing(origin));
        Value caught = emit(new Step.Caught(origin));
        bind(cleanup.entry);
        finish.run();
        if (isReachable()) {
            Label rethrow = new Label();
            List<Label> exits = new ArrayList<>(cleanup.exits);
            exits.add(rethrow);
            leave(new Step.Jump(origin), exits);
            bind(rethrow);
            raise(origin, caught);
        }
        bind(end);
    }

    /** @param origin of the last step, which stands for the end of the code */
    Body build(CtElement origin) {
        if (isReachable()) {
            leave(new Step.Jump(origin), exit);
        }
        pending.forEach(label -> label.bind(Body.EXIT));
        pending.clear();
        return new Body(
                steps,
                successors.stream()
                        .map(list -> list.stream().map(Label::target).distinct().toList())
                        .toList(),
                landings.stream().map(Label::target).toList(),
                ranges);
    }
}

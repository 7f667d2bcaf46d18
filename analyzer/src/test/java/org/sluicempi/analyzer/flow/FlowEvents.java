package org.sluicempi.analyzer.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.analyzer.flow.Event.Kind;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.reference.CtTypeReference;

/** What the steps of a body do, the bodies of its lambdas included. */
final class FlowEvents {
    private final Function<CtExecutable<?>, Body> bodies;
    private final Tally tally;
    private final List<Expectation> expectations = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();

    /** @param bodies of lambdas */
    FlowEvents(Function<CtExecutable<?>, Body> bodies, Tally tally) {
        this.bodies = bodies;
        this.tally = tally;
    }

    List<Expectation> expectations() {
        return expectations;
    }

    /** What the lowering has given up on. */
    List<String> unknown() {
        return unknown;
    }

    void add(Body body) {
        BitSet reached = reached(body);
        for (int i = 0; i < body.steps().size(); i++) {
            Step step = body.step(i);
            Optional<Event> event = event(body, step);
            if (!reached.get(i)) {
                event.ifPresent(e -> tally.add(Convention.DEAD_CODE));
                continue;
            }
            event.ifPresent(e -> expect(body, step, e));
            if (step instanceof Step.Capture && step.origin() instanceof CtLambda<?> lambda) {
                add(bodies.apply(lambda));
            } else if (step instanceof Step.Unknown what) {
                unknown.add(what.why() + " at " + Lines.of(what.origin()));
            }
        }
        FlowConventions.added(body, reached).forEach(expectations::add);
    }

    private void expect(Body body, Step step, Event event) {
        Optional<Convention> dropped = FlowConventions.dropped(body, step);
        if (dropped.isPresent()) {
            tally.add(dropped.get());
            return;
        }
        Lines lines = Lines.of(step.origin());
        Optional<Convention> repeated = FlowConventions.repeated(step);
        repeated.ifPresent(tally::add);
        expectations.add(new Expectation(event, lines.from(), lines.to(), repeated.isPresent()));
    }

    /** The steps that can be executed where a condition is a constant. */
    private static BitSet reached(Body body) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        if (!body.steps().isEmpty()) {
            open.add(0);
        }
        while (!open.isEmpty()) {
            int step = open.remove();
            if (step == Body.EXIT || reached.get(step)) {
                continue;
            }
            reached.set(step);
            open.addAll(successors(body, step));
            if (!body.step(step).faults().isEmpty()) {
                open.add(body.landing(step));
            }
        }
        return reached;
    }

    private static List<Integer> successors(Body body, int index) {
        List<Integer> successors = body.successors(index);
        if (body.step(index) instanceof Step.Branch branch
                && body.producer(branch.condition()) instanceof Step.Constant constant
                && constant.value() instanceof Boolean value) {
            return List.of(successors.get(value ? 0 : 1));
        }
        return successors;
    }

    private static Optional<Event> event(Body body, Step step) {
        if (step instanceof Step.Call call) {
            return Optional.of(Event.call(
                    Event.name(call.method().owner()),
                    call.method().name(),
                    call.arguments().size(),
                    call.dispatch() == Dispatch.STATIC));
        }
        if (step instanceof Step.ReadField read) {
            return Optional.of(
                    Event.field(false, read.field().name(), read.field().isStatic()));
        }
        if (step instanceof Step.WriteField write) {
            return Optional.of(
                    Event.field(true, write.field().name(), write.field().isStatic()));
        }
        if (step instanceof Step.WriteElement write) {
            return Optional.of(new Event(Kind.WRITE_ELEMENT, write.ofReferences() ? "reference" : "primitive"));
        }
        if (step instanceof Step.AllocateArray array) {
            int dimensions = Math.max(array.lengths().size(), 1);
            return Optional.of(typed(Kind.ALLOCATE_ARRAY, array.type(), " by " + dimensions));
        }
        if (step instanceof Step.Binary binary) {
            return division(binary);
        }
        if (step instanceof Step.Constant constant) {
            return FlowConventions.classLiteral(constant);
        }
        return typedOrSimple(step);
    }

    private static Optional<Event> typedOrSimple(Step step) {
        if (step instanceof Step.Allocate allocation) {
            return Optional.of(typed(Kind.ALLOCATE, allocation.type(), ""));
        }
        if (step instanceof Step.CheckCast cast) {
            return Optional.of(typed(Kind.CAST, cast.to(), ""));
        }
        if (step instanceof Step.InstanceOf test) {
            return Optional.of(typed(Kind.INSTANCE_OF, test.type(), ""));
        }
        if (step instanceof Step.ReadElement) {
            return Optional.of(Event.of(Kind.READ_ELEMENT));
        }
        if (step instanceof Step.ArrayLength) {
            return Optional.of(Event.of(Kind.ARRAY_LENGTH));
        }
        if (step instanceof Step.MonitorEnter) {
            return Optional.of(Event.of(Kind.MONITOR_ENTER));
        }
        if (step instanceof Step.MonitorExit) {
            return Optional.of(Event.of(Kind.MONITOR_EXIT));
        }
        if (step instanceof Step.Throw) {
            return Optional.of(Event.of(Kind.THROW));
        }
        if (step instanceof Step.Capture) {
            return Optional.of(Event.of(Kind.CAPTURE));
        }
        return step instanceof Step.Concat ? Optional.of(Event.of(Kind.CONCAT)) : Optional.empty();
    }

    private static Event typed(Kind kind, CtTypeReference<?> type, String more) {
        return new Event(kind, Event.name(type) + more);
    }

    private static Optional<Event> division(Step.Binary binary) {
        boolean divides = binary.kind() == BinaryOperatorKind.DIV || binary.kind() == BinaryOperatorKind.MOD;
        return divides && binary.faults().contains(Fault.DIVISION)
                ? Optional.of(new Event(Kind.DIVIDE, binary.kind().name()))
                : Optional.empty();
    }
}

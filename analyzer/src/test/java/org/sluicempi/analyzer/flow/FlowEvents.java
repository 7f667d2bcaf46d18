package org.sluicempi.analyzer.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.sluicempi.analyzer.flow.Event.Kind;
import org.sluicempi.analyzer.flow.Expectation.Presence;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.reference.CtTypeReference;

/** What the steps of a body do, the bodies of its lambdas included. */
final class FlowEvents {
    private final Function<CtExecutable<?>, Body> bodies;
    private final FlowConventions conventions;
    private final Tally tally;
    private final List<Lines> references = new ArrayList<>();
    private final List<Expectation> expectations = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();

    /** @param bodies of lambdas */
    FlowEvents(Function<CtExecutable<?>, Body> bodies, FlowConventions conventions, Tally tally) {
        this.bodies = bodies;
        this.conventions = conventions;
        this.tally = tally;
    }

    List<Expectation> expectations() {
        return expectations;
    }

    /** Whether a line may belong to a method reference. */
    boolean isReference(int line) {
        return references.stream().anyMatch(lines -> lines.holds(line));
    }

    /** What the lowering has given up on. */
    List<String> unknown() {
        return unknown;
    }

    void add(Body body) {
        BitSet reached = reached(body);
        arrayCasts(body, reached);
        for (int i = 0; i < body.steps().size(); i++) {
            Step step = body.step(i);
            if (!reached.get(i)) {
                event(body, step).ifPresent(event -> tally.add(Convention.DEAD_CODE));
                continue;
            }
            expect(body, i);
            if (step instanceof Step.Capture && step.origin() instanceof CtLambda<?> lambda) {
                add(bodies.apply(lambda));
            } else if (step instanceof Step.Capture
                    && step.origin() instanceof CtExecutableReferenceExpression<?, ?> reference) {
                references.add(Lines.of(reference));
            } else if (step instanceof Step.Unknown what) {
                unknown.add(what.why() + " at " + Lines.of(what.origin()));
            }
        }
    }

    private void expect(Body body, int index) {
        Step step = body.step(index);
        Optional<Event> event =
                FlowConventions.closesInHandler(body, index) ? Optional.of(Event.CLOSE_IN_HANDLER) : event(body, step);
        Optional<Convention> other = conventions.other(body, step);
        other.ifPresent(tally::add);
        if (other.isEmpty() || step instanceof Step.InstanceOf) {
            event.ifPresent(e -> expect(step, e));
        }
        other.flatMap(convention -> conventions.event(convention, step)).ifPresent(e -> expect(step, e));
    }

    private void expect(Step step, Event event) {
        Lines lines = FlowConventions.lines(step);
        Optional<Convention> repeated = FlowConventions.repeated(step, event);
        repeated.ifPresent(tally::add);
        Presence presence = repeated.isPresent() ? Presence.COPIED : Presence.ONCE;
        expectations.add(new Expectation(event, step, lines.from(), lines.to(), presence));
        if (FlowConventions.refersToOuter(step)) {
            tally.add(Convention.OUTER_CHECK);
            Event check = Event.call("java.util.Objects", "requireNonNull", 1, true);
            expectations.add(new Expectation(check, step, lines.from(), lines.to(), Presence.POSSIBLE));
        }
        if (FlowConventions.isReadTwice(step)) {
            tally.add(Convention.BOXED_INCREMENT);
            expectations.add(new Expectation(event, step, lines.from(), lines.to(), Presence.POSSIBLE));
        }
    }

    /** A cast to an array type is compiled even if it cannot fail. */
    private void arrayCasts(Body body, BitSet reached) {
        Set<CtElement> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        body.steps().stream()
                .filter(Step.CheckCast.class::isInstance)
                .map(Step::origin)
                .forEach(seen::add);
        for (int i = reached.nextSetBit(0); i >= 0; i = reached.nextSetBit(i + 1)) {
            Step step = body.step(i);
            if (!(step.origin() instanceof CtExpression<?> expression) || !seen.add(expression)) {
                continue;
            }
            Lines lines = Lines.of(expression);
            for (CtTypeReference<?> type : expression.getTypeCasts()) {
                if (FlowConventions.isNeedless(expression.getType(), type)) {
                    tally.add(Convention.ARRAY_CAST);
                    Event cast = typed(Kind.CAST, type, "");
                    expectations.add(new Expectation(cast, step, lines.from(), lines.to(), Presence.POSSIBLE));
                }
            }
        }
    }

    /** The steps that can be executed where a condition is a constant; anything may throw. */
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
            open.add(body.landing(step));
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
                    owner(body, call),
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
        if (step instanceof Step.Concat concat) {
            return Optional.of(Event.concat(recipe(body, concat)));
        }
        return typedOrSimple(step);
    }

    private static String recipe(Body body, Step.Concat concat) {
        StringBuilder recipe = new StringBuilder();
        for (Value part : concat.parts()) {
            Step producer = body.producer(part);
            if (producer instanceof Step.Concat inner) {
                recipe.append(recipe(body, inner));
            } else {
                recipe.append(producer instanceof Step.Constant constant ? constant.value() : Event.PART);
            }
        }
        return recipe.toString();
    }

    /** The constructor of an anonymous class belongs to that class, although the one above declares it. */
    private static String owner(Body body, Step.Call call) {
        Optional<Step> receiver = call.receiver().map(body::producer);
        boolean constructs = call.method().isConstructor() && receiver.orElse(null) instanceof Step.Allocate;
        return Event.name(
                constructs
                        ? ((Step.Allocate) receiver.orElseThrow()).type()
                        : call.method().owner());
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
        if (step instanceof Step.Capture capture) {
            boolean makesFunction = capture.origin() instanceof CtLambda<?>
                    || capture.origin() instanceof CtExecutableReferenceExpression<?, ?>;
            return makesFunction ? Optional.of(Event.of(Kind.CAPTURE)) : Optional.empty();
        }
        return Optional.empty();
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

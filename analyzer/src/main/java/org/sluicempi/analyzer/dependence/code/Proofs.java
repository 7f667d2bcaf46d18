package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtVariable;

/**
 * What the steps on every way to a place have shown about the values of variables there: who has been dereferenced is not
 * null, who has divided is not zero.
 */
public final class Proofs {
    private final Method method;
    private final Body body;
    private final Parameters parameters;
    private final int depth;

    public Proofs(Method method) {
        this(method, 0);
    }

    /** @param depth how many calls lie between the method and the one that the question is about */
    public Proofs(Method method, int depth) {
        this.method = method;
        this.body = method.body();
        this.parameters = new Parameters(method, depth);
        this.depth = depth;
    }

    /**
     * Whether a value is certainly not null where another place is reached.
     *
     * @param value of a variable that has the same value at the place
     * @param place index of the step that is executed next
     */
    public boolean isNotNull(Value value, int place) {
        Step producer = body.producer(value);
        return isNew(producer)
                || new NeverNull(method, this::isNew).holds(value)
                || isGiven(producer, (caller, argument) -> caller.isNotNull(argument.value(), argument.place()))
                || isShown(producer, place, this::isDereferenced, this::isNew);
    }

    /**
     * Whether a field of the object at hand certainly holds what is not null where a place is reached, or before it is left: it
     * has been stored there, by then or later shown not to be null, and nothing else has been since.
     *
     * @param place index of a step
     */
    boolean isFilled(CtVariable<?> field, int place) {
        IntPredicate spoils = i -> method.mayChange(i, field);
        Predicate<Step> given = step -> isNew(step)
                || isGiven(step, (caller, argument) -> caller.isNotNull(argument.value(), argument.place()))
                || parameters.isKept(step) && isShown(step, place, this::isDereferenced, this::isNew);
        IntPredicate witness = i -> gives(body.step(i), field, given) || shows(i, field, this::isDereferenced, spoils);
        return witness.test(place) || method.routine().paths().isEstablished(place, witness, spoils);
    }

    /** Whether a value is certainly not zero where another place is reached. */
    public boolean isNotZero(Value value, int place) {
        Step producer = body.producer(value);
        return isNonZero(producer)
                || isGiven(producer, (caller, argument) -> caller.isNotZero(argument.value(), argument.place()))
                || isShown(producer, place, this::isDivisor, this::isNonZero);
    }

    /**
     * Whether a communicator certainly lives where another place is reached, and MPI runs: a call on it has shown it on every way
     * to the place, and nothing behind that call could have freed it or ended MPI.
     *
     * @param value of a variable that has the same value at the place
     * @param place index of the step that is executed next
     */
    public boolean isAlive(Value value, int place) {
        Step producer = body.producer(value);
        if (producer instanceof Step.ReadField field && method.effects().isApiConstant(field.field())) {
            return isShownAlive(field.field(), place);
        }
        Optional<CtVariable<?>> variable = method.expressions().variable(producer);
        return variable.filter(named -> isShownAlive(named, place)).isPresent();
    }

    /** Of a constant of the API: that nobody can free. */
    private boolean isShownAlive(FieldRef constant, int place) {
        IntPredicate witness = i -> new PlainCalls(method).leavesAlive(i)
                && receiver(i) instanceof Step.ReadField read
                && read.field().id().equals(constant.id());
        return method.routine()
                .paths()
                .isEstablished(
                        place,
                        witness,
                        this::mayEndLives,
                        () -> parameters.allCallers((caller, call) -> caller.isShownAlive(constant, call)));
    }

    private boolean isShownAlive(CtVariable<?> variable, int place) {
        IntPredicate witness = i -> new PlainCalls(method).leavesAlive(i)
                && method.expressions()
                        .variable(receiver(i))
                        .filter(read -> read == variable)
                        .isPresent();
        return method.routine()
                .paths()
                .isEstablished(place, witness, i -> mayEndLives(i) || method.mayChange(i, variable));
    }

    private Step receiver(int call) {
        Step step = body.step(call);
        return step instanceof Step.Call made && made.receiver().isPresent()
                ? body.producer(made.receiver().get())
                : step;
    }

    /** Whether a step may free a communicator, or start or end MPI, or wait for another thread that does. */
    boolean mayEndLives(int i) {
        Effect effect = method.effect(i);
        return effect.isOpen()
                || method.mayMeetThreads(i)
                || !effect.isKnown() && !new PlainCalls(method).leavesAlive(i);
    }

    private boolean isGiven(Step read, BiPredicate<Proofs, Parameters.Argument> test) {
        return read instanceof Step.ReadLocal local && parameters.all(local.variable(), test);
    }

    /** A test of one operand of a step. */
    private interface Shows {
        boolean test(Step step, Value operand);
    }

    private boolean isShown(Step read, int place, Shows shows, Predicate<Step> given) {
        Optional<CtVariable<?>> variable = method.expressions().variable(read);
        if (variable.isEmpty()) {
            return false;
        }
        return isShownOf(read, variable.get(), place, shows, given);
    }

    /** Whether every caller has shown it of a static field when it makes the call. */
    private boolean isShownByCallers(Step read, CtVariable<?> variable, Shows shows, Predicate<Step> given) {
        return read instanceof Step.ReadField field
                && field.field().isStatic()
                && parameters.allCallers((caller, place) -> caller.isShownOf(read, variable, place, shows, given));
    }

    private boolean isShownOf(Step read, CtVariable<?> field, int place, Shows shows, Predicate<Step> given) {
        IntPredicate spoils = i -> method.mayChange(i, field);
        IntPredicate witness = i -> gives(body.step(i), field, given) || shows(i, field, shows, spoils);
        return method.routine()
                .paths()
                .isEstablished(place, witness, spoils, () -> isShownByCallers(read, field, shows, given));
    }

    private boolean gives(Step step, CtVariable<?> variable, Predicate<Step> given) {
        if (step instanceof Step.WriteLocal write) {
            return write.variable() == variable && given.test(body.producer(write.value()));
        }
        return step instanceof Step.WriteField write
                && write.field().declaration().filter(d -> d == variable).isPresent()
                && isOwn(write)
                && given.test(body.producer(write.value()));
    }

    /** Whether the field is that of the object at hand, or of one around it: another object has a field of its own. */
    private boolean isOwn(Step.WriteField write) {
        return write.target()
                .map(body::producer)
                .map(target -> target instanceof Step.This || target instanceof Step.OuterThis)
                .orElse(true);
    }

    private boolean shows(int i, CtVariable<?> variable, Shows shows, IntPredicate spoils) {
        Step step = body.step(i);
        for (Value operand : step.operands()) {
            boolean same = method.expressions()
                    .variable(body.producer(operand))
                    .filter(read -> read == variable)
                    .isPresent();
            if (same && shows.test(step, operand) && isKept(operand.step(), i, spoils)) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing that is evaluated between two steps, nor the second one itself, changes the variable. */
    private boolean isKept(int from, int to, IntPredicate spoils) {
        for (int i = from + 1; i <= to; i++) {
            if (spoils.test(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isDereferenced(Step step, Value operand) {
        if (step instanceof Step.Call call) {
            boolean text = call.implied() && call.method().name().equals("toString"); // of null it is "null"
            return !text && call.receiver().filter(operand::equals).isPresent();
        }
        boolean target = step instanceof Step.ReadField
                || step instanceof Step.WriteField write
                        && write.target().filter(operand::equals).isPresent();
        boolean array = step instanceof Step.ReadElement
                || step instanceof Step.WriteElement write && write.array().equals(operand)
                || step instanceof Step.ArrayLength;
        return target || array || step instanceof Step.MonitorEnter;
    }

    private boolean isDivisor(Step step, Value operand) {
        return step instanceof Step.Binary binary
                && !binary.faults().isEmpty()
                && binary.right().equals(operand);
    }

    private boolean isNew(Step step) {
        boolean merged = step instanceof Step.Merge merge
                && merge.values().stream().allMatch(value -> isNew(body.producer(value)));
        return merged
                || step instanceof Step.This
                || step instanceof Step.OuterThis
                || step instanceof Step.Allocate
                || step instanceof Step.AllocateArray
                || step instanceof Step.Concat
                || step instanceof Step.Capture
                || step instanceof Step.Constant constant && constant.value() != null
                || step instanceof Step.ReadField field
                        && (method.effects().isApiConstant(field.field())
                                || isSteady(field.field())
                                || method.filled().holds(field, depth));
    }

    private boolean isNonZero(Step step) {
        boolean constant = step instanceof Step.Constant known
                && known.value() instanceof Number number
                && number.longValue() != 0;
        return constant || method.calls().isPositive(step);
    }

    private boolean isSteady(FieldRef field) {
        return field.declaration()
                .filter(declaration -> method.fields().initial(declaration).isPresent())
                .isPresent();
    }
}

package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.effect.FlowEffects;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;

/**
 * Whether an expression can be evaluated at an earlier place, with the same value, without an effect and without an
 * exception.
 *
 * @param code everything that is executed between the earlier place and the expression
 * @param earlier offset of the earlier place in the text
 * @param place index of the step that is executed first behind the earlier place
 * @param facts polynomials that are at least 0 there
 * @param inlines whether the initialiser of a variable that is declared too late will be written in its place
 * @param tests takes the tests that rule out what the expression may throw; where it is absent nothing is tested
 */
public record Evaluation(
        Code code, int earlier, int place, List<Poly> facts, boolean inlines, Optional<EarlyTests> tests) {

    /** The part of the expression that stands in the way. */
    public Optional<CtElement> obstacle(CtExpression<?> expression) {
        Optional<Range> range = code.method().body().of(expression);
        if (range.isEmpty()) {
            return Optional.of(expression);
        }
        for (int i = range.get().from(); i < range.get().to() || isConversion(i, expression); i++) {
            Optional<CtElement> obstacle = obstacle(i, code.step(i));
            if (obstacle.isPresent()) {
                return obstacle;
            }
        }
        return Optional.empty();
    }

    /** Whether the step behind an expression converts its value as the place of the expression demands, as unboxing does. */
    private boolean isConversion(int i, CtExpression<?> expression) {
        return code.step(i).origin() == expression;
    }

    private Optional<CtElement> obstacle(int i, Step step) {
        if (step instanceof Step.ReadLocal read) {
            return local(read.variable());
        }
        if (step instanceof Step.ReadField read) {
            return field(read);
        }
        if (step instanceof Step.ArrayLength length) {
            return unlessNotNull(length.array(), step);
        }
        if (step instanceof Step.ReadElement element) {
            return element(element);
        }
        if (step instanceof Step.Binary binary) {
            boolean fine = binary.faults().isEmpty()
                    || proofs().isNotZero(binary.right(), place)
                    || isTested(binary.right(), EarlyTests::notZero);
            return fine ? Optional.empty() : Optional.of(binary.origin());
        }
        if (step instanceof Step.Call call) {
            return call(i, call);
        }
        if (step instanceof Step.Initialise initialise) {
            boolean fine = isPure(ahead(i))
                    && (code.method().calls().dialect().isApiType(initialise.type()) || !mayAwaitAClass());
            return fine ? Optional.empty() : Optional.of(step.origin());
        }
        return isPlain(step) ? Optional.empty() : Optional.of(step.origin());
    }

    /** Whether a step does nothing but compute. */
    public static boolean isPlain(Step step) {
        return step instanceof Step.Constant
                || step instanceof Step.This
                || step instanceof Step.OuterThis
                || step instanceof Step.Unary
                || step instanceof Step.Convert
                || step instanceof Step.Merge
                || step instanceof Step.Jump
                || step instanceof Step.Branch;
    }

    private Proofs proofs() {
        return new Proofs(code.method());
    }

    private Effect ahead(int i) {
        return code.method().effects().ahead(code.method().body(), i);
    }

    /** Whether a step does nothing but compute, with all that it executes, and surely ends. */
    public static boolean isPure(Method method, int step) {
        return isPure(method.effects().ahead(method.body(), step));
    }

    private static boolean isPure(Effect effect) {
        return effect.kind() == Effect.Kind.PURE && !effect.mayThrow();
    }

    private Optional<CtElement> unlessNotNull(Value value, Step step) {
        boolean fine = proofs().isNotNull(value, place) || isTested(value, EarlyTests::notNull);
        return fine ? Optional.empty() : Optional.of(step.origin());
    }

    private <T> boolean isTested(T thing, BiPredicate<EarlyTests, T> test) {
        return tests.filter(all -> test.test(all, thing)).isPresent();
    }

    private Optional<CtElement> local(CtVariable<?> variable) {
        Optional<CtExpression<?>> definition = new Inlining(code, earlier).definition(variable);
        if (inlines && definition.isPresent()) {
            return obstacle(definition.get());
        }
        return code.method().isLate(variable, earlier) ? Optional.of(variable) : code.change(variable);
    }

    private Optional<CtElement> field(Step.ReadField read) {
        if (code.method().effects().isApiConstant(read.field())) {
            return read.field().isFinal() ? Optional.empty() : restart();
        }
        Optional<CtField<?>> declaration = read.field().declaration();
        if (declaration.isEmpty()
                || read.field().isShared()
                || new ClassWaits(code.method()).mayWaitFor(declaration.get())) {
            return Optional.of(read.origin());
        }
        return read.target().flatMap(target -> unlessNotNull(target, read)).or(() -> code.change(declaration.get()));
    }

    /** What may start MPI, and so give constants of its API other values. */
    private Optional<CtElement> restart() {
        String constants = FlowEffects.constants(code.method().calls().dialect());
        return code.steps().stream()
                .filter(i -> code.effect(i).isOpen()
                        || code.effect(i).fieldsWritten().contains(constants))
                .findFirst()
                .map(i -> code.step(i).origin());
    }

    private Optional<CtElement> element(Step.ReadElement element) {
        Optional<CtElement> missing = unlessNotNull(element.array(), element);
        boolean inside = missing.isEmpty()
                && (new Bounds(code.method()).holds(element.array(), element.index(), facts)
                        || isTested(element, EarlyTests::inside));
        return inside ? ElementWrites.mayChange(code, element) : Optional.of(element.origin());
    }

    private Optional<CtElement> call(int i, Step.Call call) {
        boolean same = isPure(ahead(i)) && !settlesFinals() && !mayAwaitAClass() || isAnsweredBefore(call);
        return same ? call.receiver().flatMap(receiver -> unlessNotNull(receiver, call)) : Optional.of(call.origin());
    }

    /**
     * Whether a call may wait for another thread to initialise a class, its own or one that it uses, which may wait for what stands
     * behind the earlier place.
     */
    private boolean mayAwaitAClass() {
        return code.steps().stream().anyMatch(code.method()::mayMeetThreads);
    }

    /** Whether a final field gets its value behind the earlier place: methods that read it are not told apart. */
    private boolean settlesFinals() {
        return code.steps().stream()
                .anyMatch(i -> code.step(i) instanceof Step.WriteField write
                        && write.field().isFinal());
    }

    /** Whether the call asks a communicator that lives at the earlier place and from there on. */
    private boolean isAnsweredBefore(Step.Call call) {
        Proofs proofs = proofs();
        return code.method().calls().isSteady(call)
                && call.receiver().filter(asked -> proofs.isAlive(asked, place)).isPresent()
                && code.steps().stream().noneMatch(proofs::mayEndLives);
    }
}

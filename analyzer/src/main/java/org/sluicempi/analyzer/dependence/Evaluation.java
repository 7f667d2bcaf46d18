package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLocalVariable;
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
 */
record Evaluation(Code code, int earlier, int place, List<Poly> facts, boolean inlines) {

    /** The part of the expression that stands in the way. */
    Optional<CtElement> obstacle(CtExpression<?> expression) {
        Optional<Range> range = code.method().body().of(expression);
        if (range.isEmpty()) {
            return Optional.of(expression);
        }
        for (int i = range.get().from(); i < withConversions(range.get(), expression); i++) {
            Optional<CtElement> obstacle = obstacle(i, code.step(i));
            if (obstacle.isPresent()) {
                return obstacle;
            }
        }
        return Optional.empty();
    }

    /** The end of the expression's steps and of the conversions that its place demands, unboxing among them. */
    private int withConversions(Range range, CtExpression<?> expression) {
        int end = range.to();
        while (end < code.method().body().steps().size() && code.step(end).origin() == expression) {
            end++;
        }
        return end;
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
            boolean fine = binary.faults().isEmpty() || proofs().isNotZero(binary.right(), place);
            return fine ? Optional.empty() : Optional.of(binary.origin());
        }
        if (step instanceof Step.Call call) {
            return call(i, call);
        }
        if (step instanceof Step.Initialise) {
            return isPure(i) ? Optional.empty() : Optional.of(step.origin());
        }
        return isPlain(step) ? Optional.empty() : Optional.of(step.origin());
    }

    private static boolean isPlain(Step step) {
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

    private boolean isPure(int i) {
        Effect effect = code.effect(i);
        return effect.kind() == Effect.Kind.PURE && !effect.mayThrow();
    }

    private Optional<CtElement> unlessNotNull(Value value, Step step) {
        return proofs().isNotNull(value, place) ? Optional.empty() : Optional.of(step.origin());
    }

    private Optional<CtElement> local(CtVariable<?> variable) {
        Optional<CtExpression<?>> definition = new Inlining(code, earlier).definition(variable);
        if (inlines && definition.isPresent()) {
            return obstacle(definition.get());
        }
        boolean late = variable instanceof CtLocalVariable<?>
                && Spans.exist(variable)
                && variable.getPosition().getSourceStart() >= earlier;
        return late ? Optional.of(variable) : code.change(variable);
    }

    private Optional<CtElement> field(Step.ReadField read) {
        if (proofs().isApiConstant(read.field())) {
            return Proofs.assignment(code, read.field());
        }
        Optional<CtField<?>> declaration = read.field().declaration();
        if (declaration.isEmpty() || read.field().isShared()) {
            return Optional.of(read.origin());
        }
        return read.target().flatMap(target -> unlessNotNull(target, read)).or(() -> code.change(declaration.get()));
    }

    private Optional<CtElement> element(Step.ReadElement element) {
        boolean inside = proofs().isNotNull(element.array(), place)
                && new Bounds(code.method()).holds(element.array(), element.index(), facts);
        return inside ? ElementWrites.mayChange(code, element) : Optional.of(element.origin());
    }

    private Optional<CtElement> call(int i, Step.Call call) {
        Effect effect = code.effect(i);
        boolean nullable = call.receiver().isPresent()
                && !proofs().isNotNull(call.receiver().get(), place);
        return isPure(i) && !nullable ? Optional.empty() : Optional.of(call.origin());
    }
}

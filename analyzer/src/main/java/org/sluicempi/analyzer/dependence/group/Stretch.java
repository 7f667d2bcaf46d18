package org.sluicempi.analyzer.dependence.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dependence.code.Bounds;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * A statement that calls may be under way over.
 *
 * @param clean whether it does nothing but make calls of the members, choose between them, and give values to local variables
 * @param mayThrow whether something in it besides the calls may throw
 * @param members whose calls it makes, in the order of the text
 */
record Stretch(boolean clean, boolean mayThrow, List<Member> members) {
    private static final Stretch UNCLEAN = new Stretch(false, false, List.of());

    /**
     * @param members by their calls
     * @param ends statements that no calls may be under way over
     */
    static Stretch of(CtStatement statement, Method method, Map<CtElement, Member> members, Set<CtStatement> ends) {
        if (!hasForm(statement, ends) || holdsOtherCode(statement)) {
            return UNCLEAN;
        }
        Range range = method.body().of(statement).orElse(new Range(0, 0));
        List<Member> called = new ArrayList<>();
        boolean mayThrow = false;
        for (int i = range.from(); i < range.to(); i++) {
            Step step = method.step(i);
            Member member = step instanceof Step.Call ? members.get(step.origin()) : null;
            if (member != null) {
                called.add(member);
            } else if (!isQuiet(method, i)) {
                return UNCLEAN;
            } else {
                mayThrow |= method.effect(i).mayThrow() && !isSafe(method, i);
            }
        }
        return new Stretch(true, mayThrow, List.copyOf(called));
    }

    private static boolean hasForm(CtStatement statement, Set<CtStatement> ends) {
        if (statement.getLabel() != null || ends.contains(statement)) {
            return false;
        }
        if (statement instanceof CtIf choice) {
            return isAbsentOrHasForm(choice.getThenStatement(), ends)
                    && isAbsentOrHasForm(choice.getElseStatement(), ends);
        }
        if (statement instanceof CtBlock<?> block) {
            return block.getStatements().stream().allMatch(each -> hasForm(each, ends));
        }
        return statement instanceof CtInvocation<?>
                || statement instanceof CtLocalVariable<?>
                || statement instanceof CtAssignment<?, ?>
                || statement instanceof CtUnaryOperator<?>;
    }

    /** Statements inside of expressions, of which {@link #hasForm} knows nothing. */
    private static boolean holdsOtherCode(CtStatement statement) {
        return !statement
                        .getElements(new TypeFilter<>(CtSwitchExpression.class))
                        .isEmpty()
                || !statement.getElements(new TypeFilter<>(CtExecutable.class)).isEmpty();
    }

    private static boolean isAbsentOrHasForm(@Nullable CtStatement statement, Set<CtStatement> ends) {
        return statement == null || hasForm(statement, ends);
    }

    /** Whether nobody but the method itself can tell that the step has been executed, and it waits for nobody. */
    private static boolean isQuiet(Method method, int i) {
        Step step = method.step(i);
        Effect effect = method.effect(i);
        return !(step instanceof Step.Capture)
                && !mayNeverEnd(method, i)
                && effect.kind().compareTo(Effect.Kind.READS_ONLY) <= 0;
    }

    /** A call before it that fails would be told later, or not at all. */
    private static boolean mayNeverEnd(Method method, int i) {
        return !method.calls().isOfApi(method.step(i)) && method.mayRunOn(i);
    }

    private static boolean isSafe(Method method, int i) {
        Step step = method.step(i);
        Proofs proofs = new Proofs(method);
        if (step instanceof Step.ReadElement read) {
            return proofs.isNotNull(read.array(), i)
                    && new Bounds(method).holds(read.array(), read.index(), EnclosingFacts.at(step.origin(), method));
        }
        if (step instanceof Step.ArrayLength length) {
            return proofs.isNotNull(length.array(), i);
        }
        if (step instanceof Step.ReadField read) {
            return read.target().map(target -> proofs.isNotNull(target, i)).orElse(true);
        }
        return step instanceof Step.Binary binary && proofs.isNotZero(binary.right(), i);
    }
}

package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.HandlerReads;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** SL115: the status of the receive is needed before the loop has run. */
public final class StatusCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        CtStatement statement = candidate.site().statement().orElseThrow();
        if (statement == candidate.site().invocation()) {
            return Optional.empty();
        }
        Optional<CtVariable<?>> variable = keeper(statement);
        if (variable.isEmpty() || !candidate.conditions().isEmpty()) {
            return Optional.of(ofValue(candidate.site()));
        }
        for (int i : candidate.whole().steps()) {
            Step step = candidate.whole().step(i);
            boolean uses = step instanceof Step.ReadLocal read && read.variable() == variable.get()
                    || step instanceof Step.WriteLocal write && write.variable() == variable.get();
            if (uses) {
                return Optional.of(refusal(candidate.remarks(), step.origin()));
            }
        }
        return inClasses(candidate, variable.get())
                .map(use -> refusal(candidate.remarks(), use))
                .or(() -> seenBehind(candidate.gap(), variable.get()).map(use -> ofHandler(candidate.remarks(), use)));
    }

    /** Where the variable is named by a class that is declared there: that is no code until an object of it is made. */
    private static Optional<CtElement> inClasses(Candidate candidate, CtVariable<?> variable) {
        return Stream.concat(
                        candidate.between().stream(), Stream.of(candidate.loop().loop()))
                .flatMap(part -> part.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class)).stream())
                .filter(access -> access.getVariable().getSimpleName().equals(variable.getSimpleName()))
                .map(CtElement.class::cast)
                .findFirst();
    }

    /** Whether what goes on after an exception of the loop reads the variable that the status goes to. */
    static boolean isSeenBehindLoop(Candidate candidate) {
        return candidate
                .site()
                .statement()
                .flatMap(StatusCheck::keeper)
                .flatMap(variable -> seenBehind(candidate.body(), variable))
                .isPresent();
    }

    /** Whether the status goes to a variable that is declared elsewhere. */
    public static boolean isAssigned(Site site) {
        return site.statement().orElseThrow() instanceof CtAssignment<?, ?>;
    }

    /** Where the variable is read by what goes on after an exception of the code: the status must be in it there. */
    private static Optional<CtElement> seenBehind(Code code, CtVariable<?> variable) {
        List<Integer> throwers = code.steps().stream()
                .filter(step -> code.effect(step).mayThrow())
                .toList();
        return HandlerReads.of(variable, throwers, code.method().body());
    }

    /** The local variable that the status goes to. */
    private static Optional<CtVariable<?>> keeper(CtStatement statement) {
        if (statement instanceof CtLocalVariable<?> local) {
            return Optional.of(local);
        }
        return statement instanceof CtAssignment<?, ?> assignment
                        && assignment.getAssigned() instanceof CtVariableAccess<?> access
                        && access.getVariable().getDeclaration() instanceof CtLocalVariable<?> local
                ? Optional.of(local)
                : Optional.empty();
    }

    private static Remark refusal(Remarks remarks, CtElement use) {
        return remarks.say(
                Rule.SL115,
                "the status is used at " + remarks.line(use) + ", before the loop has consumed the message",
                "use the status after the loop",
                use);
    }

    private static Remark ofHandler(Remarks remarks, CtElement use) {
        return remarks.say(
                Rule.SL115,
                "the status is used at " + remarks.line(use) + ", where an exception between call and loop may lead to",
                "declare the status inside of the 'try'",
                use);
    }

    public static Remark ofValue(Site site) {
        return new Remarks(site)
                .say(
                        Rule.SL115,
                        "the status of '" + site.call().name() + "' is used where the call stands",
                        "keep the status in a local variable and use it after the loop");
    }
}

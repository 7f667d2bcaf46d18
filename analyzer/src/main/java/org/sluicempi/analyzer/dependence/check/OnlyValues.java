package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtVariableReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * SL109: the loop gives a variable a value that may be its only one, and is left then, while code behind the loop does the same.
 * The language accepts that of a final variable, and of one that a lambda or an inner class captures, as long as no {@code try}
 * with a {@code finally} stands around the first of the two (JLS 16.2.15), and that is how a receive is completed on every way
 * out of its loop.
 */
public final class OnlyValues {
    private final Candidate candidate;
    private final Body body;
    private final Range loop;

    public OnlyValues(Candidate candidate) {
        this.candidate = candidate;
        this.body = candidate.method().body();
        this.loop = body.of(candidate.loop().loop()).orElseThrow();
    }

    /** Why the receive cannot be completed on every way out of its loop, if it cannot. */
    public Optional<Remark> refusal() {
        if (candidate.entry() instanceof CtLocalVariable<?> declared) {
            return Optional.of(hidden(declared));
        }
        return candidate.body().steps().stream()
                .map(body::step)
                .filter(this::isOnly)
                .findFirst()
                .map(Step::origin)
                .map(this::remark);
    }

    private boolean isOnly(Step step) {
        if (step instanceof Step.WriteField write) {
            return write.field().declaration().filter(OnlyValues::isFinal).isPresent();
        }
        return step instanceof Step.WriteLocal write
                && isWrittenOutside(write.variable())
                && (isFinal(write.variable()) || isCaptured(write.variable()));
    }

    private static boolean isFinal(CtVariable<?> variable) {
        return variable.hasModifier(ModifierKind.FINAL);
    }

    private boolean isWrittenOutside(CtVariable<?> variable) {
        for (int i = 0; i < body.steps().size(); i++) {
            if (!loop.contains(i) && body.step(i) instanceof Step.WriteLocal write && write.variable() == variable) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether it is named where the language wants a variable that keeps its value (JLS 4.12.4): in a lambda or a class, in the guard
     * of a case, as a resource. By its name: how far a variable of a pattern or of a case reaches is not looked into.
     */
    private static boolean isCaptured(CtVariable<?> variable) {
        CtExecutable<?> around = variable.getParent(CtExecutable.class);
        return around.getElements(new TypeFilter<CtVariableReference<?>>(CtVariableReference.class)).stream()
                .filter(name -> name.getSimpleName().equals(variable.getSimpleName()))
                .anyMatch(name -> isKept(name, around));
    }

    private static boolean isKept(CtElement name, CtElement around) {
        CtElement child = name;
        for (CtElement place = name.getParent(); place != around; place = place.getParent()) {
            boolean guard = place instanceof CtCase<?> branch && branch.getGuard() == child;
            boolean resource = place instanceof CtTryWithResource opened && opened.getBody() != child;
            if (guard || resource || place instanceof CtLambda<?> || place instanceof CtType<?>) {
                return true;
            }
            child = place;
        }
        return false;
    }

    private Remark hidden(CtLocalVariable<?> declared) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL109,
                candidate.loopName() + " may be left by an exception or a jump, and '" + remarks.snippet(declared)
                        + "' at "
                        + remarks.line(declared) + " declares a variable: a 'try' around that, to complete the receive,"
                        + " would hide it",
                "declare the variable in front, and let the call be a statement of its own",
                declared);
    }

    private Remark remark(CtElement place) {
        return candidate
                .remarks()
                .say(
                        Rule.SL109,
                        candidate.loopName() + " may be left by an exception or a jump, and '"
                                + candidate.remarks().snippet(place) + "' at "
                                + candidate.remarks().line(place)
                                + " gives a variable that keeps its first value this value: no 'try' may stand"
                                + " around that to complete the receive",
                        "let the variable be an ordinary one, or assign it behind the loop",
                        place);
    }
}

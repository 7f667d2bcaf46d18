package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtCatch;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/** Who could see that an exception has left the loop of a candidate, or the code between loop and call. */
public final class Exceptions {
    private static final List<Class<? extends Throwable>> FAULTS = List.of(RuntimeException.class, Error.class);

    private final Candidate candidate;

    public Exceptions(Candidate candidate) {
        this.candidate = candidate;
    }

    /** The first place that may go on after an exception; nothing where every exception ends the job. */
    public Optional<CtElement> whoGoesOn() {
        return catchers().stream()
                .filter(catcher -> catcher.conduct() == Callers.Conduct.GOES_ON)
                .findFirst()
                .map(Callers.Catcher::place);
    }

    /**
     * The first place that may tell of an exception, be it to end the job, or go on after it: before that a receive has to be
     * whole, which the original has waited for. Nothing where an exception ends {@code main}, for the runtime completes what has
     * been begun before it tells anybody.
     */
    public Optional<CtElement> whoTells() {
        return whoGoesOn()
                .or(() -> catchers().stream()
                        .map(Callers.Catcher::place)
                        .filter(this::mayCatch)
                        .findFirst());
    }

    private List<Callers.Catcher> catchers() {
        return candidate.method().callers().of(candidate.method().body(), candidate.loopStart());
    }

    /** Whether what the code may throw can come there: only what the language itself throws, if it holds no throw and no call. */
    private boolean mayCatch(CtElement place) {
        Code whole = candidate.whole();
        return !(place instanceof CtCatch handler)
                || handler.getParameter().getMultiTypes().stream().anyMatch(Exceptions::isOfLanguage)
                || whole.steps().stream()
                        .filter(i -> whole.effect(i).mayThrow())
                        .map(whole::step)
                        .anyMatch(step -> step instanceof Step.Throw
                                || step instanceof Step.Call
                                || step instanceof Step.Initialise);
    }

    private static boolean isOfLanguage(CtTypeReference<?> type) {
        return type.getQualifiedName().startsWith("java.")
                && FAULTS.stream()
                        .map(fault -> type.getFactory().Type().createReference(fault))
                        .anyMatch(fault -> type.isSubtypeOf(fault) || fault.isSubtypeOf(type));
    }
}

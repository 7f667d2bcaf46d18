package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.effect.Callers;
import spoon.reflect.declaration.CtElement;

/** Who could see that an exception has left the loop of a candidate, or the code between loop and call. */
public final class Exceptions {
    private final Candidate candidate;

    public Exceptions(Candidate candidate) {
        this.candidate = candidate;
    }

    /** The first place that may go on after an exception; nothing where every exception ends the job. */
    public Optional<CtElement> whoGoesOn() {
        List<Callers.Catcher> catchers =
                candidate.method().callers().of(candidate.method().body(), candidate.loopStart());
        return catchers.stream()
                .filter(catcher -> catcher.conduct() == Callers.Conduct.GOES_ON)
                .findFirst()
                .map(Callers.Catcher::place);
    }
}

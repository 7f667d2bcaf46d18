package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL110: an exception may leave the loop before all of the message has arrived, and somebody goes on: a handler in the
 * method, or one around a place of the program that calls it. Allowed where the loop cannot throw, or a guard tells that it
 * does not. What the receive itself throws comes from its first wait then, so nothing may stand before that.
 */
final class HandlerCheck implements Check {
    private final AccessReader reader;

    /** @param reader of the candidate's loop */
    HandlerCheck(AccessReader reader) {
        this.reader = reader;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Optional<CtElement> goesOn = new Exceptions(candidate).whoGoesOn();
        if (goesOn.isEmpty()) {
            return Optional.empty();
        }
        return visible(candidate)
                .or(() -> new Faults(candidate, reader).untested())
                .map(place -> of(candidate.remarks(), goesOn.get(), place));
    }

    /** What a handler could see of the code between call and loop. */
    private static Optional<CtElement> visible(Candidate candidate) {
        return candidate.gap().steps().stream()
                .filter(i -> candidate.gap().effect(i).kind().compareTo(Effect.Kind.READS_ONLY) > 0)
                .findFirst()
                .map(i -> candidate.gap().step(i).origin());
    }

    private static Remark of(Remarks remarks, CtElement handler, CtElement thrower) {
        return remarks.say(
                Rule.SL110,
                "'" + remarks.snippet(handler) + "' at " + remarks.line(handler) + " may go on after an exception at '"
                        + remarks.snippet(thrower) + "' at " + remarks.line(thrower)
                        + ", while a part of the message is under way",
                "let the exception end the program, or keep the loop free of what may throw",
                handler,
                thrower);
    }

    static Remark of(Remarks remarks, CtElement handler) {
        return remarks.say(
                Rule.SL110,
                "the 'try' at " + remarks.line(handler) + " stands around the call and not around the loop",
                "let both stand in the same block",
                handler);
    }
}

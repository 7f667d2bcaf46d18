package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL110: somebody could tell of an exception between call and loop, or go on after it, before all of the message has arrived: a
 * handler in the method, or one around a place of the program that calls it. Allowed where the code in between cannot throw, or a guard
 * tells that it does not. What the receive itself throws comes from its first wait then, so nothing that can be seen may stand
 * before that.
 */
public final class HandlerCheck implements Check {
    private final Lazy<WaysOut.Result> waysOut;

    /** @param waysOut of the candidate's loop */
    public HandlerCheck(Lazy<WaysOut.Result> waysOut) {
        this.waysOut = waysOut;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        WaysOut.Result result = waysOut.get();
        if (result instanceof WaysOut.Seen seen) {
            return Optional.of(of(candidate.remarks(), seen));
        }
        ((WaysOut.Completed) result).guards().forEach(candidate::guard);
        return Optional.empty();
    }

    public static Remark ofAstray(Remarks remarks, CtElement use) {
        return remarks.say(
                Rule.SL110,
                "the loop may end early or pass it by, and the index of '" + remarks.snippet(use) + "' at "
                        + remarks.line(use) + " may leave the array by then, which no test can rule out",
                "keep the loop free of what ends it early, or read one element in each iteration",
                use);
    }

    private static Remark of(Remarks remarks, WaysOut.Seen seen) {
        CtElement handler = seen.tells();
        CtElement thrower = seen.thrower();
        return remarks.say(
                Rule.SL110,
                "'" + remarks.snippet(handler) + "' at " + remarks.line(handler)
                        + (seen.goesOn() ? " may go on after" : " may tell of") + " an exception at '"
                        + remarks.snippet(thrower) + "' at " + remarks.line(thrower)
                        + ", while a part of the message is under way",
                "move it before the call, or let the exception end "
                        + (seen.goesOn() ? "the program" : "'main' without a handler"),
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

package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtTry;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;

/** SL110: an exception may be caught after a part of the message has left, or before all of it has arrived. */
final class HandlerCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        CtElement call = candidate.site().invocation();
        CtTry handler = call.getParent(CtTry.class);
        boolean inside = handler != null && handler.hasParent(call.getParent(CtExecutable.class));
        return inside ? Optional.of(of(candidate.remarks(), handler)) : Optional.empty();
    }

    static Remark of(Remarks remarks, CtTry handler) {
        return remarks.say(
                Rule.SL110,
                "the 'try' at " + remarks.line(handler)
                        + " may catch an exception while a part of the message is under way",
                "let the exception leave the method, or end the program in the handler",
                handler);
    }
}

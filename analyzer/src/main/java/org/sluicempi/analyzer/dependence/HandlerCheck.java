package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtTry;
import spoon.reflect.declaration.CtElement;

/**
 * SL110: an exception may be caught after a part of the message has left, or before all of it has arrived, and the
 * program goes on communicating. The callers of the method count too, as far as they stand in the same file.
 */
final class HandlerCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Calls calls = candidate.whole().effects();
        List<CtTry> handlers = Handlers.around(candidate.site().invocation());
        return handlers.stream()
                .filter(handler -> !Handlers.endsTheProgram(handler, calls))
                .findFirst()
                .map(handler -> of(candidate.remarks(), handler));
    }

    static Remark of(Remarks remarks, CtElement handler) {
        return remarks.say(
                Rule.SL110,
                "the 'try' at " + remarks.line(handler)
                        + " may catch an exception while a part of the message is under way, and the program goes on",
                "let the exception leave the method, or end the program in the handler",
                handler);
    }
}

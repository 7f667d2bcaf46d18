package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.region.Uncounted;
import org.sluicempi.analyzer.region.Uncounted.Why;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;

/** SL103: what keeps a loop from being a counted one. */
public final class LoopForm {
    private LoopForm() {}

    /** @param loop one that {@link LoopSearch#counted} takes for none */
    public static Remark refusal(CtLoop loop, Method method, Remarks remarks) {
        return refusal(loop, obstacle(loop, method), remarks);
    }

    /** @param change what changes the bound in the loop's body */
    public static Remark changed(CtLoop loop, CtElement change, Remarks remarks) {
        return refusal(loop, new Uncounted(Why.UNSTEADY, change), remarks);
    }

    /** @param loop a counted one of whose step nobody knows whether it leads to the bound */
    public static Remark mayStandStill(CtFor loop, Remarks remarks) {
        return refusal(loop, new Uncounted(Why.STILL, loop.getForUpdate().get(0)), remarks);
    }

    private static Remark refusal(CtLoop loop, Uncounted uncounted, Remarks remarks) {
        return remarks.say(
                Rule.SL103,
                "the loop at " + remarks.line(loop) + " " + uncounted.why().message(remarks.snippet(uncounted.part())),
                uncounted.why().remedy(),
                uncounted.part());
    }

    private static Uncounted obstacle(CtLoop loop, Method method) {
        if (!(loop instanceof CtFor header)) {
            return new Uncounted(Why.NO_HEADER, loop);
        }
        if (loop.getBody() == null || !Spans.exist(loop.getBody())) {
            return new Uncounted(Why.NO_BODY, loop);
        }
        Optional<Uncounted> obstacle = new CountedLoopReader(method.body(), method.expressions()).obstacle(header);
        return obstacle.orElseGet(
                () -> new Uncounted(Why.READ_LATER, header.getForUpdate().get(0)));
    }
}

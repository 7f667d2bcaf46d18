package org.sluicempi.analyzer.dependence;

import java.util.Set;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.site.CallKind;

/**
 * Steps between loop and send that others can see but that cannot touch the message. Parts of the message may travel over
 * them if it is announced where the call stands: until then no rank can tell that they are there.
 */
final class VisibleCalls {
    private static final Set<CallKind> KEEP_OFF =
            Set.of(CallKind.SEND, CallKind.RECV, CallKind.BARRIER, CallKind.PROBE);

    private final Method method;
    private final boolean unreachable;

    VisibleCalls(Candidate candidate) {
        this.method = candidate.method();
        this.unreachable = method.objects().isPrivate(candidate.bufferValue());
    }

    /** Whether the step cannot write the message; what it does to the call's own arguments is checked elsewhere. */
    boolean mayBeSteppedOver(int index) {
        Step step = method.step(index);
        return unreachable
                || KEEP_OFF.stream().anyMatch(kind -> method.calls().isKind(step, kind))
                || method.effect(index).kind() == Effect.Kind.IO;
    }
}

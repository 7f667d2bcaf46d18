package org.sluicempi.analyzer.dependence.check;

import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Effect;

/**
 * Steps between loop and send that others can see but that cannot touch the message. Parts of the message may travel over
 * them if it is announced where the call stands: until then no rank can tell that they are there.
 */
public final class VisibleCalls {
    private final Method method;
    private final boolean unreachable;

    public VisibleCalls(Candidate candidate) {
        this.method = candidate.method();
        this.unreachable = method.objects().isPrivate(candidate.bufferValue());
    }

    /**
     * Whether all that the step may write is known, and so checked elsewhere, or the message is out of its reach. A message may tell
     * another thread to write.
     */
    public boolean mayBeSteppedOver(int index) {
        Effect effect = method.effect(index);
        return unreachable || effect.isKnown() || !effect.isOpen() && !method.hasThreads();
    }
}

package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.model.Effects;
import org.sluicempi.analyzer.site.CallKind;
import org.sluicempi.analyzer.site.Dialect;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtInvocation;

/** What calls do, with the calls of the API told apart from the program's own. */
record Calls(Effects effects, Dialect dialect) {

    Effect of(CtAbstractInvocation<?> call) {
        return effects.of(call);
    }

    /** Whether the call goes straight to the MPI API, which touches no field of the program. */
    boolean isApi(CtAbstractInvocation<?> call) {
        return call instanceof CtInvocation<?> invocation
                && dialect.callOf(invocation).isPresent();
    }

    /** Whether the call is of the API and only sends: it reads its buffer. */
    boolean isSend(CtAbstractInvocation<?> call) {
        return isKind(call, CallKind.SEND);
    }

    /** Whether the call is of the API and only receives. */
    boolean isReceive(CtAbstractInvocation<?> call) {
        return isKind(call, CallKind.RECV);
    }

    boolean isKind(CtAbstractInvocation<?> call, CallKind kind) {
        return call instanceof CtInvocation<?> invocation
                && dialect.callOf(invocation).filter(c -> c.kind() == kind).isPresent();
    }
}

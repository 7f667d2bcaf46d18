package org.sluicempi.analyzer.dependence.code;

import org.sluicempi.analyzer.dialect.CallKind;

/**
 * Calls of a method that do what the MPI API says of their kind and no more. One that is overridden, or moves objects, which have
 * code of their own for it, may do anything: of such a call the kind tells nothing.
 */
public record PlainCalls(Method method) {
    /** Whether the step only receives. */
    public boolean isReceive(int step) {
        return method.calls().isKind(method.step(step), CallKind.RECV) && isPlain(step);
    }

    /** Whether the step only sends: it reads its buffer. */
    boolean isSend(int step) {
        return method.calls().isKind(method.step(step), CallKind.SEND) && isPlain(step);
    }

    /** Whether the step blocks and sends in standard mode, or receives. */
    public boolean isStandard(int step, CallKind kind) {
        return method.calls().isStandard(method.step(step), kind) && isPlain(step);
    }

    /** See {@link ApiCallKinds#leavesAlive}. */
    boolean leavesAlive(int step) {
        return method.calls().leavesAlive(method.step(step)) && isPlain(step);
    }

    private boolean isPlain(int step) {
        return !method.effect(step).isOpen();
    }
}

package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.SendMode;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtInvocation;

/** Tells the calls of the MPI API from the program's own. */
public record ApiCallKinds(Dialect dialect) {
    private static final Set<CallKind> OF_MESSAGES = Set.of(
            CallKind.SEND,
            CallKind.RECV,
            CallKind.SEND_RECV,
            CallKind.COLLECTIVE,
            CallKind.BARRIER,
            CallKind.COMPLETION,
            CallKind.PROBE);

    /** What the step calls, if it goes straight to the MPI API, which touches no field of the program. */
    Optional<Dialect.Call> api(Step step) {
        return step instanceof Step.Call call && !call.implied() && call.origin() instanceof CtInvocation<?> invocation
                ? dialect.callOf(invocation)
                : Optional.empty();
    }

    /** Whether the step goes straight to the API, which the program waits for nowhere but in calls that communicate. */
    public boolean isOfApi(Step step) {
        return api(step).isPresent();
    }

    /** Whether the value of the step is a number above zero: the size of a communicator. */
    boolean isPositive(Step step) {
        return api(step).filter(Dialect.Call::positive).isPresent();
    }

    /**
     * Whether the call asks an object of the API for what it always answers while it lives: the size of a communicator, the rank
     * in it.
     */
    public boolean isSteady(Step step) {
        return api(step).filter(Dialect.Call::steady).isPresent();
    }

    /** Whether a class, by its qualified name, belongs to the API. */
    public boolean isApiType(String qualifiedName) {
        return dialect.isApiType(qualifiedName);
    }

    /** Whether the call is one of the API that blocks and sends in standard mode, or receives. */
    boolean isStandard(Step step, CallKind kind) {
        return api(step)
                .filter(call -> call.kind() == kind && call.blocking() && call.mode() == SendMode.STANDARD)
                .isPresent();
    }

    /**
     * Whether the call is one of the API that uses communicators and leaves them as they are: where it comes to its end, MPI runs
     * and the communicator lives that it was made on.
     */
    boolean leavesAlive(Step step) {
        return api(step)
                .filter(call -> call.steady() || OF_MESSAGES.contains(call.kind()))
                .isPresent();
    }

    boolean isKind(Step step, CallKind kind) {
        return api(step).filter(call -> call.kind() == kind).isPresent();
    }
}

package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** Follows what a handler does, from where it has caught to where it throws on, ends the job or leaves {@code main}. */
final class Handling {
    private static final Set<String> REPORTS = Set.of(
            "getMessage",
            "getLocalizedMessage",
            "toString",
            "printStackTrace",
            "getCause",
            "println",
            "print",
            "printf",
            "format",
            "flush",
            "getStackTrace",
            "valueOf",
            "concat",
            "append");

    private final Dialect dialect;
    private final CallReader calls;

    Handling(Dialect dialect, CallReader calls) {
        this.dialect = dialect;
        this.calls = calls;
    }

    /**
     * The way of one handler.
     *
     * @param landings where what its steps throw lands, in the order in which it comes to them
     * @param endsJob whether nothing of them is seen by others, but for what it prints of the exception
     */
    record Way(List<Integer> landings, boolean endsJob) {
        Way {
            landings = List.copyOf(landings);
        }
    }

    /** @param caught the step of the handler that has the exception */
    Way of(OwnedBody code, int caught, boolean isMain) {
        Set<Integer> seen = new LinkedHashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>(Set.of(caught));
        boolean ends = true;
        while (!waiting.isEmpty()) {
            int at = waiting.remove();
            if (at == Body.EXIT) {
                ends &= isMain;
            } else if (seen.add(at)) {
                Step step = code.steps().get(at);
                ends &= isQuiet(code, at);
                if (!(step instanceof Step.Throw) && !isEnd(step)) {
                    waiting.addAll(next(code, at, caught));
                }
            }
        }
        List<Integer> landings = seen.stream()
                .filter(at -> !code.steps().get(at).faults().isEmpty())
                .map(code.body()::landing)
                .distinct()
                .toList();
        return new Way(landings, ends);
    }

    /** Behind a {@code finally} block that an exception has led into, only the exception goes on. */
    private static List<Integer> next(OwnedBody code, int step, int caught) {
        List<Integer> all = code.body().successors(step);
        for (int next : all) {
            if (next != Body.EXIT
                    && code.steps().get(next) instanceof Step.Throw thrown
                    && thrown.exception().step() == caught
                    && !(code.steps().get(caught).origin() instanceof CtVariable<?>)) {
                return List.of(next);
            }
        }
        return all;
    }

    private boolean isEnd(Step step) {
        if (!(step instanceof Step.Call call)) {
            return false;
        }
        CtTypeReference<?> owner = call.method().owner();
        return call.method().id().equals("java.lang.System#exit")
                || call.method().id().equals("java.lang.Runtime#halt")
                || dialect.isApiType(owner) && call.method().name().equalsIgnoreCase("abort");
    }

    private boolean isQuiet(OwnedBody code, int index) {
        Step step = code.steps().get(index);
        if (step instanceof Step.ReadLocal read) {
            return isSettled(code, read.variable())
                    || read.variable().getType() != null
                            && dialect.isApiType(read.variable().getType());
        } else if (step instanceof Step.WriteLocal write) {
            return write.origin() == write.variable();
        } else if (step instanceof Step.ReadField read) {
            return calls.isSteady(read.field())
                    || read.target().isEmpty()
                            && (read.field().owner().equals("java.lang.System")
                                    || read.field().owner().equals(dialect.packageName() + ".MPI"));
        } else if (step instanceof Step.Call call) {
            return isEnd(step) || reports(code, call);
        } else if (step instanceof Step.Initialise initialise) {
            return initialise.type().getQualifiedName().startsWith("java.") || dialect.isApiType(initialise.type());
        } else if (step instanceof Step.Allocate made) {
            return made.type().getQualifiedName().startsWith("java.lang.");
        }
        return !(step instanceof Step.WriteField
                || step instanceof Step.ReadElement
                || step instanceof Step.MonitorEnter
                || step instanceof Step.Unknown);
    }

    /** Printing and making text, or a new exception. */
    private boolean reports(OwnedBody code, Step.Call call) {
        boolean made = call.method().isConstructor()
                && call.method().owner().getQualifiedName().startsWith("java.lang.");
        Effect effect = calls.of(code, call).effect();
        return (made || REPORTS.contains(call.method().name()))
                && call.method().owner().getQualifiedName().startsWith("java.")
                && (effect.isKnown() || effect.kind() == Effect.Kind.IO);
    }

    /** The exception, or a value that has not changed since the variable got one. */
    private static boolean isSettled(OwnedBody code, CtVariable<?> variable) {
        boolean caught =
                code.assigned(variable).stream().allMatch(value -> code.producer(value) instanceof Step.Caught);
        boolean once =
                code.assigned(variable).size() == (code.parameter(variable).isPresent() ? 0 : 1);
        return code.isLocal(variable) && caught
                || once && variable.getType() != null && ValueTypes.isImmutable(variable.getType());
    }
}

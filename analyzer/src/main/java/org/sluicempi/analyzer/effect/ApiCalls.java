package org.sluicempi.analyzer.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.Openness;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.effect.Effect.Kind;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.reference.CtTypeReference;

/**
 * What calls of the MPI API do, by the dialect. Requests keep the buffers of what they wait for; all requests together
 * count as one field, {@link #pending}, so that whatever completes one of them may write any of their buffers.
 */
final class ApiCalls {
    private final Dialect dialect;
    private final Hierarchy hierarchy;
    private final ApiCallbacks callbacks;

    private final Openness openness;

    ApiCalls(Dialect dialect, Hierarchy hierarchy, Openness openness) {
        this.dialect = dialect;
        this.hierarchy = hierarchy;
        this.callbacks = new ApiCallbacks(dialect, hierarchy.reflection()::mayReplace);
        this.openness = openness;
    }

    /** The name under which {@link Effect} speaks of what requests keep. */
    static String pending(Dialect dialect) {
        return dialect.packageName() + ".Request#pending";
    }

    /** The name under which {@link Effect} speaks of the API's constants that are not final: what starts MPI gives them values. */
    static String constants(Dialect dialect) {
        return dialect.packageName() + ".MPI#constants";
    }

    boolean isApi(MethodRef method) {
        return dialect.isApiType(method.owner());
    }

    Summary of(OwnedBody code, Step.Call call) {
        Optional<CtTypeReference<?>> receiver =
                call.receiver().flatMap(value -> ValueTypes.of(code, value)).filter(dialect::isApiType);
        boolean overridden = call.receiver().isPresent()
                && !call.method().isConstructor()
                && hierarchy.isOverridden(receiver.orElse(call.method().owner()));
        String name = call.method().name();
        Optional<Dialect.Call> known = dialect.call(call.method().owner().getSimpleName(), name)
                .or(() -> receiver.flatMap(type -> dialect.call(type.getSimpleName(), name)));
        boolean runsPending =
                known.filter(listed -> mayRunPending(listed, call)).isPresent();
        if (overridden || callbacks.mayRun(code, call, known) || runsPending) {
            return Summary.UNKNOWN;
        }
        SummaryBuilder summary = new SummaryBuilder();
        result(call).forEach(summary::result);
        summary.throwing();
        if (known.filter(Dialect.Call::steady).isPresent()) {
            return summary.build();
        }
        if (known.isEmpty() || isOpen(known.get().kind())) {
            any(code, call, summary.atLeast(Kind.COMMUNICATES));
            if (mayStart(call, known)) {
                summary.writeField(FieldUse.ofName(constants(dialect)));
            }
        } else if (known.get().kind() == CallKind.QUERY) {
            summary.readField(FieldUse.ofName(dialect.packageName() + ".MPI#state"));
            references(code, call).forEach(summary::read);
        } else {
            listed(code, call, known.get(), summary.atLeast(Kind.COMMUNICATES));
        }
        return summary.build();
    }

    /** Whether the call completes what any request of the program may carry, and that may be code. */
    private boolean mayRunPending(Dialect.Call listed, Step.Call call) {
        return listed.kind() == CallKind.COMPLETION
                && (hierarchy.reflection().findsValues()
                        || ApiCallbacks.NAMES.stream().anyMatch(name -> openness.uses(name, call.origin())));
    }

    /** What is not known may do it where it needs no object for it. */
    private static boolean mayStart(Step.Call call, Optional<Dialect.Call> known) {
        return known.map(listed -> listed.kind() == CallKind.STARTUP).orElse(call.dispatch() == Dispatch.STATIC);
    }

    private static boolean isOpen(CallKind kind) {
        return kind == CallKind.STARTUP || kind == CallKind.ENVIRONMENT || kind == CallKind.DELTA;
    }

    private Set<Root> result(Step.Call call) {
        CtTypeReference<?> type = call.method().result();
        if (type == null || ValueTypes.isImmutable(type)) {
            return Set.of();
        }
        return Set.of(dialect.isApiType(type) ? Root.FRESH : Root.ANYTHING);
    }

    /** Nothing is known of what becomes of the arguments. */
    private void any(OwnedBody code, Step.Call call, SummaryBuilder summary) {
        for (Root argument : references(code, call)) {
            summary.read(argument).write(argument).store(argument, Root.ANYTHING);
            summary.store(argument, new Root.Field(pending(dialect)));
        }
    }

    private void listed(OwnedBody code, Step.Call call, Dialect.Call known, SummaryBuilder summary) {
        List<Root> buffers = buffers(code, call, known);
        Root requests = new Root.Field(pending(dialect));
        switch (known.kind()) {
            case SEND -> buffers.forEach(summary::read);
            case RECV -> buffers.forEach(summary::write);
            case SEND_RECV, COLLECTIVE -> {
                buffers.stream().limit(1).forEach(summary::read);
                buffers.stream().skip(buffers.size() - 1L).forEach(summary::write);
                references(code, call).stream()
                        .filter(argument -> !buffers.contains(argument))
                        .forEach(summary::read);
            }
            case COMPLETION -> {
                summary.read(requests).write(requests);
                references(code, call)
                        .forEach(argument -> summary.read(argument).write(argument));
            }
            default -> {}
        }
        if (!known.blocking()) {
            buffers.forEach(buffer -> summary.store(buffer, requests));
        }
    }

    /** The arguments that messages are taken from or put into. */
    private static List<Root> buffers(OwnedBody code, Step.Call call, Dialect.Call known) {
        List<Root> buffers = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            boolean named = known.arguments().isEmpty()
                    ? isBufferType(call.method().parameters().get(i))
                    : known.arguments().get(i) == Dialect.Argument.BUFFER;
            if (named && !ValueTypes.leadsNowhere(code, call.arguments().get(i))) {
                buffers.add(new Root.Argument(i));
            }
        }
        return buffers;
    }

    private static boolean isBufferType(CtTypeReference<?> type) {
        return type.getQualifiedName().equals("java.lang.Object")
                || type.getQualifiedName().startsWith("java.nio.");
    }

    /** The arguments that lead to objects of the program, not of the API. */
    private List<Root> references(OwnedBody code, Step.Call call) {
        List<Root> references = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            boolean handle = dialect.isApiType(call.method().parameters().get(i));
            if (!handle && !ValueTypes.leadsNowhere(code, call.arguments().get(i))) {
                references.add(new Root.Argument(i));
            }
        }
        return references;
    }
}

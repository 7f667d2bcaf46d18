package org.sluicempi.analyzer.effect;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.callgraph.CallSites;
import org.sluicempi.analyzer.callgraph.Codes;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.Openness;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;

/** Effects of the steps of one model's bodies. Not for several threads. */
public final class FlowEffects implements Effects {
    private final Codes codes;
    private final CallReader calls;
    private final Dialect dialect;
    private final Openness openness;
    private final Hierarchy hierarchy;
    private final Predicate<CtElement> isBroken;
    private final Map<Body, Map<Integer, Effect>> known = new IdentityHashMap<>();

    /**
     * @param hierarchy of the model that the bodies belong to
     * @param isBroken whether the compiler does not accept a method
     */
    public FlowEffects(Dialect dialect, Bodies bodies, Hierarchy hierarchy, Predicate<CtElement> isBroken) {
        this.dialect = dialect;
        this.hierarchy = hierarchy;
        this.isBroken = isBroken;
        this.codes = new Codes(bodies);
        this.openness = new Openness(hierarchy);
        this.calls = new CallReader(codes, dialect, hierarchy, openness, isBroken);
    }

    /**
     * The name under which {@link Effect#fieldsWritten} and {@link Effect#fieldsRead} speak of the buffers that requests
     * of nonblocking and persistent calls keep, followed by {@link Effect#ELEMENTS}.
     */
    public static String pending(Dialect dialect) {
        return ApiCalls.pending(dialect);
    }

    /**
     * The name under which {@link Effect#fieldsWritten} speaks of the constants of the API that are not final: what starts MPI,
     * perhaps anew, gives them values.
     */
    public static String constants(Dialect dialect) {
        return ApiCalls.constants(dialect);
    }

    /** Who can catch what the steps of these bodies throw. Looks at all code of the model once. */
    public Callers callers() {
        return new FlowCallers(
                codes,
                new Handling(dialect, calls),
                openness,
                new CallSites(codes, hierarchy, calls.targets(), isBroken));
    }

    @Override
    public Effect of(Body body, int step) {
        return known.computeIfAbsent(body, key -> new HashMap<>())
                .computeIfAbsent(step, index -> read(codes.of(body), index));
    }

    @Override
    public Effect ahead(Body body, int step) {
        OwnedBody code = codes.of(body);
        if (body.step(step) instanceof Step.Call call) {
            Summary summary = summary(code, call, calls.faults().mayThrowInside(code, call));
            return orThrowing(summary);
        }
        Effect effect = of(body, step);
        return body.step(step) instanceof Step.Initialise initialise && effect.isKnown()
                ? orThrowing(first(code, List.of(initialise.type().getQualifiedName())))
                : effect;
    }

    private static Effect orThrowing(Summary summary) {
        SummaryBuilder all = new SummaryBuilder().include(summary);
        return (summary.endless() ? all.throwing() : all).build().effect();
    }

    @Override
    public Set<Root> results(Body body, int step) {
        OwnedBody code = codes.of(body);
        Step at = body.step(step);
        if (ValueTypes.leadsNowhere(code, new Value(step))) {
            return Set.of();
        }
        if (at instanceof Step.Call call) {
            return call.method().isConstructor() ? Set.of() : results(calls.of(code, call));
        } else if (at instanceof Step.ReadField read) {
            Set<Root> roots =
                    new LinkedHashSet<>(Set.of(new Root.Field(read.field().id())));
            read.target().ifPresent(target -> roots.add(new Root.Argument(Effect.TARGET)));
            return roots;
        } else if (at instanceof Step.ReadElement || at instanceof Step.This || at instanceof Step.OuterThis) {
            return Set.of(new Root.Argument(Effect.TARGET));
        } else if (at instanceof Step.CheckCast || at instanceof Step.WriteLocal) {
            return Set.of(new Root.Argument(0));
        } else if (at instanceof Step.Merge merge) {
            Set<Root> roots = new LinkedHashSet<>();
            for (int i = 0; i < merge.values().size(); i++) {
                roots.add(new Root.Argument(i));
            }
            return roots;
        } else if (at instanceof Step.Allocate || at instanceof Step.AllocateArray || at instanceof Step.Capture) {
            return Set.of(Root.FRESH);
        }
        return Set.of(Root.ANYTHING);
    }

    private static Set<Root> results(Summary summary) {
        Set<Root> roots = new LinkedHashSet<>(summary.results());
        summary.stores().stream()
                .filter(store -> store.into() instanceof Root.Fresh)
                .forEach(store -> roots.add(store.value()));
        return roots;
    }

    @Override
    public Optional<CtExecutable<?>> target(Body body, Step.Call call) {
        return calls.targets()
                .of(codes.of(body), call)
                .filter(all -> all.size() == 1)
                .map(all -> all.iterator().next());
    }

    @Override
    public boolean isApiConstant(FieldRef field) {
        return calls.isApiConstant(field);
    }

    private Effect read(OwnedBody code, int index) {
        Step step = code.steps().get(index);
        boolean mayThrow = calls.faults().mayThrow(code, index);
        if (step instanceof Step.Call call) {
            return call(code, call, mayThrow);
        } else if (step instanceof Step.Initialise initialise) {
            return calls.isUnknownLibrary(initialise.type())
                    ? Effect.UNKNOWN
                    : first(code, List.of(initialise.type().getQualifiedName())).effect();
        }
        if (step instanceof Step.ReadField read && calls.isApiConstant(read.field())) {
            return Effect.PURE;
        }
        return StepEffects.of(code, step, mayThrow, calls::isSteady);
    }

    private Summary first(OwnedBody code, Iterable<String> classes) {
        Set<String> names = new LinkedHashSet<>();
        classes.forEach(names::add);
        return calls.initialisation().of(names, code.type());
    }

    private Effect call(OwnedBody code, Step.Call call, boolean mayThrow) {
        return summary(code, call, mayThrow).effect();
    }

    private Summary summary(OwnedBody code, Step.Call call, boolean mayThrow) {
        Summary summary = calls.of(code, call);
        SummaryBuilder all = new SummaryBuilder();
        all.include(madeHere(code, call) ? withoutOwnFields(summary) : summary);
        all.include(first(code, summary.initialised()));
        if (mayThrow) {
            all.throwing();
        }
        return all.build();
    }

    /** Whether the call is the constructor of an object that nobody knows yet. */
    private static boolean madeHere(OwnedBody code, Step.Call call) {
        return call.method().isConstructor()
                && call.receiver()
                        .map(code::producer)
                        .filter(Step.Allocate.class::isInstance)
                        .isPresent();
    }

    private static Summary withoutOwnFields(Summary summary) {
        Root own = new Root.Argument(Effect.TARGET);
        return new Summary(
                summary.gravest(),
                summary.reads(),
                summary.writes(),
                summary.elements(),
                summary.deep(),
                without(summary.fieldsRead(), own),
                without(summary.fieldsWritten(), own),
                summary.stores(),
                summary.results(),
                summary.initialised(),
                summary.mayThrow(),
                summary.endless(),
                Optional.empty());
    }

    private static Set<FieldUse> without(Set<FieldUse> uses, Root base) {
        Set<FieldUse> others = new LinkedHashSet<>(uses);
        others.removeIf(use -> use.base().equals(base));
        return others;
    }
}

package org.sluicempi.analyzer.model;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.site.CallKind;
import org.sluicempi.analyzer.site.Dialect;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Effects of calls by bottom-up summaries: of the MPI API from its dialect, of the JDK from a list, of the program's own
 * methods from their bodies. A method that calls itself, directly or not, is unknown.
 */
final class SourceEffects implements Effects, CallReader {
    private static final Callee UNKNOWN = new Callee(Effect.UNKNOWN, Set.of(Root.ANYTHING));

    private final Dialect dialect;
    private final JdkEffects jdk;
    private final Targets targets;
    private final Predicate<CtElement> isBroken;
    private final Map<CtExecutable<?>, Callee> callees = new HashMap<>();
    private final Initialisers initialisers;

    /** @param isBroken whether the compiler does not accept a method */
    SourceEffects(Dialect dialect, JdkEffects jdk, Targets targets, Predicate<CtElement> isBroken) {
        this.dialect = dialect;
        this.jdk = jdk;
        this.targets = targets;
        this.isBroken = isBroken;
        this.initialisers = new Initialisers(dialect, this);
    }

    /** What is known of an executable: sets speak of its parameters. */
    private record Callee(Effect effect, Set<Root> results) {}

    @Override
    public Effect of(CtAbstractInvocation<?> call) {
        Callee callee = callee(call);
        return call instanceof CtConstructorCall<?> ? withoutTarget(callee.effect()) : callee.effect();
    }

    @Override
    public Set<Root> results(CtExpression<?> call, References references) {
        CtAbstractInvocation<?> invocation = (CtAbstractInvocation<?>) call;
        if (call instanceof CtConstructorCall<?>) {
            return Set.of(Root.FRESH);
        }
        Set<Root> roots = new LinkedHashSet<>();
        for (Root root : callee(invocation).results()) {
            roots.addAll(
                    root instanceof Root.Argument argument
                            ? argument(invocation, argument.index(), references)
                            : Set.of(root));
        }
        return roots;
    }

    @Override
    public void addTo(Summary summary, CtAbstractInvocation<?> call, References references) {
        Effect effect = of(call);
        effect.reads().forEach(index -> summary.readThrough(argument(call, index, references)));
        effect.writes().forEach(index -> summary.writeThrough(argument(call, index, references)));
        effect.fieldsRead().forEach(summary::readField);
        effect.fieldsWritten().forEach(summary::writeField);
        summary.atLeast(effect.kind());
        boolean mayBeNull = call instanceof CtInvocation<?> invocation
                && !invocation.getExecutable().isStatic()
                && !isThis(invocation.getTarget());
        if (effect.mayThrow() || mayBeNull) {
            summary.setMayThrow();
        }
    }

    @Override
    public Effect initialisation(CtType<?> type, CtElement place) {
        return initialisers.of(type, place);
    }

    private static boolean isThis(@Nullable CtExpression<?> target) {
        return target instanceof spoon.reflect.code.CtThisAccess<?>
                || target instanceof spoon.reflect.code.CtSuperAccess<?>;
    }

    private static Set<Root> argument(CtAbstractInvocation<?> call, int index, References references) {
        if (index != Effect.TARGET) {
            return references.of(call.getArguments().get(index));
        }
        if (call instanceof CtInvocation<?> invocation && invocation.getTarget() != null) {
            return references.of(invocation.getTarget());
        }
        return Set.of(new Root.Argument(Effect.TARGET));
    }

    private static Effect withoutTarget(Effect effect) {
        Summary summary = new Summary();
        effect.reads().stream()
                .filter(i -> i != Effect.TARGET)
                .forEach(i -> summary.readThrough(Set.of(new Root.Argument(i))));
        effect.writes().stream()
                .filter(i -> i != Effect.TARGET)
                .forEach(i -> summary.writeThrough(Set.of(new Root.Argument(i))));
        effect.fieldsRead().forEach(summary::readField);
        effect.fieldsWritten().forEach(summary::writeField);
        if (!effect.isKnown()) {
            summary.atLeast(effect.kind());
        }
        if (effect.mayThrow()) {
            summary.setMayThrow();
        }
        return summary.effect();
    }

    private Callee callee(CtAbstractInvocation<?> call) {
        if (call instanceof CtNewClass<?>) {
            return UNKNOWN;
        }
        CtTypeReference<?> type = call.getExecutable().getDeclaringType();
        if (type != null && dialect.isApiType(type)) {
            return new Callee(api(call), Set.of(Root.ANYTHING));
        }
        if (isArrayClone(call)) {
            return new Callee(
                    new Effect(Effect.Kind.READS_ONLY, Set.of(Effect.TARGET), Set.of(), Set.of(), Set.of(), true),
                    Set.of(Root.FRESH));
        }
        Optional<JdkEffects.Known> known = jdk.of(call);
        if (known.isPresent()) {
            return new Callee(known.get().effect(), known.get().results());
        }
        return targets.of(call)
                .map(target -> spread(summarised(target, call), target, call))
                .orElse(UNKNOWN);
    }

    private Effect api(CtAbstractInvocation<?> call) {
        Optional<Dialect.Call> known =
                call instanceof CtInvocation<?> invocation ? dialect.callOf(invocation) : Optional.empty();
        if (known.filter(Dialect.Call::steady).isPresent()) {
            return Effect.PURE;
        }
        boolean query = known.filter(c -> c.kind() == CallKind.QUERY).isPresent();
        return query
                ? new Effect(
                        Effect.Kind.READS_ONLY,
                        Set.of(),
                        Set.of(),
                        Set.of(dialect.packageName() + ".MPI#state"),
                        Set.of(),
                        true)
                : Effect.COMMUNICATES;
    }

    private static boolean isArrayClone(CtAbstractInvocation<?> call) {
        return call instanceof CtInvocation<?> invocation
                && invocation.getExecutable().getSimpleName().equals("clone")
                && invocation.getTarget() != null
                && invocation.getTarget().getType() instanceof CtArrayTypeReference<?> array
                && JdkEffects.isImmutable(array.getComponentType());
    }

    private Callee summarised(CtExecutable<?> executable, CtElement place) {
        Callee known = callees.get(executable);
        if (known == null) {
            callees.put(executable, UNKNOWN);
            known = read(executable);
            callees.put(executable, known);
        }
        Effect first = initialisers.of(executable.getParent(CtType.class), place);
        return first.kind() == Effect.Kind.PURE ? known : both(known, first);
    }

    private static Callee both(Callee callee, Effect first) {
        Effect e = callee.effect();
        Effect.Kind kind = e.kind().compareTo(first.kind()) >= 0 ? e.kind() : first.kind();
        return new Callee(
                new Effect(kind, e.reads(), e.writes(), e.fieldsRead(), e.fieldsWritten(), true), callee.results());
    }

    private Callee read(CtExecutable<?> executable) {
        if (isBroken.test(executable) || initialisers.isImplicitOfRecord(executable)) {
            return UNKNOWN;
        }
        Summary summary = BodyReader.read(executable.getBody(), this);
        initialisers.addInstanceParts(executable, summary);
        return new Callee(summary.effect(), Set.copyOf(summary.results()));
    }

    /** Lets what is said of a parameter of variable length hold for every argument that goes into it. */
    private static Callee spread(Callee callee, CtExecutable<?> executable, CtAbstractInvocation<?> call) {
        List<CtParameter<?>> parameters = executable.getParameters();
        int last = parameters.size() - 1;
        if (last < 0 || !parameters.get(last).isVarArgs()) {
            return callee;
        }
        Effect e = callee.effect();
        int arguments = call.getArguments().size();
        return new Callee(
                new Effect(
                        e.kind(),
                        spread(e.reads(), last, arguments),
                        spread(e.writes(), last, arguments),
                        e.fieldsRead(),
                        e.fieldsWritten(),
                        e.mayThrow()),
                Set.of(Root.ANYTHING));
    }

    private static Set<Integer> spread(Set<Integer> indices, int last, int arguments) {
        Set<Integer> all = new LinkedHashSet<>(indices);
        if (all.remove(last)) {
            for (int i = last; i < arguments; i++) {
                all.add(i);
            }
        }
        return all;
    }
}

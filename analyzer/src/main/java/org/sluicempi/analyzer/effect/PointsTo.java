package org.sluicempi.analyzer.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtVariable;

/** What the values of a body may refer to, whatever path was taken to where they are used. */
final class PointsTo {
    private static final Set<Referent> TARGET = Set.of(new Referent.Outer(new Root.Argument(Effect.TARGET)));

    private final OwnedBody code;
    private final CallSummaries calls;
    private final Memory memory = new Memory();
    private final List<Set<Referent>> values = new ArrayList<>();
    private final List<Boolean> leadsNowhere = new ArrayList<>();
    private final Map<CtVariable<?>, Set<Referent>> locals = new IdentityHashMap<>();

    PointsTo(OwnedBody code, CallSummaries calls) {
        this.code = code;
        this.calls = calls;
        for (int i = 0; i < code.steps().size(); i++) {
            values.add(new LinkedHashSet<>());
            leadsNowhere.add(ValueTypes.leadsNowhere(code, new Value(i)));
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < code.steps().size(); i++) {
                changed |= flow(i);
            }
            changed |= memory.hasChanged();
        }
    }

    /** What a value may refer to; empty if it is primitive, null or never changes. */
    Set<Referent> of(Value value) {
        return values.get(value.step());
    }

    Memory memory() {
        return memory;
    }

    /** What a root of the method that a step calls is in this body. */
    Set<Referent> of(Root root, int step) {
        Step.Call call = (Step.Call) code.steps().get(step);
        if (root instanceof Root.Argument argument) {
            if (argument.index() == Effect.TARGET) {
                return call.receiver().map(this::of).orElse(Set.of());
            }
            return argument.index() < call.arguments().size()
                    ? of(call.arguments().get(argument.index()))
                    : Set.of(Referent.ANYTHING);
        } else if (root instanceof Root.Field field) {
            Set<Referent> found = memory.load(Set.of(new Referent.Outer(root)), field.name());
            found.remove(Referent.ANYTHING);
            return found;
        } else if (root instanceof Root.Fresh) {
            return Set.of(new Referent.Made(step));
        }
        return Set.of(Referent.ANYTHING);
    }

    private boolean flow(int index) {
        Step step = code.steps().get(index);
        if (step instanceof Step.WriteLocal write) {
            locals.computeIfAbsent(write.variable(), key -> new LinkedHashSet<>())
                    .addAll(of(write.value()));
            return values.get(index).addAll(of(write.value()));
        } else if (step instanceof Step.WriteField write) {
            if (!ValueTypes.isImmutable(write.field().type())) {
                memory.store(
                        of(write.value()),
                        holders(write.field(), write.target()),
                        write.field().id());
            }
            return values.get(index).addAll(of(write.value()));
        } else if (step instanceof Step.WriteElement write) {
            if (write.ofReferences()) {
                memory.store(of(write.value()), of(write.array()), Memory.ELEMENTS);
            }
            return values.get(index).addAll(of(write.value()));
        } else if (step instanceof Step.Throw thrown) {
            memory.store(of(thrown.exception()), Set.of(Referent.ANYTHING), Memory.ANYWHERE);
            return false;
        } else if (step instanceof Step.Call call) {
            return call(index, call);
        }
        return !leadsNowhere.get(index) && values.get(index).addAll(made(index, step));
    }

    private Set<Referent> made(int index, Step step) {
        Referent made = new Referent.Made(index);
        if (step instanceof Step.This || step instanceof Step.OuterThis) {
            return TARGET;
        } else if (step instanceof Step.Caught || step instanceof Step.Unknown) {
            return Set.of(Referent.ANYTHING);
        } else if (step instanceof Step.ReadLocal read) {
            return variable(read.variable());
        } else if (step instanceof Step.ReadField read) {
            Set<Referent> found = memory.load(
                    holders(read.field(), read.target()), read.field().id());
            if (read.target().isEmpty() || found.stream().anyMatch(Referent.Outer.class::isInstance)) {
                found.add(new Referent.Outer(new Root.Field(read.field().id())));
            }
            return found;
        } else if (step instanceof Step.ReadElement read) {
            return memory.load(of(read.array()), Memory.ELEMENTS);
        } else if (step instanceof Step.CheckCast cast) {
            return of(cast.value());
        } else if (step instanceof Step.Merge merge) {
            Set<Referent> found = new LinkedHashSet<>();
            merge.values().forEach(value -> found.addAll(of(value)));
            return found;
        } else if (step instanceof Step.AllocateArray) {
            return Set.of(made);
        } else if (step instanceof Step.Capture capture) {
            Set<Referent> keeper = keeper(index, capture);
            capture.values().forEach(value -> memory.store(of(value), keeper, Memory.ANYWHERE));
            return keeper;
        } else if (step instanceof Step.Allocate) {
            return Set.of(made);
        }
        return Set.of();
    }

    /** The objects that hold a field, or for a static field the field itself. */
    private Collection<Referent> holders(FieldRef field, Optional<Value> target) {
        return target.isPresent() ? of(target.get()) : Set.of(new Referent.Outer(new Root.Field(field.id())));
    }

    private Set<Referent> variable(CtVariable<?> variable) {
        Set<Referent> found = new LinkedHashSet<>(locals.getOrDefault(variable, Set.of()));
        OptionalInt parameter = code.parameter(variable);
        if (parameter.isPresent()) {
            found.add(new Referent.Outer(new Root.Argument(parameter.getAsInt())));
        } else if (!code.isLocal(variable)) {
            found.addAll(TARGET);
        }
        return found;
    }

    /** What a capture becomes: a function, or a part of the object that is being made. */
    private Set<Referent> keeper(int index, Step.Capture capture) {
        if (capture.origin() instanceof CtLambda<?>
                || capture.origin() instanceof CtExecutableReferenceExpression<?, ?>) {
            return Set.of(new Referent.Made(index));
        }
        OptionalInt made = code.body().keeper(index);
        return made.isPresent() ? Set.of(new Referent.Made(made.getAsInt())) : TARGET;
    }

    private boolean call(int index, Step.Call call) {
        Summary summary = calls.of(code, call);
        if (summary.isUnknown()) {
            for (Value operand : call.operands()) {
                Set<Referent> reached = memory.reachable(of(operand));
                memory.store(reached, Set.of(Referent.ANYTHING), Memory.ANYWHERE);
                memory.store(Set.of(Referent.ANYTHING), reached, Memory.ANYWHERE);
            }
        }
        for (Store store : summary.stores()) {
            memory.store(memory.reachable(of(store.value(), index)), of(store.into(), index), Memory.ANYWHERE);
        }
        Set<Referent> found = new LinkedHashSet<>();
        if (!leadsNowhere.get(index) && !call.method().isConstructor()) {
            for (Root root : summary.results()) {
                Set<Referent> direct = of(root, index);
                found.addAll(root instanceof Root.Fresh ? direct : memory.reachable(direct));
            }
        }
        return values.get(index).addAll(found);
    }
}

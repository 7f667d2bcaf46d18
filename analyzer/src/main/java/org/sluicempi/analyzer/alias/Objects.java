package org.sluicempi.analyzer.alias;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.effect.Effects;
import org.sluicempi.analyzer.effect.Root;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.memo.Lazy;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Which objects the values of a body may be, be it until a place of it is reached for the last time. */
public final class Objects {
    private final Body body;
    private final Effects effects;
    private final BitSet executed;
    private final Heap heap = new Heap();
    private final List<Set<Obj>> values = new ArrayList<>();
    private final Map<CtVariable<?>, Set<Obj>> variables = new IdentityHashMap<>();
    private final Lazy<Set<Obj>> refilled = new Lazy<>(this::findRefilled);
    private boolean changed;

    public Objects(Body body, Effects effects) {
        this(body, effects, all(body));
    }

    /**
     * @param executed indices of the steps that count, with each all that may come before it; what is asked must be a value of
     *     one of them
     */
    public Objects(Body body, Effects effects, BitSet executed) {
        this.body = body;
        this.effects = effects;
        this.executed = executed;
        Set<CtVariable<?>> own = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Step step : body.steps()) {
            values.add(new HashSet<>());
            if (step instanceof Step.WriteLocal write) {
                own.add(write.variable());
            }
        }
        for (Step step : body.steps()) {
            if (step instanceof Step.ReadLocal read && !OwnLocals.isGivenHere(read.variable(), own)) {
                add(read.variable(), Set.of(Obj.EXTERNAL));
            }
        }
        do {
            changed = false;
            executed.stream().forEach(i -> flow(i, body.step(i)));
            changed |= heap.takeChanged();
        } while (changed);
    }

    private static BitSet all(Body body) {
        BitSet all = new BitSet();
        all.set(0, body.steps().size());
        return all;
    }

    /** Whether two references may be the same object. */
    public boolean mayBeSame(Value a, Value b) {
        return meet(of(a), of(b));
    }

    /** Whether one reference may lead to the object that another one is, over any number of elements and fields. */
    public boolean mayReach(Value from, Value to) {
        return meet(heap.reachable(of(from)), of(to));
    }

    /** Whether the value is certainly an object that only the body's own variables lead to. */
    public boolean isPrivate(Value value) {
        return of(value).stream().noneMatch(heap::isEscaped);
    }

    /**
     * What made the arrays that a value may be; nothing where it may be something else. All that a value may be null for is
     * not among it.
     */
    public Optional<List<Allocation>> allocations(Value value) {
        List<Allocation> made = new ArrayList<>();
        for (Obj object : of(value)) {
            if (!(object instanceof Obj.Made known) || !(body.step(known.step()) instanceof Step.AllocateArray array)) {
                return Optional.empty();
            }
            made.add(new Allocation(array, known.depth()));
        }
        return made.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(made));
    }

    /**
     * Whether each array of arrays that the value may be has been made with all its rows, and has no others at any time: then
     * none of its rows is null, and none stands at two places, in it or in another one of which the same holds.
     */
    public boolean hasOwnRows(Value value) {
        return isMadeWithRows(value)
                && of(value).stream()
                        .noneMatch(object ->
                                heap.isEscaped(object) || refilled.get().contains(object));
    }

    /** Whether each array of arrays that the value may be has been made with all its rows. */
    public boolean isMadeWithRows(Value value) {
        return allocations(value)
                .filter(all -> all.stream().allMatch(Allocation::hasRows))
                .isPresent();
    }

    /** What gets a reference for an element, by an assignment or by whoever is given it. */
    private Set<Obj> findRefilled() {
        Set<Obj> found = new HashSet<>();
        executed.stream().forEach(i -> {
            if (body.step(i) instanceof Step.WriteElement write && write.ofReferences()) {
                found.addAll(of(write.array()));
            } else if (body.step(i) instanceof Step.Call call) {
                found.addAll(refilledBy(i, call));
            }
        });
        return found;
    }

    /** What others get to know may have other rows in any case. */
    private Set<Obj> refilledBy(int i, Step.Call call) {
        Effect effect = effects.of(body, i);
        Set<Obj> found = new HashSet<>();
        for (int k = Effect.TARGET; k < call.arguments().size(); k++) {
            if (effect.writes().contains(k)) {
                found.addAll(heap.reachable(argument(call, k)));
            }
        }
        return found;
    }

    private boolean meet(Set<Obj> left, Set<Obj> right) {
        boolean both = left.stream().anyMatch(heap::isEscaped) && right.stream().anyMatch(heap::isEscaped);
        return both && (left.contains(Obj.EXTERNAL) || right.contains(Obj.EXTERNAL))
                || left.stream().anyMatch(right::contains);
    }

    private Set<Obj> of(Value value) {
        return values.get(value.step());
    }

    private void set(int step, Set<Obj> objects) {
        changed |= values.get(step).addAll(objects);
    }

    private void add(CtVariable<?> variable, Set<Obj> objects) {
        changed |= variables.computeIfAbsent(variable, key -> new HashSet<>()).addAll(objects);
    }

    private void flow(int i, Step step) {
        if (step instanceof Step.Allocate) {
            set(i, Set.of(new Obj.Made(i, 0)));
        } else if (step instanceof Step.AllocateArray array) {
            allocate(i, array);
        } else if (step instanceof Step.ReadLocal read) {
            set(i, variables.getOrDefault(read.variable(), Set.of()));
        } else if (step instanceof Step.WriteLocal write) {
            add(write.variable(), of(write.value()));
        } else if (step instanceof Step.CheckCast cast) {
            set(i, of(cast.value()));
        } else if (step instanceof Step.Merge merge) {
            merge.values().forEach(value -> set(i, of(value)));
        } else if (step instanceof Step.Call call) {
            call(i, call);
        } else {
            access(i, step);
        }
    }

    private void allocate(int i, Step.AllocateArray array) {
        set(i, Set.of(new Obj.Made(i, 0)));
        for (int depth = 1; depth < array.lengths().size(); depth++) {
            heap.store(Set.of(new Obj.Made(i, depth - 1)), Set.of(new Obj.Made(i, depth)));
        }
    }

    private void access(int i, Step step) {
        if (step instanceof Step.ReadField read) {
            set(i, read.target().map(target -> heap.read(of(target))).orElse(Set.of(Obj.EXTERNAL)));
        } else if (step instanceof Step.WriteField write) {
            heap.store(write.target().map(this::of).orElse(Set.of(Obj.EXTERNAL)), of(write.value()));
        } else if (step instanceof Step.ReadElement read) {
            set(i, heap.read(of(read.array())));
        } else if (step instanceof Step.WriteElement write) {
            heap.store(of(write.array()), of(write.value()));
        } else if (step instanceof Step.Capture capture) {
            capture(i, capture);
        } else if (step instanceof Step.Throw thrown) {
            heap.escape(of(thrown.exception()));
        } else if (step instanceof Step.Unknown) {
            variables.values().forEach(heap::escape);
            set(i, Set.of(Obj.EXTERNAL));
        } else if (step instanceof Step.This || step instanceof Step.OuterThis || step instanceof Step.Caught) {
            set(i, Set.of(Obj.EXTERNAL));
        }
    }

    /** What is captured is held by the function, which anybody may call, or by the object that is being made. */
    private void capture(int i, Step.Capture capture) {
        capture.values().forEach(value -> heap.escape(of(value)));
        set(i, Set.of(Obj.EXTERNAL));
        body.keeper(i).ifPresent(at -> {
            Set<Obj> holder = of(new Value(at));
            capture.values().forEach(value -> heap.store(holder, of(value)));
        });
    }

    private void call(int i, Step.Call call) {
        Effect effect = effects.of(body, i);
        boolean open = effect.kind() == Effect.Kind.IO || effect.kind() == Effect.Kind.UNKNOWN;
        argument(call, Effect.TARGET, effect, open);
        for (int k = 0; k < call.arguments().size(); k++) {
            argument(call, k, effect, open);
        }
        for (Root root : effects.results(body, i)) {
            set(i, result(i, call, root));
        }
    }

    private void argument(Step.Call call, int k, Effect effect, boolean open) {
        Set<Obj> objects = argument(call, k);
        if (open || effect.retains().contains(k)) {
            heap.escape(objects);
        }
        if (effect.writes().contains(k)) {
            Set<Obj> holders = new HashSet<>(heap.reachable(objects));
            holders.removeIf(this::holdsNothing);
            heap.store(holders, Set.of(Obj.EXTERNAL));
        }
    }

    /** Whether the object is an array of primitive values. */
    private boolean holdsNothing(Obj object) {
        if (!(object instanceof Obj.Made made) || !(body.step(made.step()) instanceof Step.AllocateArray array)) {
            return false;
        }
        CtTypeReference<?> type = array.type();
        for (int depth = 0; depth <= made.depth() && type instanceof CtArrayTypeReference<?> outer; depth++) {
            type = outer.getComponentType();
        }
        return type.isPrimitive();
    }

    private Set<Obj> argument(Step.Call call, int k) {
        return k == Effect.TARGET
                ? call.receiver().map(this::of).orElse(Set.of())
                : of(call.arguments().get(k));
    }

    private Set<Obj> result(int i, Step.Call call, Root root) {
        if (root instanceof Root.Fresh) {
            Set<Obj> made = Set.of(new Obj.Made(i, 0));
            heap.store(made, made);
            return made;
        }
        if (root instanceof Root.Argument argument) {
            return heap.reachable(argument(call, argument.index()));
        }
        return Set.of(Obj.EXTERNAL);
    }
}

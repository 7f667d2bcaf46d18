package org.sluicempi.analyzer.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/** What is executed before what in a body. Every step with a fault may also go on at its landing. */
public final class Paths {
    private final Body body;
    private final List<List<Edge>> predecessors = new ArrayList<>();

    /** @param completed whether the step has done its work when this way is taken, rather than thrown */
    private record Edge(int from, boolean completed) {}

    public Paths(Body body) {
        this.body = body;
        for (int i = 0; i < body.steps().size(); i++) {
            predecessors.add(new ArrayList<>());
        }
        for (int i = 0; i < body.steps().size(); i++) {
            for (int next : body.successors(i)) {
                add(next, new Edge(i, true));
            }
            if (!body.step(i).faults().isEmpty()) {
                add(body.landing(i), new Edge(i, false));
            }
        }
    }

    private void add(int to, Edge edge) {
        if (to != Body.EXIT) {
            predecessors.get(to).add(edge);
        }
    }

    /**
     * Whether on every path from the start of the body to a step a witness has been executed to its end, with nothing that
     * spoils it in between.
     *
     * @param place not executed itself
     * @param witness asked first
     */
    public boolean isEstablished(int place, IntPredicate witness, IntPredicate spoils) {
        return isEstablished(place, witness, spoils, () -> false);
    }

    /**
     * The same, where something may be established already when the body starts.
     *
     * @param before asked where a path leads back to the start
     */
    public boolean isEstablished(int place, IntPredicate witness, IntPredicate spoils, BooleanSupplier before) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(place));
        seen.set(place);
        while (!open.isEmpty()) {
            int here = open.pop();
            if (here == 0 && !before.getAsBoolean()) {
                return false;
            }
            for (Edge edge : predecessors.get(here)) {
                if (edge.completed() && witness.test(edge.from())) {
                    continue;
                }
                if (spoils.test(edge.from())) {
                    return false;
                }
                if (!seen.get(edge.from())) {
                    seen.set(edge.from());
                    open.push(edge.from());
                }
            }
        }
        return true;
    }

    /**
     * The steps that may be executed before one of some others is, or are one of them.
     *
     * @param places their indices
     */
    public BitSet before(Iterable<Integer> places) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        places.forEach(open::push);
        while (!open.isEmpty()) {
            int here = open.pop();
            if (!seen.get(here)) {
                seen.set(here);
                predecessors.get(here).forEach(edge -> open.push(edge.from()));
            }
        }
        return seen;
    }

    /**
     * Whether a range can be passed from its first step to behind its last one without executing a part of it to the end: another
     * way leads past it, or it fails and the range goes on.
     */
    public boolean mayPassBy(Range range, Range part) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(range.from()));
        for (int i = part.from(); i < part.to(); i++) {
            pushLanding(i, range, open);
        }
        while (!open.isEmpty()) {
            int here = open.pop();
            if (part.contains(here) || seen.get(here)) {
                continue;
            }
            seen.set(here);
            boolean fails = body.step(here) instanceof Step.Landing;
            for (int next : body.successors(here)) {
                if (range.contains(next)) {
                    open.push(next);
                } else if (!fails) {
                    return true;
                }
            }
            pushLanding(here, range, open);
        }
        return false;
    }

    private void pushLanding(int step, Range range, Deque<Integer> open) {
        int landing = body.landing(step);
        if (!body.step(step).faults().isEmpty() && range.contains(landing)) {
            open.push(landing);
        }
    }

    /**
     * Whether a way leads from a part of a range to somewhere else in something around it.
     *
     * @param part inside of the range
     * @param around holds the range
     */
    public boolean mayLeave(Range range, Range part, Range around) {
        for (int i = part.from(); i < part.to(); i++) {
            for (int next : body.successors(i)) {
                if (around.contains(next) && !range.contains(next)) {
                    return true;
                }
            }
        }
        return false;
    }
}

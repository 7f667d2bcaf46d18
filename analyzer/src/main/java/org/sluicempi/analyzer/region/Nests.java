package org.sluicempi.analyzer.region;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;

/** The loops between a counted loop and what stands in its body. */
final class Nests {
    private final CountedLoop outer;
    private final Routine routine;
    private final CountedLoopReader loops;

    /** @param loops reads the same body */
    Nests(CountedLoop outer, Routine routine, CountedLoopReader loops) {
        this.outer = outer;
        this.routine = routine;
        this.loops = loops;
    }

    /**
     * @param loops the counted ones around a step, outermost first, with what those around them say about their bounds
     * @param conditional whether an iteration may come to its end without it, be it that it fails or that a loop around it is
     *     left early, or another loop stands around it. Counted loops are taken to have iterations; what stands in the header of
     *     the loop itself is executed always
     */
    record Nest(List<CountedLoop> loops, boolean conditional) {
        Nest {
            loops = List.copyOf(loops);
        }

        /** Whether all loops of another nest, which begins with the outermost loop, stand around the step. */
        boolean isInside(List<CountedLoop> nest) {
            return loops.size() >= nest.size() - 1
                    && IntStream.range(1, nest.size())
                            .allMatch(
                                    i -> loops.get(i - 1).loop() == nest.get(i).loop());
        }
    }

    /** Around a step of the loop's body. */
    Nest around(int step) {
        Body body = routine.body();
        Deque<CountedLoop> nest = new ArrayDeque<>();
        CtElement element = body.step(step).origin();
        boolean conditional = false;
        Range part = new Range(step, step + 1);
        Range outermost = body.of(outer.loop()).orElseThrow();
        CtElement child = element;
        for (CtElement parent = element.getParent(); child != outer.loop(); parent = parent.getParent()) {
            if (parent instanceof CtLoop loop && child == loop.getBody()) {
                Range inside = body.of(child).orElseThrow();
                Range whole = body.of(loop).orElseThrow();
                conditional |= routine.paths().mayPassBy(inside, part)
                        || routine.paths().mayLeave(whole, inside, outermost);
                if (loop != outer.loop()) {
                    Optional<CountedLoop> counted =
                            loop instanceof CtFor header ? loops.read(header) : Optional.empty();
                    counted.ifPresent(nest::addFirst);
                    conditional |= counted.isEmpty();
                }
                part = whole;
            }
            child = parent;
        }
        return new Nest(known(nest), conditional);
    }

    private List<CountedLoop> known(Iterable<CountedLoop> nest) {
        List<CountedLoop> known = new ArrayList<>();
        List<Poly> facts = new ArrayList<>(outer.range());
        for (CountedLoop loop : nest) {
            CountedLoop inside = loop.knowing(facts);
            known.add(inside);
            facts.addAll(inside.range());
        }
        return known;
    }
}

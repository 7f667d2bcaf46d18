package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.objectweb.asm.tree.ClassNode;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;

/** Compares what the steps of each method do with what its instructions do. */
final class Comparer {
    private final Project project;
    private final Function<CtExecutable<?>, Body> bodies;
    private final Function<CtType<?>, Body> initialisers;
    private final Tally tally = new Tally();
    private final List<String> mismatches = new ArrayList<>();
    private int methods;
    private int events;

    Comparer(Project project) {
        this(project, new Bodies());
    }

    private Comparer(Project project, Bodies bodies) {
        this(project, bodies::of, bodies::ofInitialiser);
    }

    /**
     * @param bodies of methods, constructors and lambdas
     * @param initialisers of classes
     */
    Comparer(Project project, Function<CtExecutable<?>, Body> bodies, Function<CtType<?>, Body> initialisers) {
        this.project = project;
        this.bodies = bodies;
        this.initialisers = initialisers;
    }

    /** Compares the methods of the classes that are chosen by their internal names. */
    Comparer compare(Predicate<String> chosen) {
        TypePairs types = new TypePairs(project);
        mismatches.addAll(types.alone());
        types.pairs().forEach((node, type) -> {
            if (chosen.test(node.name)) {
                compare(node, type);
            }
        });
        return this;
    }

    Tally tally() {
        return tally;
    }

    /** What does not agree, in words. */
    List<String> mismatches() {
        return mismatches;
    }

    /** How many methods, constructors and class initialisers were compared. */
    int methods() {
        return methods;
    }

    /** How many instructions were compared. */
    int events() {
        return events;
    }

    private void compare(ClassNode node, CtType<?> type) {
        MethodPairs pairs = new MethodPairs(node, type, tally);
        mismatches.addAll(pairs.alone());
        pairs.pairs()
                .forEach((method, executable) -> compare(
                        node.name + "." + method.name + method.desc,
                        ClassEvents.of(node, method, project.classes(), tally),
                        () -> bodies.apply(executable)));
        compare(
                node.name + "." + MethodPairs.INITIALISER,
                pairs.initialiser()
                        .map(method -> ClassEvents.of(node, method, project.classes(), tally))
                        .orElse(List.of()),
                () -> initialisers.apply(type));
    }

    private void compare(String name, List<Sighting> sightings, java.util.function.Supplier<Body> body) {
        methods++;
        events += sightings.size();
        FlowEvents flow = new FlowEvents(bodies, tally);
        try {
            flow.add(body.get());
        } catch (RuntimeException | StackOverflowError e) {
            mismatches.add(name + ": lowering failed: " + e + " at " + first(e));
            return;
        }
        flow.unknown().forEach(why -> mismatches.add(name + ": unknown step: " + why));
        Set<Event> all = new java.util.LinkedHashSet<>();
        sightings.forEach(sighting -> all.add(sighting.event()));
        flow.expectations().forEach(expectation -> all.add(expectation.event()));
        for (Event event : all) {
            List<Sighting> seen =
                    sightings.stream().filter(s -> s.event().equals(event)).toList();
            List<Expectation> expected = flow.expectations().stream()
                    .filter(e -> e.event().equals(event))
                    .toList();
            new Matching(seen, expected).mismatches().forEach(words -> mismatches.add(name + ": " + words));
        }
    }

    private static String first(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }
}

package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;

/** Compares what the steps of each method do with what its instructions do. */
final class Comparer {
    private final Project project;
    private final Function<CtExecutable<?>, Body> bodies;
    private final Function<CtType<?>, Body> initialisers;
    private final FlowConventions conventions;
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
        this.conventions = new FlowConventions(project.classes().joinEagerly());
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
                .forEach((method, executable) -> compare(node, Optional.of(method), () -> bodies.apply(executable)));
        compare(node, pairs.initialiser(), () -> initialisers.apply(type));
    }

    private void compare(ClassNode node, Optional<MethodNode> method, Supplier<Body> body) {
        methods++;
        String name = node.name + "." + method.map(m -> m.name + m.desc).orElse(MethodPairs.INITIALISER);
        try {
            FlowEvents flow = new FlowEvents(bodies, conventions, tally);
            flow.add(body.get());
            List<Sighting> sightings = method.map(
                            m -> ClassEvents.of(node, m, project.classes(), flow::isReference, tally))
                    .orElse(List.of());
            events += sightings.size();
            mismatches(sightings, flow).forEach(words -> mismatches.add(name + ": " + words));
        } catch (RuntimeException | StackOverflowError e) {
            mismatches.add(name + ": lowering failed: " + e + " at " + first(e));
        }
    }

    /** What does not agree of one method, in words. */
    static List<String> mismatches(List<Sighting> sightings, FlowEvents flow) {
        List<String> mismatches = new ArrayList<>();
        flow.unknown().forEach(why -> mismatches.add("unknown step: " + why));
        Map<Event, List<Sighting>> seen = sightings.stream()
                .collect(Collectors.groupingBy(Sighting::event, LinkedHashMap::new, Collectors.toList()));
        Map<Event, List<Expectation>> expected = flow.expectations().stream()
                .collect(Collectors.groupingBy(Expectation::event, LinkedHashMap::new, Collectors.toList()));
        Set<Event> all = new LinkedHashSet<>(seen.keySet());
        all.addAll(expected.keySet());
        for (Event event : all) {
            mismatches.addAll(new Matching(seen.getOrDefault(event, List.of()), expected.getOrDefault(event, List.of()))
                    .mismatches());
        }
        return mismatches;
    }

    private static String first(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }
}

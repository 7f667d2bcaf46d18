package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.declaration.CtType;

/** The comparison notices when any one step is missing. */
class OmissionTest {
    private final Bodies bodies = new Bodies();
    private final Map<Event.Kind, Integer> omitted = new EnumMap<>(Event.Kind.class);
    private final List<String> unnoticed = new ArrayList<>();

    @Test
    void everyStepCounts(@TempDir Path output) throws IOException {
        Project project = Tour.compiled(output);
        new TypePairs(project).pairs().forEach((node, type) -> omit(project, node, type));
        assertThat(unnoticed).isEmpty();
        assertThat(omitted).containsOnlyKeys(Event.Kind.values());
        assertThat(omitted.values()).allMatch(count -> count >= 3);
    }

    private void omit(Project project, ClassNode node, CtType<?> type) {
        MethodPairs pairs = new MethodPairs(node, type, new Tally());
        pairs.pairs().forEach((method, executable) -> omit(project, node, method, bodies.of(executable)));
        pairs.initialiser().ifPresent(method -> omit(project, node, method, bodies.ofInitialiser(type)));
    }

    private void omit(Project project, ClassNode node, MethodNode method, Body body) {
        FlowConventions conventions = new FlowConventions(project.classes().joinEagerly());
        FlowEvents whole = new FlowEvents(bodies::of, conventions, new Tally());
        whole.add(body);
        for (Expectation expectation : whole.expectations()) {
            if (expectation.presence() == Expectation.Presence.POSSIBLE) {
                continue;
            }
            Step step = expectation.step();
            FlowEvents less = new FlowEvents(lambda -> without(bodies.of(lambda), step), conventions, new Tally());
            less.add(without(body, step));
            List<Sighting> sightings = ClassEvents.of(node, method, project.classes(), less::isReference, new Tally());
            if (Comparer.mismatches(sightings, less).isEmpty()) {
                unnoticed.add(node.name + "." + method.name + " without " + expectation);
            }
            omitted.merge(expectation.event().kind(), 1, Integer::sum);
        }
    }

    /** The same body, with a step that does nothing in the place of another. */
    private static Body without(Body body, Step step) {
        List<Step> steps = new ArrayList<>();
        List<List<Integer>> successors = new ArrayList<>();
        List<Integer> landings = new ArrayList<>();
        for (int i = 0; i < body.steps().size(); i++) {
            Step old = body.step(i);
            steps.add(old == step ? new Step.Jump(old.origin()) : old);
            successors.add(body.successors(i));
            landings.add(body.landing(i));
        }
        return new Body(steps, successors, landings, Map.of());
    }
}

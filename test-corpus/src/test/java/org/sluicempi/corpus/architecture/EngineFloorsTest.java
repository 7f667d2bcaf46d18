package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.corpus.program.Programs;

/** The engines have floors: what is low knows nothing of what is high, and no room is too large to be seen at a glance. */
class EngineFloorsTest {
    private static final int LARGEST_KNOT = 8;

    /** The modules that engines are in. */
    enum Module {
        CORE("runtime-support/core"),
        NATIVE("runtime-support/native");

        private final Path sources;

        Module(String folder) {
            sources = Programs.module().getParent().resolve(folder).resolve("src/main/java");
        }

        SourceGraph graph() throws IOException {
            return SourceGraph.of(sources);
        }
    }

    /** The packages of an engine, the lowest first; those of one floor do not know each other. */
    enum Engine {
        EMBEDDED(
                Module.CORE,
                "org.sluicempi.runtime.embedded",
                List.of(
                        "api jvm",
                        "link",
                        "wait",
                        "context",
                        "match",
                        "message",
                        "group",
                        "window deadlock",
                        "job",
                        "launch",
                        "")),
        NATIVE(
                Module.NATIVE,
                "org.sluicempi.runtime.nativempi",
                List.of("library", "staging", "context", "message collective window file", "job", "")),
        /** What all engines stand on. */
        NONE(
                Module.CORE,
                "org.sluicempi.runtime",
                List.of("", "rma io process trace collective delta predict probe", "engine face"));

        private final Module module;
        private final String root;
        private final List<String> floors;

        Engine(Module module, String root, List<String> floors) {
            this.module = module;
            this.root = root;
            this.floors = floors;
        }

        /** Number of the floor of each package, the lowest first. */
        private Map<String, Integer> floorOf() {
            Map<String, Integer> floorOf = new HashMap<>();
            for (int floor = 0; floor < floors.size(); floor++) {
                for (String name : floors.get(floor).split(" ")) {
                    floorOf.put(name.isEmpty() ? root : root + "." + name, floor);
                }
            }
            return floorOf;
        }

        /** What does not belong to it may know all of it, or nothing. */
        private int floorOfOthers() {
            return this == NONE ? floors.size() : -1;
        }

        private boolean has(String type) {
            return type.startsWith(root + ".") && (this != NONE || !EMBEDDED.isOrHas(type));
        }

        private boolean isOrHas(String type) {
            return type.equals(root) || has(type);
        }
    }

    @ParameterizedTest
    @EnumSource
    void packagesKnowLowerFloorsOnly(Engine engine) throws IOException {
        Map<String, Integer> floorOf = engine.floorOf();
        Map<String, Set<String>> packages = engine.module.graph().packages();
        assertThat(packages.keySet().stream().filter(engine::isOrHas))
                .containsExactlyInAnyOrderElementsOf(floorOf.keySet());
        packages.forEach((name, others) -> others.stream()
                .filter(floorOf::containsKey)
                .forEach(other -> assertThat(floorOf.get(other))
                        .as(name + " knows " + other)
                        .isLessThan(floorOf.getOrDefault(name, engine.floorOfOthers()))));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void knotsAreSmall(Engine engine) throws IOException {
        Map<String, Set<String>> classes = new TreeMap<>(engine.module.graph().uses());
        classes.keySet().removeIf(type -> !engine.has(type));
        assertThat(classes).hasSizeGreaterThan(80);
        assertThat(SourceGraph.knots(classes))
                .allSatisfy(knot -> assertThat(knot).hasSizeLessThanOrEqualTo(LARGEST_KNOT));
    }

    @Test
    void aCircleIsSeen() {
        Map<String, Set<String>> graph = new TreeMap<>(Map.of(
                "a", Set.of("b"),
                "b", Set.of("c", "elsewhere"),
                "c", Set.of("b", "d"),
                "d", Set.of()));
        assertThat(SourceGraph.knots(graph)).containsExactly(Set.of("b", "c"));
    }

    @Test
    void namesAreSeenWhereverTheyStand() throws IOException {
        Map<String, Set<String>> uses = Module.CORE.graph().uses();
        // imported, of the same package, and in a comment alone
        assertThat(uses.get("org.sluicempi.runtime.embedded.EmbeddedJob"))
                .contains(
                        "org.sluicempi.runtime.embedded.job.Job", "org.sluicempi.runtime.embedded.api.EmbeddedOptions")
                .doesNotContain("org.sluicempi.runtime.embedded.Launcher");
        assertThat(uses.get("org.sluicempi.runtime.embedded.match.Mailbox"))
                .contains("org.sluicempi.runtime.embedded.match.MatchQueues");
    }
}

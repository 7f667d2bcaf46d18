package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

class GraphEdgesTest {
    private static final int RANKS = 4;

    /** An edge that some rank gives. */
    private record Edge(int giver, int from, int to, int weight) {}

    @Test
    void everyRankGetsItsEdgesWhoeverGaveThem() throws Exception {
        long seed = 815;
        Random random = new Random(seed);
        for (int run = 0; run < 20; run++) {
            List<Edge> edges = new ArrayList<>();
            for (int e = random.nextInt(12); e > 0; e--) {
                edges.add(new Edge(
                        random.nextInt(RANKS), random.nextInt(RANKS), random.nextInt(RANKS), random.nextInt(9)));
            }
            String name = "seed " + seed + ", run " + run;
            EmbeddedJob.run(EmbeddedOptions.ranks(RANKS), rank -> {
                        rank.start();
                        check(rank.world(), edges, name);
                        rank.finish();
                    })
                    .orThrow();
        }
    }

    private static void check(Communicator world, List<Edge> edges, String name) {
        List<Edge> own = edges.stream().filter(e -> e.giver == world.rank()).toList();
        Topology.Distributed graph = GraphEdges.adjacent(
                world,
                own.stream().mapToInt(Edge::from).toArray(),
                IntStream.generate(() -> 1).limit(own.size()).toArray(),
                own.stream().mapToInt(Edge::to).toArray(),
                own.stream().mapToInt(Edge::weight).toArray());
        List<Edge> into = edges.stream().filter(e -> e.to == world.rank()).toList();
        List<Edge> outOf = edges.stream().filter(e -> e.from == world.rank()).toList();
        assertThat(pairs(graph.sources(), graph.sourceWeights()))
                .as(name)
                .containsExactlyInAnyOrderElementsOf(
                        into.stream().map(e -> e.from + ":" + e.weight).toList());
        assertThat(pairs(graph.destinations(), graph.destinationWeights()))
                .as(name)
                .containsExactlyInAnyOrderElementsOf(
                        outOf.stream().map(e -> e.to + ":" + e.weight).toList());
    }

    private static List<String> pairs(int[] ranks, int[] weights) {
        return IntStream.range(0, ranks.length)
                .mapToObj(k -> ranks[k] + ":" + weights[k])
                .toList();
    }

    @Test
    void anEdgeToNowhereIsRefused() throws Exception {
        EmbeddedJob.run(EmbeddedOptions.ranks(1), rank -> {
                    rank.start();
                    int[] one = {1};
                    assertThatThrownBy(() -> GraphEdges.adjacent(rank.world(), new int[1], one, one, null))
                            .isInstanceOf(MpiError.class)
                            .hasMessageContaining("rank 1 of 1");
                    rank.finish();
                })
                .orThrow();
    }
}

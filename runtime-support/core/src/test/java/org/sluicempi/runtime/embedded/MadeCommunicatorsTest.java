package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Members;

@Timeout(60)
class MadeCommunicatorsTest {
    @Test
    void theGroupOfACommunicatorIsKnownWithoutAMessage() {
        EmbeddedJob.run(5, rank -> {
                    Communicator world = rank.world();
                    Communicator part =
                            world.split(world.rank() % 2, -world.rank()).orElseThrow();
                    assertThat(world.processes()).containsExactly(0, 1, 2, 3, 4);
                    assertThat(rank.self().processes()).containsExactly(world.rank());
                    if (world.rank() == 2) {
                        assertThat(part.processes()).containsExactly(4, 2, 0);
                        part.processes()[0] = 9;
                        assertThat(Members.of(part).worldRanks()).containsExactly(4, 2, 0);
                    }
                })
                .orThrow();
    }

    @Test
    void aGroupMakesACommunicatorWithoutTheOthers() {
        EmbeddedJob.run(EmbeddedOptions.ranks(5).withDelays(3, 300_000), rank -> {
                    int me = rank.world().rank();
                    if (me != 2) {
                        Communicator made = rank.world().createGroup(new int[] {4, 0, 3, 1}, 7);
                        assertThat(made.processes()).containsExactly(4, 0, 3, 1);
                        assertThat(made.processes()[made.rank()]).isEqualTo(me);
                        int[] sum = {0};
                        made.collectives()
                                .bcast(
                                        me == 4
                                                ? Buffers.of(44)
                                                : new UserBuffer(
                                                        sum, 0, 1, Buffers.of(0).type()),
                                        0);
                        assertThat(sum[0]).isEqualTo(me == 4 ? 0 : 44);
                    } else {
                        assertError(() -> rank.world().createGroup(new int[] {4, 0}, 7), ErrorClass.GROUP, "2");
                        assertError(() -> rank.world().createGroup(new int[] {2, 2}, 7), ErrorClass.GROUP, "2");
                        assertError(() -> rank.world().createGroup(new int[] {2, 5}, 7), ErrorClass.GROUP, "5");
                    }
                })
                .orThrow();
    }

    @Test
    void callsWithDifferentTagsMayOverlap() {
        EmbeddedJob.run(EmbeddedOptions.ranks(4).withDelays(5, 200_000), rank -> {
                    Communicator world = rank.world();
                    int[] all = {3, 1, 0, 2};
                    Communicator[] made = new Communicator[8];
                    Thread[] threads = new Thread[made.length];
                    for (int t = 0; t < made.length; t++) {
                        int tag = (t + world.rank()) % made.length;
                        threads[t] = new Thread(() -> made[tag] = world.createGroup(all, tag));
                        threads[t].start();
                    }
                    for (Thread thread : threads) {
                        thread.join();
                    }
                    for (int tag = 0; tag < made.length; tag++) {
                        int next = (made[tag].rank() + 1) % 4;
                        int previous = (made[tag].rank() + 3) % 4;
                        made[tag].send(STANDARD, Buffers.of(100 * tag + made[tag].rank()), next, 0);
                        UserBuffer into = Buffers.ints(1);
                        made[tag].recv(into, previous, 0);
                        assertThat(Buffers.intsOf(into)).containsExactly(100 * tag + previous);
                    }
                })
                .orThrow();
    }

    @Test
    void allRanksAreOnOneMachine() {
        EmbeddedJob.run(3, rank -> {
                    Communicator here =
                            rank.world().splitByMachine(-rank.world().rank());
                    assertThat(here.processes()).containsExactly(2, 1, 0);
                })
                .orThrow();
    }

    @Test
    void aTopologyBelongsToTheCommunicatorAndItsCopies() {
        EmbeddedJob.run(7, rank -> {
                    Topology grid = new Topology.Cartesian(new int[] {2, 3}, new boolean[] {true, false});
                    Optional<Communicator> made = rank.world().withTopology(grid, true);
                    assertThat(made.isPresent()).isEqualTo(rank.world().rank() < 6);
                    if (made.isPresent()) {
                        assertThat(made.get().topology()).contains(grid);
                        assertThat(made.get().dup().topology()).contains(grid);
                        assertThat(made.get().split(0, 0).orElseThrow().topology())
                                .isEmpty();
                        GroupedCommunicator column =
                                GroupedCommunicator.of(made.get()).sub(new boolean[] {true, false});
                        assertThat(column.grid().dims()).containsExactly(2);
                        assertThat(column.grid().periods()).containsExactly(true);
                        int me = rank.world().rank();
                        assertThat(column.communicator().processes()).containsExactly(me % 3, me % 3 + 3);
                    }
                    assertThat(rank.world().topology()).isEmpty();
                    assertThat(new Grid(new int[] {2, 3}, new boolean[2]).map(6))
                            .isNegative();
                })
                .orThrow();
    }

    @Test
    void badTopologiesAreRefusedEverywhere() {
        EmbeddedJob.run(2, rank -> {
                    Communicator w = rank.world();
                    boolean[] no = new boolean[2];
                    assertError(() -> w.withTopology(cart(no, 2, 2), false), ErrorClass.DIMS, "4", "2");
                    assertError(() -> w.withTopology(cart(no, 2, 0), false), ErrorClass.DIMS, "0");
                    assertError(() -> w.withTopology(cart(no, 2), false), ErrorClass.DIMS, "1", "2");
                    assertError(() -> w.withTopology(graph(3, 1), false), ErrorClass.TOPOLOGY, "3");
                    assertError(() -> w.withTopology(graph(2, 5), false), ErrorClass.RANK, "5");
                    Topology wide = new Topology.Distributed(3, new int[0], null, new int[0], null);
                    assertError(() -> w.withTopology(wide, false), ErrorClass.TOPOLOGY, "3");
                })
                .orThrow();
    }

    @Test
    void eachEdgeOfAWeightedGraphHasAWeight() {
        EmbeddedJob.run(2, rank -> {
                    Communicator w = rank.world();
                    assertArgument(w, weighted(new int[0], new int[2]), "0 weights for 1 sources");
                    assertArgument(w, weighted(new int[1], new int[1]), "1 weights for 2 destinations");
                    assertArgument(w, weighted(null, new int[2]), "null", "1 sources", "2 weights for 2 destinations");
                    assertArgument(w, weighted(new int[1], null), "1 weights for 1 sources", "null", "2 destinations");
                    Topology none = new Topology.Distributed(2, new int[0], null, new int[0], new int[0]);
                    assertArgument(w, none, "null", "0 sources", "0 weights for 0 destinations");
                    assertThat(w.withTopology(weighted(new int[9], new int[9]), false))
                            .isPresent();
                    assertThat(w.withTopology(weighted(null, null), false)).isPresent();
                })
                .orThrow();
    }

    private static void assertArgument(Communicator world, Topology graph, String... words) {
        assertError(() -> world.withTopology(graph, false), ErrorClass.ARG, words);
    }

    private static Topology weighted(int[] sourceWeights, int[] destinationWeights) {
        return new Topology.Distributed(2, new int[] {0}, sourceWeights, new int[] {0, 1}, destinationWeights);
    }

    private static Topology cart(boolean[] periods, int... dims) {
        return new Topology.Cartesian(dims, periods);
    }

    private static Topology graph(int nodes, int neighbor) {
        int[] index = new int[nodes];
        java.util.Arrays.fill(index, 1);
        return new Topology.Graph(index, new int[] {neighbor});
    }

    @Test
    void everyThreadMayCallAndOneIsTheMainThread() {
        EmbeddedJob.run(2, rank -> {
                    assertThat(rank.onMainThread()).isFalse();
                    assertThat(rank.start(ThreadLevel.SINGLE)).isEqualTo(ThreadLevel.MULTIPLE);
                    assertThat(rank.onMainThread()).isTrue();
                    boolean[] other = {true};
                    Thread thread = new Thread(() -> other[0] = rank.onMainThread());
                    thread.start();
                    thread.join();
                    assertThat(other[0]).isFalse();
                    assertThat(rank.tagUpperBound()).isEqualTo(Integer.MAX_VALUE);
                    assertThat(rank.universeSize()).hasValue(2);
                    rank.finish();
                })
                .orThrow();
    }
}

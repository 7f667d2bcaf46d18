package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.face.GraphEdges;
import org.sluicempi.runtime.face.Grid;

/** Neighbour collectives against what the topology says block by block. */
@Timeout(120)
class NeighborsTest {
    private static final int UNTOUCHED = -1;

    /** Which block of which rank arrives in block {@code k}; rank {@code PROC_NULL} for none. */
    @FunctionalInterface
    private interface Origin {
        int[] of(int rank, int k);
    }

    @FunctionalInterface
    private interface Made {
        Communicator by(Communicator world);
    }

    private static void run(int ranks, long seed, Made made, Origin origin) {
        EmbeddedJob.run(EmbeddedOptions.ranks(ranks).withDelays(seed, 50_000), rank -> {
                    Communicator comm = made.by(rank.world());
                    if (comm == null) {
                        return;
                    }
                    Topology topology = comm.topology().orElseThrow();
                    int in = topology.sources(comm.rank()).length;
                    int out = topology.destinations(comm.rank()).length;
                    for (Collectives all : Forms.of(comm)) {
                        allgather(all, comm.rank(), in, origin);
                        alltoall(all, comm.rank(), in, out, origin);
                    }
                })
                .orThrow();
    }

    private static void allgather(Collectives all, int me, int in, Origin origin) {
        int[] recv = new int[2 * in];
        Arrays.fill(recv, UNTOUCHED);
        all.neighborAllgather(ints(new int[] {me, 10 * me}, 2), ints(recv, 2));
        int[] recvv = new int[3 * in];
        Arrays.fill(recvv, UNTOUCHED);
        int[] displs = IntStream.range(0, in).map(k -> 3 * (in - 1 - k)).toArray();
        all.neighborAllgatherv(ints(new int[] {me, 10 * me}, 2), ints(recvv, 0), counts(in, 2), displs);
        for (int k = 0; k < in; k++) {
            int from = origin.of(me, k)[0];
            boolean some = from != Communicator.PROC_NULL;
            assertThat(recv[2 * k]).isEqualTo(some ? from : UNTOUCHED);
            assertThat(recv[2 * k + 1]).isEqualTo(some ? 10 * from : UNTOUCHED);
            assertThat(recvv[displs[k]]).isEqualTo(some ? from : UNTOUCHED);
            assertThat(recvv[displs[k] + 2]).isEqualTo(UNTOUCHED);
        }
    }

    private static void alltoall(Collectives all, int me, int in, int out, Origin origin) {
        int[] send = IntStream.range(0, out).map(k -> 1000 * me + k).toArray();
        int[] recv = new int[in];
        Arrays.fill(recv, UNTOUCHED);
        all.neighborAlltoall(ints(send, 1), ints(recv, 1));
        int[] expected = new int[in];
        for (int k = 0; k < in; k++) {
            int[] from = origin.of(me, k);
            expected[k] = from[0] == Communicator.PROC_NULL ? UNTOUCHED : 1000 * from[0] + from[1];
        }
        assertThat(recv).isEqualTo(expected);
        int[] recvv = new int[in];
        Arrays.fill(recvv, UNTOUCHED);
        int[] there = IntStream.range(0, out).toArray();
        int[] here = IntStream.range(0, in).toArray();
        all.neighborAlltoallv(ints(send, 0), counts(out, 1), there, ints(recvv, 0), counts(in, 1), here);
        assertThat(recvv).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatLeavesAGridsPlaceInOneDirectionArrivesFromTheOtherOne(int run) {
        Random random = new Random(run);
        for (int more = 0; more < 8; more++) {
            int[] dims = random.ints(1 + random.nextInt(3), 1, 4).toArray();
            boolean[] periods = new boolean[dims.length];
            for (int d = 0; d < dims.length; d++) {
                periods[d] = random.nextInt(3) > 0;
            }
            Topology topology = new Topology.Cartesian(dims, periods);
            Grid grid = new Grid(dims, periods);
            run(
                    topology.size() + random.nextInt(2),
                    run,
                    world -> world.withTopology(topology, false).orElse(null),
                    (me, k) -> new int[] {
                        grid.shift(me, k / 2, k % 2 == 0 ? 1 : -1).source(), k ^ 1
                    });
        }
    }

    @Test
    void neighboursOfAGraphMayBeNamedTwiceAndBeTheRankItself() {
        Topology graph = new Topology.Graph(new int[] {5, 8, 10}, new int[] {1, 0, 1, 2, 0, 0, 2, 0, 1, 0});
        Communicator[] none = {null};
        run(3, 1, world -> world.withTopology(graph, false).orElse(none[0]), (me, k) -> matched(graph, me, k));
    }

    /** The n-th block from a rank is the n-th that it sends here. */
    private static int[] matched(Topology graph, int me, int k) {
        int from = graph.sources(me)[k];
        long before =
                IntStream.range(0, k).filter(j -> graph.sources(me)[j] == from).count();
        int[] sent = graph.destinations(from);
        int block = IntStream.range(0, sent.length)
                .filter(j -> sent[j] == me)
                .skip(before)
                .findFirst()
                .orElseThrow();
        return new int[] {from, block};
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void edgesThatAnybodyNamesAreKnownAtBothEnds(long seed) {
        Random random = new Random(seed);
        int ranks = 1 + random.nextInt(6);
        int edges = random.nextInt(20);
        int[][] named = new int[edges][];
        for (int e = 0; e < edges; e++) {
            named[e] = new int[] {e * ranks / edges, random.nextInt(ranks), random.nextInt(ranks), random.nextInt(99)};
        }
        Topology[] topologies = new Topology[ranks];
        run(
                ranks,
                seed,
                world -> {
                    int me = world.rank();
                    int[][] own = Arrays.stream(named).filter(e -> e[0] == me).toArray(int[][]::new);
                    Topology.Distributed graph = GraphEdges.adjacent(
                            world, column(own, 1), counts(own.length, 1), column(own, 2), column(own, 3));
                    assertThat(graph.destinations()).isEqualTo(column(where(named, 1, me), 2));
                    assertThat(graph.destinationWeights()).isEqualTo(column(where(named, 1, me), 3));
                    assertThat(graph.sources()).isEqualTo(column(where(named, 2, me), 1));
                    assertThat(graph.sourceWeights()).isEqualTo(column(where(named, 2, me), 3));
                    topologies[me] = graph;
                    Communicator made = world.withTopology(graph, true).orElseThrow();
                    made.collectives().barrier();
                    return made;
                },
                (me, k) -> {
                    int[] edge = where(named, 2, me)[k];
                    int[][] sent = where(named, 1, edge[1]);
                    return new int[] {edge[1], Arrays.asList(sent).indexOf(edge)};
                });
    }

    private static int[][] where(int[][] rows, int column, int value) {
        return Arrays.stream(rows).filter(row -> row[column] == value).toArray(int[][]::new);
    }

    private static int[] column(int[][] rows, int column) {
        return Arrays.stream(rows).mapToInt(row -> row[column]).toArray();
    }

    @Test
    void withoutATopologyThereAreNoNeighbours() {
        EmbeddedJob.run(
                        1,
                        rank -> assertThatThrownBy(
                                        () -> rank.world().collectives().neighborAlltoall(null, null))
                                .isInstanceOfSatisfying(
                                        MpiError.class,
                                        e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.TOPOLOGY)))
                .orThrow();
    }

    @Test
    void everyPeerHasABufferAndATypeOfItsOwn() {
        for (int ranks = 1; ranks <= 5; ranks++) {
            EmbeddedJob.run(ranks, rank -> {
                        int me = rank.world().rank();
                        int size = rank.world().size();
                        for (Collectives all : Forms.of(rank.world())) {
                            UserBuffer[] send = new UserBuffer[size];
                            UserBuffer[] recv = new UserBuffer[size];
                            for (int r = 0; r < size; r++) {
                                BasicType type = BasicType.values()[(me + r) % 8];
                                send[r] = Values.buffer(type, Values.filled(type, 3 + me, 10 * me + r), 2, me + 1);
                                recv[r] = Values.buffer(type, Values.array(type, r + 1), 0, r + 1);
                            }
                            all.alltoallw(send, recv);
                            check(recv, me);
                            inPlace(all, me, size);
                        }
                    })
                    .orThrow();
        }
    }

    private static void inPlace(Collectives all, int me, int size) {
        UserBuffer[] both = new UserBuffer[size];
        for (int r = 0; r < size; r++) {
            BasicType type = BasicType.values()[(me + r) % 8];
            both[r] = Values.buffer(type, Values.filled(type, 4, 10 * me + r), 0, 4);
        }
        all.alltoallw(null, both);
        for (int r = 0; r < size; r++) {
            BasicType type = both[r].type().base();
            assertThat(both[r].storage()).isEqualTo(Values.filled(type, 4, 10 * r + me));
        }
    }

    private static void check(UserBuffer[] recv, int me) {
        for (int r = 0; r < recv.length; r++) {
            BasicType type = recv[r].type().base();
            Object sent = Values.filled(type, 3 + r, 10 * r + me);
            Object expected = Values.array(type, r + 1);
            System.arraycopy(sent, 2, expected, 0, r + 1);
            assertThat(recv[r].storage()).isEqualTo(expected);
        }
    }

    private static int[] counts(int n, int each) {
        int[] counts = new int[n];
        Arrays.fill(counts, each);
        return counts;
    }

    private static UserBuffer ints(int[] array, int count) {
        return new UserBuffer(array, 0, count, BasicType.INT);
    }
}

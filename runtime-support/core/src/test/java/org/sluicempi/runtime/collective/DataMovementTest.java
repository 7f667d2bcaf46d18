package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.collective.Values.array;
import static org.sluicempi.runtime.collective.Values.buffer;
import static org.sluicempi.runtime.collective.Values.filled;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Every operation that moves data, against what the standard says each rank has afterwards. */
@Timeout(120)
class DataMovementTest {
    private static final int COUNT = 3;
    private static final int OFFSET = 2;

    static List<Arguments> jobs() {
        List<Arguments> jobs = new ArrayList<>();
        for (int ranks : new int[] {1, 2, 3, 4, 5, 8}) {
            for (long eager : new long[] {0, EmbeddedOptions.DEFAULT_EAGER_LIMIT}) {
                for (BasicType type : BasicType.values()) {
                    jobs.add(Arguments.of(ranks, eager, type));
                }
            }
        }
        return jobs;
    }

    @FunctionalInterface
    private interface Body {
        void run(Rank rank, Collectives all, int me, int size);
    }

    private static void run(int ranks, long eager, Body body) {
        EmbeddedJob.run(EmbeddedOptions.ranks(ranks).withEagerLimit(eager), rank -> {
                    rank.start();
                    for (Collectives all : Forms.of(rank.world())) {
                        body.run(rank, all, rank.world().rank(), rank.world().size());
                    }
                    rank.finish();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void bcastGivesEveryRankTheRootsElements(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            for (int root = 0; root < size; root++) {
                Object data = filled(type, OFFSET + COUNT + 1, me);
                all.bcast(buffer(type, data, OFFSET, COUNT), root);
                Object expected = filled(type, OFFSET + COUNT + 1, me);
                put(filled(type, OFFSET + COUNT, root), OFFSET, expected, OFFSET, COUNT);
                assertThat(data).isEqualTo(expected);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void gatherCollectsBlocksInRankOrder(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            for (int root = 0; root < size; root++) {
                Object recv = array(type, OFFSET + size * COUNT);
                UserBuffer into = me == root ? buffer(type, recv, OFFSET, COUNT) : null;
                all.gather(buffer(type, filled(type, COUNT, me), 0, COUNT), into, root);
                assertThat(recv).isEqualTo(me == root ? blocks(type, size) : array(type, OFFSET + size * COUNT));

                Object inPlace = array(type, OFFSET + size * COUNT);
                put(filled(type, COUNT, me), 0, inPlace, OFFSET + me * COUNT, COUNT);
                boolean atRoot = me == root;
                all.gather(
                        atRoot ? null : buffer(type, inPlace, OFFSET + me * COUNT, COUNT),
                        atRoot ? buffer(type, inPlace, OFFSET, COUNT) : null,
                        root);
                if (atRoot) {
                    assertThat(inPlace).isEqualTo(blocks(type, size));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void allgatherGivesEveryRankAllBlocks(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            Object recv = array(type, OFFSET + size * COUNT);
            all.allgather(buffer(type, filled(type, COUNT, me), 0, COUNT), buffer(type, recv, OFFSET, COUNT));
            assertThat(recv).isEqualTo(blocks(type, size));

            Object inPlace = array(type, OFFSET + size * COUNT);
            put(filled(type, COUNT, me), 0, inPlace, OFFSET + me * COUNT, COUNT);
            all.allgather(null, buffer(type, inPlace, OFFSET, COUNT));
            assertThat(inPlace).isEqualTo(blocks(type, size));
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void scatterGivesEachRankItsBlock(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            for (int root = 0; root < size; root++) {
                Object recv = array(type, COUNT);
                UserBuffer send = me == root ? buffer(type, blocks(type, size), OFFSET, COUNT) : null;
                all.scatter(send, buffer(type, recv, 0, COUNT), root);
                assertThat(recv).isEqualTo(filled(type, COUNT, me));

                Object again = array(type, COUNT);
                Object blocks = blocks(type, size);
                all.scatter(
                        me == root ? buffer(type, blocks, OFFSET, COUNT) : null,
                        me == root ? null : buffer(type, again, 0, COUNT),
                        root);
                assertThat(again).isEqualTo(me == root ? array(type, COUNT) : filled(type, COUNT, me));
                assertThat(blocks).isEqualTo(blocks(type, size));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void vFormsUseEachRanksCountAndPlace(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            int[] counts = IntStream.range(0, size).map(r -> r % 3).toArray();
            int[] displs = new int[size];
            int total = 0;
            for (int r = size - 1; r >= 0; r--) {
                displs[r] = total;
                total += counts[r] + 1;
            }
            Object expected = array(type, total);
            for (int r = 0; r < size; r++) {
                put(filled(type, counts[r], r), 0, expected, displs[r], counts[r]);
            }
            UserBuffer mine = buffer(type, filled(type, counts[me], me), 0, counts[me]);
            for (int root = 0; root < size; root++) {
                Object gathered = array(type, total);
                boolean atRoot = me == root;
                all.gatherv(mine, atRoot ? buffer(type, gathered, 0, 0) : null, counts, displs, root);
                assertThat(gathered).isEqualTo(atRoot ? expected : array(type, total));

                Object scattered = array(type, counts[me]);
                UserBuffer from = atRoot ? buffer(type, expected, 0, 0) : null;
                all.scatterv(from, counts, displs, buffer(type, scattered, 0, counts[me]), root);
                assertThat(scattered).isEqualTo(filled(type, counts[me], me));
            }
            Object everywhere = array(type, total);
            all.allgatherv(mine, buffer(type, everywhere, 0, 0), counts, displs);
            assertThat(everywhere).isEqualTo(expected);
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void alltoallTransposesTheBlocks(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            Object send = array(type, size * COUNT);
            Object expected = array(type, size * COUNT);
            for (int r = 0; r < size; r++) {
                put(filled(type, COUNT, me * size + r), 0, send, r * COUNT, COUNT);
                put(filled(type, COUNT, r * size + me), 0, expected, r * COUNT, COUNT);
            }
            Object recv = array(type, size * COUNT);
            all.alltoall(buffer(type, send, 0, COUNT), buffer(type, recv, 0, COUNT));
            assertThat(recv).isEqualTo(expected);
            all.alltoall(null, buffer(type, send, 0, COUNT));
            assertThat(send).isEqualTo(expected);
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void alltoallvTakesADifferentCountForEveryPair(int ranks, long eager, BasicType type) {
        run(ranks, eager, (rank, all, me, size) -> {
            int width = 2 * size;
            int[] displs = IntStream.range(0, size).map(r -> r * width).toArray();
            int[] sendCounts = IntStream.range(0, size).map(r -> me + r).toArray();
            Object send = array(type, size * width);
            Object expected = array(type, size * width);
            for (int r = 0; r < size; r++) {
                put(filled(type, width, me * size + r), 0, send, displs[r], sendCounts[r]);
                put(filled(type, width, r * size + me), 0, expected, displs[r], sendCounts[r]);
            }
            Object recv = array(type, size * width);
            all.alltoallv(buffer(type, send, 0, 0), sendCounts, displs, buffer(type, recv, 0, 0), sendCounts, displs);
            assertThat(recv).isEqualTo(expected);
            all.alltoallv(null, null, null, buffer(type, send, 0, 0), sendCounts, displs);
            assertThat(send).isEqualTo(expected);
        });
    }

    @Test
    void noRankLeavesABarrierBeforeAllHaveEntered() {
        for (int ranks = 1; ranks <= 8; ranks++) {
            int[] entered = new int[ranks];
            run(ranks, 0, (rank, all, me, size) -> {
                for (int round = 1; round <= 20; round++) {
                    int now = ++entered[me];
                    all.barrier();
                    assertThat(IntStream.of(entered)).allMatch(r -> r >= now);
                }
            });
        }
    }

    private static Object blocks(BasicType type, int size) {
        Object all = array(type, OFFSET + size * COUNT);
        for (int r = 0; r < size; r++) {
            put(filled(type, COUNT, r), 0, all, OFFSET + r * COUNT, COUNT);
        }
        return all;
    }

    private static void put(Object from, int at, Object to, int place, int n) {
        System.arraycopy(from, at, to, place, n);
        assertThat(Array.getLength(to)).isGreaterThanOrEqualTo(place + n);
    }
}

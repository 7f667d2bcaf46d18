package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Collectives between two groups: what one gives, the other gets. */
@Timeout(120)
class InterCollectivesTest {
    private static final int NONE = -7;

    private static Communicator between(Rank rank, int left) {
        Communicator world = rank.world();
        boolean low = world.rank() < left;
        Communicator side = world.split(low ? 0 : 1, 0).orElseThrow();
        return side.interConnect(0, world, low ? left : 0, 5);
    }

    @ParameterizedTest
    @CsvSource({"2,1,0", "3,1,65536", "5,2,0", "6,4,65536", "7,3,8"})
    void allOfThemBlockingAndNot(int ranks, int left, long eager) {
        EmbeddedJob.run(EmbeddedOptions.ranks(ranks).withDelays(ranks, 50_000).withEagerLimit(eager), rank -> {
                    Communicator inter = between(rank, left);
                    for (Collectives all : Forms.of(inter)) {
                        all.barrier();
                        for (boolean lowGives : new boolean[] {true, false}) {
                            boolean giving = rank.world().rank() < left == lowGives;
                            int givers = giving ? inter.size() : inter.remoteSize();
                            for (int root = 0; root < givers; root++) {
                                rooted(all, inter, giving, root);
                            }
                        }
                        toAll(all, inter);
                    }
                })
                .orThrow();
    }

    /** @param root in the group that is {@code giving} for a broadcast or a scatter, and getting for the others */
    private static void rooted(Collectives all, Communicator inter, boolean giving, int root) {
        boolean isRoot = giving && inter.rank() == root;
        int argument = isRoot ? Collectives.ROOT : giving ? Communicator.PROC_NULL : root;
        int me = inter.rank();
        int others = inter.remoteSize();

        int[] data = isRoot ? new int[] {1, 2, 3} : new int[3];
        all.bcast(argument == Communicator.PROC_NULL ? null : ints(data, 3), argument);
        assertThat(data).isEqualTo(isRoot || !giving ? new int[] {1, 2, 3} : new int[3]);

        int[] collected = filled(2 * others);
        all.gather(giving ? null : ints(new int[] {me, me + 1}, 2), isRoot ? ints(collected, 2) : null, argument);
        assertThat(collected)
                .isEqualTo(
                        isRoot
                                ? IntStream.range(0, 2 * others)
                                        .map(k -> k / 2 + k % 2)
                                        .toArray()
                                : filled(2 * others));

        int[] counts = IntStream.range(0, others).map(r -> r + 1).toArray();
        int[] displs = IntStream.range(0, others).map(r -> r * others).toArray();
        int[] some = filled(others * others);
        all.gatherv(
                giving ? null : ints(filled(me + 1), me + 1), isRoot ? ints(some, 0) : null, counts, displs, argument);

        int[] parts = IntStream.range(0, 2 * others).toArray();
        int[] part = filled(2);
        all.scatter(isRoot ? ints(parts, 2) : null, giving ? null : ints(part, 2), argument);
        assertThat(part).isEqualTo(giving ? filled(2) : new int[] {2 * me, 2 * me + 1});

        int[] partv = filled(me + 1);
        int[] whole = IntStream.range(0, others * others).toArray();
        all.scatterv(isRoot ? ints(whole, 0) : null, counts, displs, giving ? null : ints(partv, me + 1), argument);
        assertThat(partv)
                .isEqualTo(
                        giving
                                ? filled(me + 1)
                                : IntStream.rangeClosed(0, me)
                                        .map(k -> me * inter.size() + k)
                                        .toArray());

        int[] sum = filled(1);
        all.reduce(
                giving ? null : ints(new int[] {me + 1}, 1), isRoot ? ints(sum, 1) : null, StandardOps.SUM, argument);
        assertThat(sum).containsExactly(isRoot ? others * (others + 1) / 2 : NONE);
    }

    private static void toAll(Collectives all, Communicator inter) {
        int me = inter.rank();
        int size = inter.size();
        int others = inter.remoteSize();
        int[] own = {inter.processes()[me], me};
        int[] theirs = new int[2 * others];
        all.allgather(ints(own, 2), ints(theirs, 2));
        assertThat(theirs)
                .isEqualTo(IntStream.range(0, 2 * others)
                        .map(k -> k % 2 == 0 ? inter.remoteProcesses()[k / 2] : k / 2)
                        .toArray());

        int[] counts = IntStream.range(0, others).map(r -> r % 3).toArray();
        int[] displs = IntStream.range(0, others).map(r -> 3 * r).toArray();
        int[] gathered = filled(3 * others);
        all.allgatherv(ints(new int[] {me, me}, me % 3), ints(gathered, 0), counts, displs);
        for (int k = 0; k < gathered.length; k++) {
            assertThat(gathered[k]).isEqualTo(k % 3 < k / 3 % 3 ? k / 3 : NONE);
        }

        int[] out = IntStream.range(0, others).map(r -> 100 * own[0] + r).toArray();
        int[] in = new int[others];
        int[] expected = IntStream.range(0, others)
                .map(r -> 100 * inter.remoteProcesses()[r] + me)
                .toArray();
        all.alltoall(ints(out, 1), ints(in, 1));
        assertThat(in).isEqualTo(expected);

        int[] one = new int[others];
        Arrays.fill(one, 1);
        int[] places = IntStream.range(0, others).toArray();
        Arrays.fill(in, NONE);
        all.alltoallv(ints(out, 0), one, places, ints(in, 0), one, places);
        assertThat(in).isEqualTo(expected);

        Arrays.fill(in, NONE);
        all.alltoallw(slices(out), slices(in));

        long[] sum = new long[2];
        all.allreduce(longs(me + 1, 1), new UserBuffer(sum, 0, 2, BasicType.LONG), StandardOps.SUM);
        assertThat(sum).containsExactly((long) others * (others + 1) / 2, others);

        int total = size * others;
        int[] scattered = filled(others);
        int[] each = new int[size];
        Arrays.fill(each, others);
        all.reduceScatter(
                ints(IntStream.range(0, total).toArray(), total), ints(scattered, others), each, StandardOps.MAX);
        assertThat(scattered)
                .isEqualTo(IntStream.range(0, others).map(k -> me * others + k).toArray());
    }

    private static UserBuffer[] slices(int[] array) {
        UserBuffer whole = ints(array, array.length);
        return IntStream.range(0, array.length)
                .mapToObj(r -> whole.slice(r, r + 1))
                .toArray(UserBuffer[]::new);
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    private static UserBuffer ints(int[] array, int count) {
        return new UserBuffer(array, 0, count, BasicType.INT);
    }

    private static UserBuffer longs(long... values) {
        return new UserBuffer(values, 0, values.length, BasicType.LONG);
    }
}

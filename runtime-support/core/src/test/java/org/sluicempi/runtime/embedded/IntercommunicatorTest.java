package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Similarity;

@Timeout(60)
class IntercommunicatorTest {
    /** The first {@code left} ranks on one side, the others, in reverse, on the other one. */
    static Communicator between(Rank rank, int left) {
        Communicator world = rank.world();
        boolean low = world.rank() < left;
        Communicator side = world.split(low ? 0 : 1, low ? 0 : -world.rank()).orElseThrow();
        int leader = low ? side.size() - 1 : 0;
        return side.interConnect(leader, world, low ? world.size() - 1 : left - 1, 5);
    }

    @ParameterizedTest
    @CsvSource({"2,1,-1", "3,1,-1", "5,2,-1", "5,2,0", "6,4,64"})
    void ranksOfTheOtherSideAreMeant(int ranks, int left, long eager) {
        EmbeddedOptions options = EmbeddedOptions.ranks(ranks).withDelays(ranks, 100_000);
        EmbeddedJob.run(eager < 0 ? options : options.withEagerLimit(eager), rank -> {
                    Communicator inter = between(rank, left);
                    int me = rank.world().rank();
                    boolean low = me < left;
                    int[] lower = IntStream.range(0, left).toArray();
                    int[] upper = IntStream.range(left, ranks)
                            .map(r -> ranks - 1 - (r - left))
                            .toArray();
                    assertThat(inter.inter()).isTrue();
                    assertThat(inter.processes()).isEqualTo(low ? lower : upper);
                    assertThat(inter.remoteProcesses()).isEqualTo(low ? upper : lower);
                    assertThat(inter.processes()[inter.rank()]).isEqualTo(me);
                    exchangeWithAll(inter, me);
                    Communicator copy = inter.dup();
                    assertThat(GroupedCommunicator.of(copy).compare(GroupedCommunicator.of(inter)))
                            .isEqualTo(Similarity.CONGRUENT);
                    exchangeWithAll(copy, me);
                })
                .orThrow();
    }

    private static void exchangeWithAll(Communicator inter, int me) {
        for (int r = 0; r < inter.remoteSize(); r++) {
            inter.isend(STANDARD, Buffers.of(me), r, inter.rank());
        }
        for (int r = 0; r < inter.remoteSize(); r++) {
            UserBuffer into = Buffers.ints(1);
            Status status = inter.recv(into, ANY_SOURCE, r);
            assertThat(status.source()).isEqualTo(r);
            assertThat(Buffers.intsOf(into)).containsExactly(inter.remoteProcesses()[r]);
        }
        assertError(() -> inter.send(STANDARD, Buffers.of(1), inter.remoteSize(), 0), ErrorClass.RANK);
        assertError(() -> inter.irecv(Buffers.of(1), inter.remoteSize(), 0), ErrorClass.RANK);
    }

    @Test
    void bothSidesBecomeOne() {
        for (boolean[] high : new boolean[][] {{false, true}, {true, false}, {true, true}, {false, false}}) {
            EmbeddedJob.run(EmbeddedOptions.ranks(5).withEagerLimit(0), rank -> {
                        Communicator inter = between(rank, 2);
                        Communicator all = inter.merge(high[rank.world().rank() < 2 ? 0 : 1]);
                        boolean upperFirst = high[0] && !high[1];
                        assertThat(all.inter()).isFalse();
                        assertThat(all.processes())
                                .isEqualTo(upperFirst ? new int[] {4, 3, 2, 0, 1} : new int[] {0, 1, 4, 3, 2});
                        assertThat(all.processes()[all.rank()])
                                .isEqualTo(rank.world().rank());
                        int[] sum = {all.rank()};
                        all.collectives().allreduce(null, Buffers.of(sum), StandardOps.SUM);
                        assertThat(sum).containsExactly(10);
                        inter.collectives().barrier();
                    })
                    .orThrow();
        }
    }

    @Test
    void aSplitJoinsTheColoursOfBothSides() {
        EmbeddedJob.run(7, rank -> {
                    Communicator inter = between(rank, 3);
                    int me = rank.world().rank();
                    int[] colors = {1, 2, 1, 1, -1, 3, 1};
                    Optional<Communicator> made = inter.split(colors[me], me == 2 ? -5 : me);
                    assertThat(made.isPresent()).isEqualTo(colors[me] == 1);
                    if (made.isPresent()) {
                        assertThat(made.get().processes()).isEqualTo(me < 3 ? new int[] {2, 0} : new int[] {3, 6});
                        assertThat(made.get().remoteProcesses())
                                .isEqualTo(me < 3 ? new int[] {3, 6} : new int[] {2, 0});
                        exchangeWithAll(made.get(), me);
                    }
                })
                .orThrow();
    }

    @Test
    void whatIsWrongWithTheLeadersArgumentsIsToldToItAlone() {
        EmbeddedJob.run(4, rank -> {
                    Communicator world = rank.world();
                    Communicator half = world.split(world.rank() / 2, 0).orElseThrow();
                    assertError(() -> half.interConnect(2, world, 0, 0), ErrorClass.RANK, "2");
                    if (half.rank() == 0) {
                        assertError(() -> half.interConnect(0, null, 0, 0), ErrorClass.COMM, "null");
                        assertError(() -> half.interConnect(0, world, 9, 0), ErrorClass.RANK, "9");
                    }
                    assertError(() -> half.merge(true), ErrorClass.COMM, "no intercommunicator");
                    Communicator again = half.dup();
                    int other = world.rank() < 2 ? 1 : 0;
                    assertError(() -> half.interConnect(0, half, 0, 3), ErrorClass.COMM);
                    Communicator inter = again.interConnect(0, world, 2 * other, 3);
                    assertError(() -> inter.interConnect(0, world, 0, 0), ErrorClass.COMM, "an intercommunicator");
                    assertError(() -> inter.createGroup(new int[] {0}, 0), ErrorClass.COMM);
                    assertError(() -> inter.collectives().scan(null, null, null), ErrorClass.COMM, "scan");
                    assertError(() -> inter.collectives().bcast(Buffers.of(1), 2), ErrorClass.ROOT, "2");
                    assertError(() -> inter.collectives().bcast(Buffers.of(1), -3), ErrorClass.ROOT, "-3");
                    inter.free();
                    assertError(() -> inter.merge(true), ErrorClass.COMM, "freed");
                })
                .orThrow();
    }

    @Test
    void aGroupMadeWithTheTagOfAnIntercommunicatorDoesNotMeetIt() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    int me = world.rank();
                    int[] all = {0, 1};
                    // of one thread, as the first rank of a group waits for nobody
                    Communicator group = me == 0 ? world.createGroup(all, 5) : null;
                    Communicator inter = rank.self().interConnect(0, world, 1 - me, 5);
                    group = me == 0 ? group : world.createGroup(all, 5);
                    assertThat(inter.remoteProcesses()).containsExactly(1 - me);
                    assertThat(group.processes()).containsExactly(0, 1);
                    exchangeWithAll(inter, me);
                })
                .orThrow();
    }

    @Test
    void aFailureOnOneSideIsToldToTheOther() {
        EmbeddedJob.run(4, rank -> {
                    Communicator inter = between(rank, 2);
                    boolean low = rank.world().rank() < 2;
                    Collectives all = inter.collectives();
                    int root = low ? (inter.rank() == 1 ? Collectives.ROOT : Communicator.PROC_NULL) : 1;
                    if (low) {
                        all.bcast(Buffers.of(1, 2, 3), root);
                    } else if (inter.rank() == 0) {
                        assertError(() -> all.bcast(Buffers.ints(2), root), ErrorClass.TRUNCATE);
                    } else {
                        assertError(() -> all.bcast(Buffers.ints(3), root), ErrorClass.PROC_FAILED, "12 bytes");
                    }
                    all.barrier();
                })
                .orThrow();
    }
}

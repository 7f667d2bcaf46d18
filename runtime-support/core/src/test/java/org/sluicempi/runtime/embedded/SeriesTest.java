package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.face.Series;

/** Blocking calls that are under way together leave behind, and tell, what they would one by one. */
@Timeout(60)
class SeriesTest {
    private static final EmbeddedOptions THREE = EmbeddedOptions.ranks(3).withEagerLimit(0);
    private static final UserBuffer NOTHING = Buffers.ints(0);

    private interface Body {
        void run(Communicator world, Series<String> series);
    }

    private static void run(Body body) {
        EmbeddedJob.run(THREE, rank -> body.run(rank.world(), new Series<>())).orThrow();
    }

    private static UserBuffer filled(int value) {
        int[] array = new int[1000];
        java.util.Arrays.fill(array, value);
        return Buffers.of(array);
    }

    @Test
    void aReceiverThatIsNotReadyKeepsNoOtherWaiting() {
        run((world, series) -> {
            if (world.rank() == 0) {
                assertThat(series.send("a", world, filled(1), 1, 0)).isEmpty();
                assertThat(series.send("b", world, filled(2), 2, 0)).isEmpty();
                assertThat(series.await()).isEmpty();
            } else {
                if (world.rank() == 1) {
                    world.recv(Buffers.ints(0), 2, 5);
                }
                UserBuffer into = Buffers.ints(1000);
                world.recv(into, 0, 0);
                assertThat(Buffers.intsOf(into)[999]).isEqualTo(world.rank());
                if (world.rank() == 2) {
                    world.send(STANDARD, NOTHING, 1, 5);
                }
            }
        });
    }

    @Test
    void aShortMessageIsCopied() {
        run((world, series) -> {
            if (world.rank() == 0) {
                int[] header = new int[Series.SHORT / 4];
                for (int dest = 1; dest < 3; dest++) {
                    header[header.length - 1] = dest * 10;
                    assertThat(series.send("a", world, Buffers.of(header), dest, 0))
                            .isEmpty();
                }
                header[header.length - 1] = -1;
                world.send(STANDARD, NOTHING, 1, 5);
                world.send(STANDARD, NOTHING, 2, 5);
                assertThat(series.await()).isEmpty();
            } else {
                world.recv(Buffers.ints(0), 0, 5);
                UserBuffer into = Buffers.ints(Series.SHORT / 4);
                assertThat(world.recv(into, 0, 0).bytes()).isEqualTo(Series.SHORT);
                assertThat(Buffers.intsOf(into)).endsWith(world.rank() * 10);
            }
        });
    }

    @Test
    void whatFailsFirstIsToldAndWhatStandsBehindItIsTakenBack() {
        run((world, series) -> {
            if (world.rank() == 0) {
                UserBuffer small = Buffers.ints(10);
                UserBuffer left = filled(7);
                assertThat(series.receive("a", world, small, 1, 0)).isEmpty();
                assertThat(series.receive("b", world, left, 2, 0)).isEmpty();
                Optional<Series.Failed<String>> failed = series.await();
                assertThat(failed).hasValueSatisfying(first -> {
                    assertThat(first.maker()).isEqualTo("a");
                    assertThat(first.error().errorClass()).isEqualTo(ErrorClass.TRUNCATE);
                });
                assertThat(series.await()).isEmpty();
                assertThat(series.hasFailed()).isTrue();
                series.told();
                assertThat(series.hasFailed()).isFalse();
                world.send(STANDARD, NOTHING, 2, 5);
                UserBuffer into = Buffers.ints(1000);
                assertThat(series.receive("c", world, into, 2, 0)).isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(Buffers.intsOf(into)[0]).isEqualTo(2);
                assertThat(Buffers.intsOf(left)[0]).isEqualTo(7);
            } else {
                if (world.rank() == 2) {
                    world.recv(Buffers.ints(0), 0, 5);
                }
                world.send(STANDARD, filled(world.rank()), 0, 0);
            }
        });
    }

    @Test
    void aCallThatIsRefusedLeavesTheOthersUnderWay() {
        run((world, series) -> {
            if (world.rank() == 0) {
                assertThat(series.send("a", world, filled(1), 1, 0)).isEmpty();
                assertError(() -> series.send("b", world, filled(2), 7, 0), ErrorClass.RANK, "7");
                assertError(() -> series.receive("c", world, filled(2), 2, -5), ErrorClass.TAG, "-5");
                UserBuffer outside = new UserBuffer(new int[4], 2, 3, BasicType.INT);
                assertError(() -> series.send("d", world, outside, 1, 0), ErrorClass.BUFFER, "outside");
                assertThat(series.await()).isEmpty();
            } else if (world.rank() == 1) {
                world.recv(filled(0), 0, 0);
            }
        });
    }

    @Test
    void aPlaceThatIsBeingFilledIsNotFilledByAnotherReceive() {
        run((world, series) -> {
            if (world.rank() == 0) {
                UserBuffer into = Buffers.ints(1000);
                world.send(STANDARD, NOTHING, 2, 5);
                assertThat(series.receive("a", world, into, 1, 0)).isEmpty();
                assertThat(series.receive("b", world, into.slice(500, 1000), 2, 0))
                        .isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(Buffers.intsOf(into)[499]).isEqualTo(1);
                assertThat(Buffers.intsOf(into)[500]).isEqualTo(2);
            } else if (world.rank() == 1) {
                world.recv(Buffers.ints(0), 2, 6);
                world.send(STANDARD, filled(1), 0, 0);
            } else {
                world.recv(Buffers.ints(0), 0, 5);
                int[] half = new int[500];
                java.util.Arrays.fill(half, 2);
                world.send(STANDARD, NOTHING, 1, 6);
                world.send(STANDARD, Buffers.of(half), 0, 0);
            }
        });
    }

    /** Each of two ranks sends first, and no message leaves without its receiver. */
    @Test
    void aReceiveIsUnderWayBesideSends() {
        run((world, series) -> {
            if (world.rank() < 2) {
                UserBuffer both = Buffers.ints(2000);
                int other = 1 - world.rank();
                Buffers.intsOf(both)[0] = world.rank() + 1;
                assertThat(series.send("a", world, both.slice(0, 1000), other, 0))
                        .isEmpty();
                assertThat(series.receive("b", world, both.slice(1000, 2000), other, 0))
                        .isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(Buffers.intsOf(both)[1000]).isEqualTo(other + 1);
            }
        });
    }

    @Test
    void aPlaceThatIsBeingSentIsNotFilledByAReceive() {
        run((world, series) -> {
            UserBuffer whole = Buffers.ints(1000);
            List<String> calls = new ArrayList<>();
            if (world.rank() == 0) {
                Communicator watched = Watched.by(calls, Communicator.class, world);
                assertThat(series.send("a", watched, whole, 1, 0)).isEmpty();
                assertThat(series.receive("b", watched, whole.slice(999, 1000), 2, 0))
                        .isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(calls).containsSubsequence("isend", "awaitAsBlocking", "irecv", "awaitAsBlocking");
            } else if (world.rank() == 1) {
                world.recv(whole, 0, 0);
            } else {
                world.send(STANDARD, whole.slice(0, 1), 0, 0);
            }
        });
    }

    /** What is copied is out of reach. */
    @Test
    void aPlaceThatHasBeenCopiedMayBeFilled() {
        run((world, series) -> {
            if (world.rank() < 2) {
                UserBuffer header = Buffers.ints(1);
                int other = 1 - world.rank();
                Buffers.intsOf(header)[0] = world.rank() + 1;
                assertThat(series.send("a", world, header, other, 0)).isEmpty();
                assertThat(series.receive("b", world, header, other, 0)).isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(Buffers.intsOf(header)[0]).isEqualTo(other + 1);
            }
        });
    }

    @Test
    void aSendWaitsForTheReceivesBeforeIt() {
        run((world, series) -> {
            List<String> calls = new ArrayList<>();
            if (world.rank() == 0) {
                Communicator watched = Watched.by(calls, Communicator.class, world);
                assertThat(series.receive("a", watched, filled(0), 1, 0)).isEmpty();
                assertThat(series.send("b", watched, filled(1), 2, 0)).isEmpty();
                assertThat(series.await()).isEmpty();
                assertThat(calls).containsSubsequence("irecv", "awaitAsBlocking", "isend", "awaitAsBlocking");
            } else if (world.rank() == 1) {
                world.send(STANDARD, filled(1), 0, 0);
            } else {
                world.recv(filled(0), 0, 0);
            }
        });
    }

    @Test
    void aReceiveFromAnySourceIsAlone() {
        run((world, series) -> {
            if (world.rank() == 0) {
                UserBuffer any = Buffers.ints(1000);
                UserBuffer named = Buffers.ints(1000);
                assertThat(series.receive("a", world, any, Communicator.ANY_SOURCE, 0))
                        .isEmpty();
                assertThat(Buffers.intsOf(any)[0]).isEqualTo(1);
                world.send(STANDARD, NOTHING, 2, 5);
                assertThat(series.receive("b", world, named, 2, 0)).isEmpty();
                assertThat(series.receive("c", world, any, Communicator.ANY_SOURCE, 0))
                        .isEmpty();
                assertThat(Buffers.intsOf(named)[0]).isEqualTo(2);
                assertThat(Buffers.intsOf(any)[0]).isEqualTo(1);
                assertThat(series.await()).isEmpty();
            } else {
                if (world.rank() == 2) {
                    world.recv(Buffers.ints(0), 0, 5);
                }
                world.send(STANDARD, filled(world.rank()), 0, 0);
                if (world.rank() == 2) {
                    world.send(STANDARD, NOTHING, 1, 6);
                } else {
                    world.recv(Buffers.ints(0), 2, 6);
                    world.send(STANDARD, filled(1), 0, 0);
                }
            }
        });
    }

    @Test
    void manyMessagesKeepTheirOrder() {
        run((world, series) -> {
            int messages = 1000;
            if (world.rank() == 0) {
                for (int i = 0; i < messages; i++) {
                    assertThat(series.send("a", world, filled(i), 1, i)).isEmpty();
                }
                assertThat(series.await()).isEmpty();
            } else if (world.rank() == 1) {
                UserBuffer into = Buffers.ints(1000);
                for (int i = 0; i < messages; i++) {
                    world.recv(into, 0, Communicator.ANY_TAG);
                    assertThat(Buffers.intsOf(into)[5]).isEqualTo(i);
                }
            }
        });
    }
}

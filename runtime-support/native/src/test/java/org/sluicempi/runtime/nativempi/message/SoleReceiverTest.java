package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;

/** What the first thread that receives tells others, and is told by them; whichever comes first, one of two gives way. */
class SoleReceiverTest {
    private final AtomicBoolean held = new AtomicBoolean();
    private final SoleReceiver sole = new SoleReceiver(held::get);

    @Test
    void theFirstThreadIsAloneUntilAnotherOneComes() throws InterruptedException {
        assertThat(sole.isAnother()).isFalse();
        assertThat(sole.isAnother()).isFalse();
        elsewhere(() -> assertThat(sole.isAnother()).isTrue());
        assertThat(sole.isAnother()).isTrue();
    }

    @Test
    void nobodyIsAloneAgain() throws InterruptedException {
        assertThat(sole.isAnother()).isFalse();
        elsewhere(sole::isAnother);
        elsewhere(() -> {
            assertThat(sole.isAnother()).isTrue();
            assertThat(sole.isAnother()).isTrue();
        });
    }

    @Test
    void othersSeeWhatItAsksFor() {
        assertThat(sole.asks()).isFalse();
        assertThat(sole.asksFor(message(1, 2))).isFalse();
        assertThat(sole.enters(1, 2)).isTrue();
        assertThat(sole.asks()).isTrue();
        assertThat(sole.asksFor(message(1, 2))).isTrue();
        assertThat(sole.asksFor(message(1, 3))).isFalse();
        assertThat(sole.asksFor(message(2, 2))).isFalse();
        sole.left();
        assertThat(sole.asks()).isFalse();
        assertThat(sole.asksFor(message(1, 2))).isFalse();
    }

    @Test
    void itMayAskForAnyMessage() {
        assertThat(sole.enters(Communicator.ANY_SOURCE, 7)).isTrue();
        assertThat(sole.asksFor(message(4, 7))).isTrue();
        assertThat(sole.asksFor(message(4, 8))).isFalse();
        assertThat(sole.enters(4, Communicator.ANY_TAG)).isTrue();
        assertThat(sole.asksFor(message(4, 8))).isTrue();
        assertThat(sole.asksFor(message(5, 8))).isFalse();
        assertThat(sole.enters(Communicator.ANY_SOURCE, Communicator.ANY_TAG)).isTrue();
        assertThat(sole.asksFor(message(5, Integer.MAX_VALUE))).isTrue();
    }

    @Test
    void itDoesNotEnterWhereAnotherOneHasCome() throws InterruptedException {
        assertThat(sole.isAnother()).isFalse();
        elsewhere(sole::isAnother);
        assertThat(sole.enters(1, 2)).isFalse();
        assertThat(sole.asks()).isFalse();
    }

    @Test
    void anotherOneDoesNotHideWhatTheFirstAsksFor() throws InterruptedException {
        assertThat(sole.enters(1, 2)).isTrue();
        elsewhere(() -> assertThat(sole.enters(3, 4)).isFalse());
        assertThat(sole.asksFor(message(1, 2))).isTrue();
        assertThat(sole.asksFor(message(3, 4))).isFalse();
        sole.left();
        assertThat(sole.enters(1, 2)).isFalse();
    }

    /** Who comes in between has not seen what is asked for. */
    @Test
    void itDoesNotEnterWhereAnotherOneComesMeanwhile() {
        SoleReceiver[] met = new SoleReceiver[1];
        met[0] = new SoleReceiver(() -> {
            CompletableFuture.runAsync(() -> met[0].isAnother(), run -> new Thread(run).start())
                    .join();
            return false;
        });
        assertThat(met[0].enters(1, 2)).isFalse();
        assertThat(met[0].asks()).isFalse();
    }

    /** Another thread that waits for such receives takes messages out of the library, and has not received there itself. */
    @Test
    void itDoesNotEnterWhereReceivesWaitOutsideTheLibrary() {
        assertThat(sole.isAnother()).isFalse();
        held.set(true);
        assertThat(sole.enters(1, 2)).isFalse();
        assertThat(sole.asks()).isFalse();
        held.set(false);
        assertThat(sole.enters(1, 2)).isTrue();
    }

    /** What such a receive gets may stand behind what the first thread has got. */
    @Test
    void itIsFollowedByReceivesThatMayHaveTheSameMessages() {
        sole.follow(new Pattern(Communicator.ANY_SOURCE, Communicator.ANY_TAG));
        assertThat(sole.isFollowed()).as("it asks for nothing").isFalse();
        assertThat(sole.enters(Communicator.ANY_SOURCE, 2)).isTrue();
        sole.follow(new Pattern(Communicator.ANY_SOURCE, 3));
        assertThat(sole.isFollowed()).isFalse();
        sole.follow(new Pattern(1, Communicator.ANY_TAG));
        sole.follow(new Pattern(1, 3));
        assertThat(sole.isFollowed()).isTrue();
    }

    private static Status message(int source, int tag) {
        return new Status(source, tag, 8, false);
    }

    private static void elsewhere(Runnable action) throws InterruptedException {
        AtomicBoolean done = new AtomicBoolean();
        Thread thread = new Thread(() -> {
            action.run();
            done.set(true);
        });
        thread.start();
        thread.join();
        assertThat(done).isTrue();
    }
}

package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.Watch;

/** What a probe is told of, before a receive takes it. */
class MessageSearchTest {
    private static final int ANY = Communicator.ANY_SOURCE;
    private static final int RED = 5;
    private static final int BLUE = 6;

    private final FakeMatching library = new FakeMatching();
    private final HeldMessages held = new HeldMessages(library, library.slots, new Watch());
    private final MessageSearch search = new MessageSearch(library, held, () -> true);

    @Test
    void aPlainMessageStaysInTheLibrary() {
        assertThat(search.look(ANY, RED)).isNull();
        HeldMessage plain = library.plain(1, RED, 8);
        assertThat(search.look(ANY, RED).envelope()).isEqualTo(plain.envelope());
        assertThat(library.here).containsExactly(plain);
        assertThat(held.used()).isFalse();
    }

    @Test
    void whatMayBeAHeadIsHeldUntilItEnds() {
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage computed = library.begun(1, RED, rest);
        HeldMessage behind = library.plain(1, RED, 8);
        assertThat(search.look(1, RED)).isNull();
        assertThat(search.look(ANY, RED)).isNull();
        HeldMessage other = library.plain(2, RED, 8);
        assertThat(search.look(1, RED)).isNull();
        assertThat(search.look(ANY, RED).envelope()).isEqualTo(other.envelope());
        rest.send();
        assertThat(search.look(ANY, RED)).isEqualTo(computed);
        held.takeEnded(1, RED);
        assertThat(search.look(1, RED).envelope()).isEqualTo(behind.envelope());
    }

    @Test
    void nothingIsAHeadWhereMessagesTravelWhole() {
        MessageSearch whole = new MessageSearch(library, held, () -> false);
        HeldMessage long48 = library.plain(1, RED, DeltaHub.HEAD_BYTES);
        assertThat(whole.look(ANY, RED).envelope()).isEqualTo(long48.envelope());
        assertThat(whole.perhapsHead(long48.envelope())).isFalse();
        assertThat(search.perhapsHead(long48.envelope())).isTrue();
        assertThat(library.here).containsExactly(long48);
    }

    @Test
    void whatAReceiveWaitsForIsNotTold() {
        FakeReceive receive = new FakeReceive(ANY, RED, 8);
        held.await(receive);
        HeldMessage first = library.plain(1, RED, 8);
        assertThat(search.look(1, RED)).isNull();
        assertThat(receive.message).isEqualTo(first);
        HeldMessage second = library.plain(1, RED, 8);
        assertThat(search.look(1, RED).envelope()).isEqualTo(second.envelope());
    }

    /** What stands behind one that computes may stay where it is. */
    @Test
    void aProbeOfOneRankTakesNothingOutForNothing() {
        library.begun(1, RED, new FakeMatching.Rest());
        HeldMessage behind = library.plain(1, RED, 8);
        assertThat(search.look(1, RED)).isNull();
        assertThat(library.here).containsExactly(behind);
        assertThat(search.look(ANY, RED)).isNull();
        assertThat(library.here).isEmpty();
    }

    @Test
    void whatTheFirstThreadAsksForStaysInTheLibrary() {
        assertThat(held.sole().enters(ANY, RED)).isTrue();
        HeldMessage asked = library.begun(1, RED, new FakeMatching.Rest());
        AtomicInteger questions = new AtomicInteger();
        library.asked = () -> assertThat(questions.incrementAndGet()).isLessThan(9);
        assertThat(search.look(1, Communicator.ANY_TAG)).isNull();
        assertThat(library.here).containsExactly(asked);
        assertThat(held.sole().isFollowed()).isTrue();
    }

    /** It comes after a look for the receive, and hides another one. */
    @Test
    void whatComesMeanwhileForAReceiveIsNotTold() {
        held.await(new FakeReceive(ANY, RED, 8));
        Status other = new Status(2, BLUE, 8, false);
        library.asked = () -> library.asked = () -> {
            library.asked = () -> {};
            library.plain(1, RED, 8);
            library.plain(2, BLUE, 8);
        };
        assertThat(search.look(ANY, Communicator.ANY_TAG).envelope()).isEqualTo(other);
    }

    /** Another thread takes a message out of the library just when this one asks there: it is held then, but not lost to a probe. */
    @Test
    void aMessageThatIsMovedMeanwhileIsTold() throws InterruptedException {
        HeldMessage first = library.plain(1, RED, 8);
        library.plain(1, RED, 9);
        HeldMessage waiting = library.plain(2, BLUE, 8);
        held.pull(2, BLUE);
        assertThat(held.used()).isTrue();
        Thread other = new Thread(() -> held.pull(1, RED));
        library.asked = () -> {
            library.asked = () -> {};
            other.start();
            while (other.isAlive() && other.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
        };
        assertThat(search.look(1, RED).envelope()).isEqualTo(first.envelope());
        other.join();
        assertThat(held.holds(1, RED)).isTrue();
        assertThat(held.peek(2, BLUE)).isEqualTo(waiting);
    }

    /** No thread had anything here when this one asked whether it needs the lock. */
    @Test
    void theFirstOfTwoMessagesIsToldThoughItIsMovedBeforeTheLibraryIsAsked() {
        HeldMessage first = library.plain(1, RED, 8);
        HeldMessage wanted = library.plain(1, BLUE, 8);
        HeldMessage second = library.plain(1, RED, 9);
        FakeReceive other = new FakeReceive(ANY, BLUE, 8);
        meanwhile(() -> {
            held.await(other);
            held.progress();
        });
        assertThat(search.look(1, RED).envelope()).isEqualTo(first.envelope());
        assertThat(other.message).isEqualTo(wanted);
        assertThat(library.here).containsExactly(second);
    }

    @Test
    void theOnlyMessageIsToldThoughItIsMovedBeforeTheLibraryIsAsked() {
        HeldMessage only = library.plain(1, RED, 8);
        library.plain(1, BLUE, 8);
        meanwhile(() -> held.pull(1, BLUE));
        assertThat(search.look(1, RED).envelope()).isEqualTo(only.envelope());
    }

    /** Another thread does this when the library is asked for the first time. */
    private void meanwhile(Runnable action) {
        library.asked = () -> {
            library.asked = () -> {};
            CompletableFuture.runAsync(action, run -> new Thread(run).start()).join();
        };
    }
}

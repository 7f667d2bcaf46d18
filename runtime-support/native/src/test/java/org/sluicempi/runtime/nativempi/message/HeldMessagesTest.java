package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.Watch;

/** Which of the receives that wait outside the library gets which message, and when. */
class HeldMessagesTest {
    private static final int ANY = Communicator.ANY_SOURCE;
    private static final int RED = 5;
    private static final int BLUE = 6;

    private final FakeMatching library = new FakeMatching();
    private final Watch watch = new Watch();
    private final HeldMessages held = new HeldMessages(library, library.slots, watch);

    @Test
    void theFirstReceiveGetsTheFirstMessageThatHasEnded() {
        FakeReceive first = waits(ANY, RED);
        FakeReceive second = waits(ANY, RED);
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage computed = library.begun(1, RED, rest);
        HeldMessage there = library.plain(2, RED, 8);
        held.progress();
        assertThat(first.message).isEqualTo(there);
        assertThat(second.message).isNull();
        rest.send();
        held.progress();
        assertThat(second.message).isEqualTo(computed);
    }

    /** What is started for a receive may look after other requests, and so come here again. */
    @Test
    void aReceiveThatLooksAfterOthersTakesNothingFromThem() {
        FakeReceive[] receives = {waits(ANY, RED), waits(ANY, RED), waits(ANY, RED)};
        receives[0].taking = held::progress;
        HeldMessage[] messages = {library.plain(1, RED, 8), library.plain(1, RED, 8), library.plain(1, RED, 8)};
        library.plain(1, RED, 8);
        held.pull(1, BLUE);
        held.progress();
        assertThat(receives).extracting(receive -> receive.message).containsExactly(messages);
    }

    @Test
    void aReceiveFromOneRankTakesAMessageWhoseSenderComputes() {
        FakeReceive named = waits(1, RED);
        HeldMessage computed = library.begun(1, RED, new FakeMatching.Rest());
        held.progress();
        assertThat(named.message).isEqualTo(computed);
    }

    /** The second receive waits for the second message, which the third one may not have before it. */
    @Test
    void aReceiveGetsNoMessageThatOneBeforeItWaitsFor() {
        FakeReceive first = waits(ANY, RED);
        FakeReceive second = waits(ANY, RED);
        FakeReceive third = waits(1, RED);
        HeldMessage there = library.plain(1, RED, 8);
        library.begun(1, RED, new FakeMatching.Rest());
        held.pull(1, BLUE);
        held.progress();
        assertThat(first.message).isEqualTo(there);
        assertThat(second.message).isNull();
        assertThat(third.message).isNull();
    }

    @Test
    void lookingAtAMessageTakesThoseBeforeItAndNoneBehind() {
        library.plain(1, BLUE, 8);
        library.plain(1, RED, 8);
        HeldMessage behind = library.plain(1, RED, 8);
        HeldMessage other = library.plain(2, RED, 8);
        assertThat(held.pull(1, RED)).isTrue();
        assertThat(library.here).containsExactly(behind, other);
        assertThat(held.pull(2, BLUE)).isTrue();
        assertThat(held.pull(2, BLUE)).isFalse();
        assertThat(held.holds(1, RED)).isTrue();
        assertThat(held.holds(1, RED + 9)).isFalse();
        assertThat(held.holds(3, RED)).isFalse();
    }

    @Test
    void aProbeIsToldOfNoMessageThatAReceiveWaitsForOrThatComputes() {
        HeldMessage first = library.plain(1, RED, 8);
        HeldMessage second = library.plain(1, RED, 8);
        library.begun(1, BLUE, new FakeMatching.Rest());
        held.pull(1, BLUE);
        assertThat(held.peek(ANY, RED)).isEqualTo(first);
        assertThat(held.peek(ANY, BLUE)).isNull();
        FakeReceive receive = new FakeReceive(1, RED, 8);
        held.await(receive);
        assertThat(held.peek(ANY, RED)).isNull();
        assertThat(held.wanted(second.envelope())).isTrue();
        assertThat(held.wanted(new Status(1, BLUE, 8, false))).isFalse();
        held.withdraw(receive);
        assertThat(held.wanted(second.envelope())).isFalse();
        assertThat(held.takeEnded(1, RED)).isEqualTo(first);
        assertThat(held.takeEnded(1, BLUE)).isNull();
        assertThat(held.takeEnded(1, RED)).isEqualTo(second);
    }

    @Test
    void whoeverReceivesLooksHereWhileThereAreReceivesOrMessages() {
        assertThat(held.used()).isFalse();
        FakeReceive receive = waits(ANY, RED);
        assertThat(held.used()).isTrue();
        assertThat(watch.needed()).isTrue();
        library.plain(1, BLUE, 8);
        library.plain(1, RED, 8);
        held.progress();
        assertThat(receive.message).isNotNull();
        assertThat(held.used()).as("a message is left").isTrue();
        assertThat(watch.needed()).isFalse();
        held.takeEnded(1, BLUE);
        assertThat(held.used()).isFalse();
        FakeReceive cancelled = waits(ANY, RED);
        assertThat(held.withdraw(cancelled)).isTrue();
        assertThat(held.withdraw(cancelled)).isFalse();
        assertThat(held.used()).isFalse();
        assertThat(watch.needed()).isFalse();
    }

    /** Before others of its rank, which all came after it; a receive that waits may have it now. */
    @Test
    void aMessageThatIsGivenBackIsTheFirstOfItsRank() {
        HeldMessage elsewhere = library.plain(2, RED, 8);
        HeldMessage later = library.plain(1, RED, 8);
        held.pull(2, RED);
        held.pull(1, RED);
        HeldMessage open = library.message(1, RED, new FakeMatching.Rest());
        assertThat(held.giveBack(open.inbound(), new Pattern(1, RED))).isTrue();
        assertThat(held.peek(1, RED)).isNull();
        FakeReceive named = waits(1, RED);
        FakeReceive any = waits(ANY, RED);
        FakeReceive behind = waits(ANY, RED);
        held.progress();
        assertThat(named.message).isEqualTo(open);
        assertThat(any.message).isEqualTo(elsewhere);
        assertThat(behind.message).isEqualTo(later);
    }

    /** One with another tag may have been sent before: only a receive of any tag would have had that one. */
    @Test
    void aMessageIsNotGivenBackBeforeOneThatMayHaveComeEarlier() {
        HeldMessage open = library.message(1, RED, new FakeMatching.Rest());
        library.plain(1, BLUE, 8);
        assertThat(held.giveBack(open.inbound(), new Pattern(1, RED))).isFalse();
        held.pull(1, BLUE);
        assertThat(held.giveBack(open.inbound(), new Pattern(1, RED))).isFalse();
        assertThat(held.giveBack(open.inbound(), new Pattern(1, Communicator.ANY_TAG)))
                .isTrue();
        assertThat(held.peek(1, Communicator.ANY_TAG)).isNull();
    }

    @Test
    void aSecondThreadLooksHereAlways() throws InterruptedException {
        assertThat(held.used()).isFalse();
        AtomicInteger looks = new AtomicInteger();
        Thread other = new Thread(() -> looks.addAndGet(held.used() ? 1 : 0));
        other.start();
        other.join();
        assertThat(looks).hasValue(1);
        assertThat(held.used()).isTrue();
    }

    /** One that may have the same messages as another one that waits, or a message that is here. */
    @Test
    void theLibraryGetsOnlyReceivesThatNothingHereConcerns() {
        assertThat(held.concerns(new Pattern(1, RED))).isFalse();
        waits(ANY, RED);
        assertThat(held.concerns(new Pattern(1, RED))).isTrue();
        assertThat(held.concerns(new Pattern(1, BLUE))).isFalse();
        library.plain(1, BLUE, 8);
        held.pull(1, BLUE);
        assertThat(held.concerns(new Pattern(1, BLUE))).isTrue();
        assertThat(held.concerns(new Pattern(2, BLUE))).isFalse();
    }

    @Test
    void anActionRunsOnceWhenNoReceiveWaits() {
        AtomicInteger runs = new AtomicInteger();
        FakeReceive receive = waits(ANY, RED);
        held.whenServed(runs::incrementAndGet);
        assertThat(runs).hasValue(0);
        held.withdraw(receive);
        held.progress();
        assertThat(runs).hasValue(1);
        held.whenServed(runs::incrementAndGet);
        assertThat(runs).hasValue(2);
    }

    /** The first thread must see that somebody takes messages before the first one is taken. */
    @Test
    void whoIsAloneSeesThatMessagesAreTakenBeforeTheyAre() {
        assertThat(held.sole().enters(1, RED)).isTrue();
        held.sole().left();
        AtomicInteger looks = new AtomicInteger();
        library.asked = () -> {
            looks.incrementAndGet();
            assertThat(held.sole().enters(1, RED)).isFalse();
        };
        held.pull(1, RED);
        assertThat(looks).hasPositiveValue();
    }

    @Test
    void nobodyTakesWhatTheFirstThreadAsksFor() {
        FakeReceive any = waits(ANY, RED);
        held.withdraw(any);
        assertThat(held.sole().enters(1, RED)).isTrue();
        assertThat(held.pull(1, RED)).as("nothing has come").isFalse();
        HeldMessage before = library.plain(1, BLUE, 8);
        HeldMessage asked = library.plain(1, RED, 8);
        HeldMessage other = library.plain(2, RED, 8);
        assertThat(held.pull(1, RED)).as("the one before it").isTrue();
        assertThat(held.pull(1, RED)).isFalse();
        assertThat(library.here).containsExactly(asked, other);
        assertThat(held.takeEnded(1, BLUE)).isEqualTo(before);
        FakeReceive blocked = waits(1, RED);
        FakeReceive free = waits(2, RED);
        held.progress();
        assertThat(blocked.message).isNull();
        assertThat(free.message).isEqualTo(other);
        held.sole().left();
        held.progress();
        assertThat(blocked.message).isEqualTo(asked);
    }

    /** Of a receive from any source, which must not wait for a sender that computes. */
    @Test
    void aMessageIsGivenBackUntilItEnds() {
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage computed = library.message(1, RED, rest);
        assertThat(held.sole().enters(ANY, RED)).isTrue();
        assertThat(held.keep(computed.inbound())).isTrue();
        held.sole().left();
        assertThat(held.used()).isTrue();
        FakeReceive again = waits(ANY, RED);
        FakeReceive later = waits(1, RED);
        HeldMessage other = library.plain(2, RED, 8);
        held.progress();
        assertThat(again.message).isEqualTo(other);
        assertThat(later.message).isEqualTo(computed);
    }

    @Test
    void aMessageIsNotGivenBackWhereAReceiveOfAnotherThreadMayHaveGotTheNext() {
        HeldMessage computed = library.message(1, RED, new FakeMatching.Rest());
        assertThat(held.sole().enters(ANY, RED)).isTrue();
        held.sole().follow(new Pattern(1, RED));
        assertThat(held.keep(computed.inbound())).isFalse();
        assertThat(held.holds(1, RED)).isFalse();
    }

    @Test
    void aMessageIsNotGivenBackWhereOneBehindItHasBeenTakenOutOfTheLibrary() {
        HeldMessage computed = library.message(1, RED, new FakeMatching.Rest());
        assertThat(held.sole().enters(ANY, RED)).isTrue();
        library.plain(1, BLUE, 8);
        assertThat(held.pull(1, BLUE)).isTrue();
        assertThat(held.keep(computed.inbound())).isFalse();
    }

    @Test
    void aMessageIsGivenBackWhereOneOfAnotherRankHasBeenTaken() {
        HeldMessage computed = library.message(1, RED, new FakeMatching.Rest());
        assertThat(held.sole().enters(1, RED)).isTrue();
        library.plain(2, BLUE, 8);
        assertThat(held.pull(2, BLUE)).isTrue();
        assertThat(held.keep(computed.inbound())).isTrue();
    }

    private FakeReceive waits(int source, int tag) {
        FakeReceive receive = new FakeReceive(source, tag, 8);
        held.await(receive);
        return receive;
    }
}

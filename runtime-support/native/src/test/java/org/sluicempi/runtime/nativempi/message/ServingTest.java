package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.nativempi.context.Watch;

/** What has to be given out before a message that goes past the receives of earlier ones. */
class ServingTest {
    private static final int ANY = Communicator.ANY_SOURCE;
    private static final int RED = 5;
    private static final int BLUE = 6;

    private final FakeMatching library = new FakeMatching();
    private final Watch watch = new Watch();
    private final HeldMessages held = new HeldMessages(library, library.slots, watch);

    private FakeReceive waits(int source, int tag) {
        FakeReceive receive = new FakeReceive(source, tag, 8);
        held.await(receive);
        return receive;
    }

    /** The first receive takes the later message, too: where that goes to another one, it has the earlier one by then. */
    @Test
    void aMessageWhoseSenderComputesIsGivenOutBeforeALaterOneGoesPastItsReceive() {
        FakeReceive first = waits(ANY, Communicator.ANY_TAG);
        HeldMessage computed = library.begun(1, RED, new FakeMatching.Rest());
        HeldMessage there = library.plain(1, BLUE, 8);
        held.progress();
        assertThat(first.message).isNull();
        FakeReceive named = waits(1, BLUE);
        FakeReceive last = waits(ANY, Communicator.ANY_TAG);
        HeldMessage other = library.plain(2, RED, 8);
        held.progress();
        assertThat(first.message).isEqualTo(computed);
        assertThat(named.message).isEqualTo(there);
        assertThat(last.message).isEqualTo(other);
    }

    @Test
    void soIsOneBeforeThatWhichItsReceiveTakesToo() {
        FakeReceive red = waits(ANY, RED);
        FakeReceive any = waits(ANY, Communicator.ANY_TAG);
        FakeReceive lone = waits(ANY, BLUE + 7);
        HeldMessage first = library.begun(1, RED, new FakeMatching.Rest());
        HeldMessage apart = library.begun(1, BLUE + 7, new FakeMatching.Rest());
        HeldMessage second = library.begun(1, BLUE + 1, new FakeMatching.Rest());
        HeldMessage there = library.plain(1, BLUE, 8);
        FakeReceive blue = waits(1, BLUE);
        held.progress();
        assertThat(blue.message).isEqualTo(there);
        assertThat(any.message).isEqualTo(apart);
        assertThat(red.message).isEqualTo(first);
        assertThat(lone.message).isNull();
        assertThat(held.holds(1, BLUE + 1)).isTrue();
        assertThat(second.ended()).isFalse();
    }

    @Test
    void aMessageThatAProbeTellsOfGoesPastReceivesToo() {
        FakeReceive first = waits(ANY, Communicator.ANY_TAG);
        HeldMessage computed = library.begun(1, RED, new FakeMatching.Rest());
        HeldMessage there = library.plain(1, BLUE, 8);
        held.pull(1, BLUE);
        assertThat(held.peek(1, BLUE)).isEqualTo(there);
        assertThat(first.message).isEqualTo(computed);
        assertThat(watch.needed()).as("nobody waits any more").isFalse();
    }

    @Test
    void aMessageWhoseSenderComputesDoesNotGoPastAReceiveItself() {
        FakeReceive first = waits(ANY, Communicator.ANY_TAG);
        FakeReceive named = waits(1, BLUE);
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage computed = library.begun(1, RED, rest);
        HeldMessage later = library.begun(1, BLUE, new FakeMatching.Rest());
        held.progress();
        assertThat(first.message).isNull();
        assertThat(named.message).isNull();
        rest.send();
        held.progress();
        assertThat(first.message).isEqualTo(computed);
        assertThat(named.message).isEqualTo(later);
    }

    /** What the first receive has spoken for of another rank is free as soon as it has its message. */
    @Test
    void whatIsGivenOutBeforeIsOfTheSameRankAndFreesWhatItsReceiveHasSpokenFor() {
        FakeReceive first = waits(ANY, Communicator.ANY_TAG);
        FakeReceive apart = waits(ANY, BLUE + 1);
        HeldMessage elsewhere = library.begun(2, RED, new FakeMatching.Rest());
        HeldMessage computed = library.begun(1, RED, new FakeMatching.Rest());
        HeldMessage alone = library.begun(1, BLUE + 1, new FakeMatching.Rest());
        HeldMessage there = library.plain(1, BLUE, 8);
        held.progress();
        FakeReceive named = waits(1, BLUE);
        FakeReceive other = waits(2, RED);
        held.progress();
        assertThat(named.message).isEqualTo(there);
        assertThat(first.message).isEqualTo(computed);
        assertThat(other.message).isEqualTo(elsewhere);
        assertThat(apart.message).isNull();
        assertThat(held.holds(1, BLUE + 1)).isTrue();
        assertThat(alone.ended()).isFalse();
    }
}

package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.nativempi.context.Watch;

/** What the library gets of the receives that wait before a call that waits there, and who gets what comes in it. */
class HandOverTest {
    private static final int ANY = Communicator.ANY_SOURCE;
    private static final int RED = 5;
    private static final int BLUE = 6;

    private final FakeMatching library = new FakeMatching();
    private final HeldMessages held = new HeldMessages(library, library.slots, new Watch());

    @Test
    void receivesThatNothingIsInTheWayOfAreTheLibrarysForGood() {
        FakeReceive red = waits(ANY, RED, 8);
        FakeReceive blue = waits(ANY, BLUE, 8);
        held.handOver();
        assertThat(red.handedOver).isTrue();
        assertThat(blue.handedOver).isTrue();
        assertThat(held.used()).isFalse();
        assertThat(library.posted).isEmpty();
    }

    @Test
    void whatIsThereIsGivenOutFirst() {
        FakeReceive first = waits(ANY, RED, 8);
        FakeReceive second = waits(ANY, RED, 8);
        HeldMessage there = library.plain(1, RED, 8);
        held.handOver();
        assertThat(first.message).isEqualTo(there);
        assertThat(second.handedOver).isTrue();
    }

    @Test
    void aReceiveOfAMessageWhoseSenderComputesStaysAndNeedsNoStandIn() {
        FakeReceive receive = waits(ANY, RED, 8);
        HeldMessage computed = computes(1, RED);
        held.handOver();
        assertThat(receive.handedOver).isFalse();
        assertThat(library.posted).isEmpty();
        library.begun(2, RED, new FakeMatching.Rest());
        held.progress();
        assertThat(receive.message).as("which of two ends first is not known").isNull();
        assertThat(held.holds(1, RED)).isTrue();
        assertThat(computed.ended()).isFalse();
    }

    /** Each has room for what any receive may take, as none knows whose its message will be. */
    @Test
    void thereAreAsManyStandInsAsReceivesWithoutAMessage() {
        waits(ANY, RED, 900);
        waits(ANY, RED, 8);
        waits(ANY, RED, 80);
        waits(2, RED, 8);
        computes(1, RED);
        held.handOver();
        assertThat(library.posted)
                .extracting(each -> each.pattern)
                .containsExactly(new Pattern(ANY, RED), new Pattern(ANY, RED), new Pattern(2, RED));
        assertThat(library.posted).extracting(each -> each.bytes).containsOnly(900);
    }

    @Test
    void eachMessageStandsForOneReceive() {
        waits(ANY, RED, 8);
        waits(ANY, RED, 8);
        computes(1, RED);
        computes(2, RED);
        held.handOver();
        assertThat(library.posted).isEmpty();
    }

    /** Its sender may come to the call only when it is received; which of the receives gets it is not known. */
    @Test
    void aPlainMessageBehindOneWhoseSenderComputesIsReceived() {
        FakeReceive first = waits(ANY, RED, 8);
        FakeReceive second = waits(ANY, RED, 8);
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage computed = library.begun(1, RED, rest);
        HeldMessage plain = library.plain(1, RED, 80);
        held.handOver();
        held.handOver();
        assertThat(library.moved).containsOnlyKeys(plain);
        assertThat(library.posted).isEmpty();
        rest.send();
        held.progress();
        assertThat(first.message).isEqualTo(computed);
        assertThat(second.message).isEqualTo(library.moved.get(plain));
    }

    /** One for which there is no receive may wait. */
    @Test
    void aPlainMessageThatNoReceiveWaitsForIsNotReceived() {
        waits(ANY, RED, 8);
        HeldMessage blue = library.plain(1, BLUE, 8);
        library.begun(1, RED, new FakeMatching.Rest());
        library.plain(1, RED, 8);
        held.pull(1, RED);
        held.handOver();
        assertThat(held.peek(1, BLUE)).isEqualTo(blue);
        assertThat(library.moved).isEmpty();
    }

    /** Nothing that is here is for it, but what comes is for the one before. */
    @Test
    void aReceiveBehindOneThatStaysIsNotTheLibrarys() {
        FakeReceive first = waits(ANY, Communicator.ANY_TAG, 8);
        FakeReceive second = waits(ANY, BLUE, 8);
        computes(1, RED);
        held.handOver();
        assertThat(second.handedOver).isFalse();
        HeldMessage next = library.plain(2, BLUE, 8);
        held.progress();
        assertThat(first.message).isEqualTo(next);
        assertThat(second.message).isNull();
    }

    @Test
    void aReceiveThatAnotherThreadIsAtStays() {
        FakeReceive busy = waits(ANY, RED, 8);
        busy.busy = true;
        FakeReceive behind = waits(1, RED, 8);
        held.handOver();
        assertThat(behind.handedOver).isFalse();
        assertThat(library.posted).hasSize(2);
        HeldMessage message = library.plain(1, RED, 8);
        held.progress();
        assertThat(busy.message).isEqualTo(message);
    }

    /** The first of a rank's messages, with another tag, would be for the last receive; a stand-in would pass it. */
    @Test
    void nothingStandsInWhereReceivesThatOverlapAskForSeveralTags() {
        waits(ANY, RED, 8);
        FakeReceive second = waits(ANY, RED, 8);
        FakeReceive last = waits(ANY, Communicator.ANY_TAG, 8);
        computes(1, RED);
        held.handOver();
        assertThat(library.posted).isEmpty();
        HeldMessage blue = library.plain(2, BLUE, 8);
        held.progress();
        assertThat(second.message).isNull();
        assertThat(last.message).isEqualTo(blue);
    }

    @Test
    void otherTagsThatDoNotOverlapAreNoHindrance() {
        waits(ANY, RED, 8);
        waits(ANY, RED, 8);
        waits(ANY, BLUE, 8);
        computes(1, RED);
        computes(1, BLUE);
        held.handOver();
        assertThat(library.posted).extracting(each -> each.pattern).containsExactly(new Pattern(ANY, RED));
    }

    /** What came in the call may have passed others: it is given out behind it, and all that its rank sent before it. */
    @Test
    void whatAStandInHasTakenIsGivenOutWithAllBeforeIt() {
        FakeReceive blue = waits(ANY, BLUE, 8);
        FakeReceive first = waits(ANY, RED, 8);
        FakeReceive second = waits(ANY, RED, 8);
        FakeReceive third = waits(ANY, RED, 8);
        FakeReceive fourth = waits(ANY, RED, 8);
        HeldMessage otherTag = computes(2, BLUE);
        HeldMessage otherRank = computes(1, RED);
        HeldMessage before = computes(2, RED);
        held.handOver();
        HeldMessage taken = library.begun(2, RED, new FakeMatching.Rest());
        held.progress();
        assertThat(first.message).isSameAs(before);
        assertThat(second.message).isSameAs(taken);
        assertThat(third.message)
                .as("its sender computes, and nothing has passed it")
                .isNull();
        assertThat(fourth.message).isNull();
        assertThat(blue.message).isNull();
        assertThat(held.holds(1, RED) && otherRank.inbound() != null).isTrue();
        assertThat(held.holds(2, BLUE) && otherTag.inbound() != null).isTrue();
    }

    @Test
    void whatHasEndedMeanwhileIsGivenOutFirst() {
        FakeReceive first = waits(ANY, RED, 8);
        FakeReceive second = waits(ANY, RED, 8);
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage before = library.begun(1, RED, rest);
        held.progress();
        held.handOver();
        HeldMessage taken = library.begun(2, RED, new FakeMatching.Rest());
        rest.send();
        held.progress();
        assertThat(first.message).isSameAs(before);
        assertThat(second.message).isSameAs(taken);
    }

    /** Both receives may have what came first, so that neither may take what ended meanwhile: then one message would be left. */
    @Test
    void whatAStandInHasTakenIsNeverLeft() {
        FakeReceive first = waits(ANY, RED, 8);
        FakeReceive second = waits(1, RED, 8);
        FakeMatching.Rest rest = new FakeMatching.Rest();
        HeldMessage before = computes(1, RED);
        library.begun(2, RED, rest);
        held.progress();
        held.handOver();
        HeldMessage taken = library.plain(1, RED, 8);
        rest.send();
        held.progress();
        assertThat(first.message).isSameAs(before);
        assertThat(second.message).isSameAs(taken);
        assertThat(held.holds(2, RED)).isTrue();
    }

    @Test
    void whatAStandInHasTakenIsNeverLeftWhateverWaits() {
        int taken = 0;
        for (int seed = 0; seed < 4000; seed++) {
            taken += new RandomCall(seed).run();
        }
        assertThat(taken).isGreaterThan(500);
    }

    private FakeReceive waits(int source, int tag, long room) {
        FakeReceive receive = new FakeReceive(source, tag, room);
        held.await(receive);
        return receive;
    }

    /** A message that has begun and is here. */
    private HeldMessage computes(int source, int tag) {
        HeldMessage message = library.begun(source, tag, new FakeMatching.Rest());
        held.progress();
        return message;
    }
}

package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What leaves the queues lets others match: two open messages, of which the second waits for its receive behind the first. */
class ReleasedMatchesTest {
    private static final int CONTEXT = 3;
    private static final int FIRST = 1;
    private static final int SECOND = 2;

    private final MatchQueues queues = new MatchQueues();
    private final Message first = LoneReceive.message(CONTEXT, 0, FIRST, true);
    private final Message second = LoneReceive.message(CONTEXT, 0, SECOND, true);
    private PostedReceive any;
    private PostedReceive named;

    @BeforeEach
    void theSecondWaits() {
        any = posted(ANY_SOURCE, ANY_TAG);
        named = posted(0, SECOND);
        waits(first);
        waits(second);
        assertThat(queues.next()).isNull();
    }

    private PostedReceive posted(int source, int tag) {
        PostedReceive receive = new LoneReceive(CONTEXT, source, tag);
        assertThat(queues.messageFor(receive)).isNull();
        queues.queue(receive);
        return receive;
    }

    private void waits(Message message) {
        assertThat(queues.receiveFor(message)).isNull();
        queues.queue(message);
    }

    private void assertNext(Message message, PostedReceive receive) {
        assertThat(queues.next()).isSameAs(message);
        assertThat(message.match).isSameAs(receive);
        assertThat(queues.next()).isNull();
    }

    @Test
    void aReceiveThatIsTakenBack() {
        assertThat(queues.withdraw(any)).isTrue();
        assertNext(second, named);
        assertThat(queues.messageFor(new LoneReceive(CONTEXT, 0, FIRST))).isSameAs(first);
        assertThat(queues.anyOpen()).isFalse();
    }

    @Test
    void aReceiveThatAMessageOfAnotherSenderTakes() {
        assertThat(queues.receiveFor(LoneReceive.message(CONTEXT, 1, FIRST, false)))
                .isSameAs(any);
        assertNext(second, named);
    }

    @Test
    void anOpenMessageThatIsTakenBack() {
        assertThat(queues.retract(first)).isTrue();
        assertThat(queues.next()).isNull();
        second.delta.ends(0, null);
        assertThat(queues.ended(second)).isTrue();
        assertNext(second, any);
    }

    /** It moves on to one that names its source, which does not wait for the end. */
    @Test
    void anOpenMessageWhoseReceiveIsTakenBack() {
        PostedReceive its = posted(0, FIRST);
        assertThat(queues.withdraw(any)).isTrue();
        assertThat(queues.next()).isSameAs(second);
        assertThat(second.match).isSameAs(named);
        assertNext(first, its);
    }
}

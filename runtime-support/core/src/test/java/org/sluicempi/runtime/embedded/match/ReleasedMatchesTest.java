package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;

import org.junit.jupiter.api.Test;

/** What leaves the queues lets others match that have waited behind an open message. */
class ReleasedMatchesTest {
    private static final int CONTEXT = 3;
    private static final int OPEN = 1;
    private static final int PLAIN = 2;

    private final MatchQueues queues = new MatchQueues();
    private final Message open = LoneReceive.message(CONTEXT, 0, OPEN, true);
    private final Message plain = LoneReceive.message(CONTEXT, 0, PLAIN, false);

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

    private void assertLast(Message message, PostedReceive receive) {
        assertNext(message, receive);
        assertThat(queues.next()).isNull();
    }

    private void assertNext(Message message, PostedReceive receive) {
        assertThat(queues.next()).isSameAs(message);
        assertThat(message.match).isSameAs(receive);
    }

    @Test
    void aReceiveThatIsTakenBack() {
        PostedReceive first = posted(ANY_SOURCE, ANY_TAG);
        PostedReceive second = posted(ANY_SOURCE, ANY_TAG);
        PostedReceive third = posted(ANY_SOURCE, PLAIN);
        waits(open);
        waits(plain);
        assertThat(queues.next()).isNull();
        assertThat(queues.withdraw(first)).isTrue();
        assertNext(open, second);
        assertLast(plain, third);
        assertThat(queues.anyOpen()).isFalse();
    }

    @Test
    void aLaterMessageOvertakesNoneThatHasBeenReleased() {
        PostedReceive first = posted(ANY_SOURCE, ANY_TAG);
        PostedReceive second = posted(ANY_SOURCE, OPEN);
        waits(open);
        waits(plain);
        queues.withdraw(first);
        queues.withdraw(second);
        assertThat(queues.next()).isNull();
        assertThat(queues.messageFor(new LoneReceive(CONTEXT, 0, OPEN))).isSameAs(open);
        assertThat(queues.next()).isNull();
        assertThat(queues.anyOpen()).isFalse();
        waits(LoneReceive.message(CONTEXT, 0, PLAIN, false));
    }

    @Test
    void anOpenMessageThatIsTakenBack() {
        PostedReceive any = posted(ANY_SOURCE, ANY_TAG);
        waits(open);
        waits(plain);
        assertThat(queues.retract(open)).isTrue();
        assertLast(plain, any);
    }

    /** It moves on to one that names its source, which does not wait for the end. */
    @Test
    void anOpenMessageWhoseReceiveIsTakenBack() {
        PostedReceive any = posted(ANY_SOURCE, OPEN);
        PostedReceive named = posted(0, OPEN);
        waits(open);
        assertThat(queues.withdraw(any)).isTrue();
        assertLast(open, named);
    }

    /** It stands between two that have been in one row before. */
    @Test
    void aMessageThatIsGivenBackIsNotOvertaken() {
        PostedReceive named = posted(0, 3);
        Message between = LoneReceive.message(CONTEXT, 0, 3, true);
        Message behind = LoneReceive.message(CONTEXT, 0, PLAIN, false);
        waits(open);
        waits(plain);
        assertThat(queues.receiveFor(between)).isSameAs(named);
        waits(behind);
        assertThat(queues.messageFor(new LoneReceive(CONTEXT, 0, OPEN))).isSameAs(open);
        assertThat(queues.anyOpen()).isFalse();
        assertThat(queues.canGiveBack(named)).isTrue();
        queues.giveBack(named);
        assertThat(queues.messageFor(new LoneReceive(CONTEXT, 0, PLAIN))).isSameAs(plain);
        posted(ANY_SOURCE, ANY_TAG);
        posted(ANY_SOURCE, ANY_TAG);
        assertThat(queues.next()).isNull();
    }

    @Test
    void aReceiveThatAMessageOfAnotherSenderTakes() {
        PostedReceive first = posted(ANY_SOURCE, ANY_TAG);
        PostedReceive second = posted(ANY_SOURCE, ANY_TAG);
        PostedReceive third = posted(ANY_SOURCE, PLAIN);
        waits(open);
        waits(plain);
        assertThat(queues.receiveFor(LoneReceive.message(CONTEXT, 1, OPEN, false)))
                .isSameAs(first);
        assertNext(open, second);
        assertLast(plain, third);
    }
}

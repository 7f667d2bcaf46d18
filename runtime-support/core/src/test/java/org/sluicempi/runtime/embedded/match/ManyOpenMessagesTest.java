package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.Communicator;

/**
 * As many receives from any source as open messages: an operation costs about one look at each. If each receive were asked
 * anew at each end for what the others leave it, the largest of these would not end.
 */
@Timeout(60)
class ManyOpenMessagesTest {
    private static final int CONTEXT = 3;
    private static final int MANY = 2000;

    private final MatchQueues queues = new MatchQueues();
    private int matched;

    /** @param tags of the messages and receives; -1: the receives take any */
    @ParameterizedTest
    @CsvSource({
        // senders, tags, step between the messages that end
        "1, 2000, 1",
        "1, 2000, 1999",
        "1, 1, 1",
        "1, 1, 1999",
        "1, -1, 1999",
        "3, 50, 701",
        "2000, 1, 1",
        "2000, -1, 1999",
        "2000, 2000, 701",
    })
    void anOperationLooksAtEachMemberAFewTimes(int senders, int tags, int step) {
        LoneReceive[] receives = new LoneReceive[MANY];
        Message[] messages = new Message[MANY];
        IntUnaryOperator tag = k -> tags < 0 ? k : k % tags;
        for (int k = 0; k < MANY; k++) {
            receives[k] = new LoneReceive(
                    CONTEXT, Communicator.ANY_SOURCE, tags < 0 ? Communicator.ANY_TAG : tag.applyAsInt(k));
            post(receives[k]);
        }
        for (int k = 0; k < MANY; k++) {
            messages[k] = LoneReceive.message(CONTEXT, k % senders, tag.applyAsInt(k), true);
            arrive(messages[k]);
            assertThat(queues.find(CONTEXT, Communicator.ANY_SOURCE, Communicator.ANY_TAG))
                    .isNull();
        }
        for (int k = 0; k < MANY; k++) {
            end(messages[(int) ((long) k * step % MANY)]);
        }
        assertThat(matched).isEqualTo(MANY);
        assertLooks(receives, 3);
    }

    /** Receives that are taken back, and messages. */
    @ParameterizedTest
    @CsvSource({"1", "2000"})
    void whatIsTakenBackLeavesItsPlaceToOthers(int senders) {
        LoneReceive[] receives = new LoneReceive[MANY];
        Message[] messages = new Message[MANY];
        for (int k = 0; k < MANY; k++) {
            messages[k] = LoneReceive.message(CONTEXT, k % senders, k, true);
            arrive(messages[k]);
        }
        for (int k = 0; k < MANY; k++) {
            receives[k] = new LoneReceive(CONTEXT, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            post(receives[k]);
        }
        for (int k = 0; k < MANY / 2; k++) {
            withdraw(receives[k]);
            if (senders == 1) {
                assertThat(queues.retract(messages[MANY - 1 - k])).isTrue();
                match();
            }
        }
        for (int k = 0; k < MANY; k++) {
            end(messages[k]);
        }
        assertThat(matched).isEqualTo(MANY / 2);
        assertLooks(receives, 6);
    }

    /** Each of those that any message goes to stands before those with names, until the last one is taken back. */
    @Test
    void whatIsTakenBackLetsOthersMatch() {
        LoneReceive[] receives = new LoneReceive[2 * MANY];
        for (int k = 0; k < MANY; k++) {
            arrive(LoneReceive.message(CONTEXT, 0, k, true));
        }
        for (int k = 0; k < 2 * MANY; k++) {
            receives[k] = k < MANY
                    ? new LoneReceive(CONTEXT, Communicator.ANY_SOURCE, Communicator.ANY_TAG)
                    : new LoneReceive(CONTEXT, 0, k - MANY);
            post(receives[k]);
        }
        for (int k = 0; k < MANY; k++) {
            assertThat(matched).isZero();
            withdraw(receives[k]);
        }
        assertThat(matched).isEqualTo(MANY);
        assertLooks(receives, 6);
    }

    private void withdraw(LoneReceive receive) {
        assertThat(queues.withdraw(receive)).isTrue();
        match();
    }

    private void match() {
        while (queues.next() != null) {
            matched++;
        }
    }

    private void post(LoneReceive receive) {
        assertThat(queues.messageFor(receive)).isNull();
        queues.queue(receive);
    }

    private void arrive(Message message) {
        assertThat(queues.receiveFor(message)).isNull();
        queues.queue(message);
    }

    private void end(Message message) {
        if (message.delta != null) {
            message.delta.ends(0, null);
            if (queues.ended(message)) {
                match();
            }
        }
    }

    /** On average, by each of the operations: a message's arrival and end, a receive's post. */
    private static void assertLooks(LoneReceive[] receives, int most) {
        long comparisons = 0;
        for (LoneReceive receive : receives) {
            comparisons += receive.comparisons;
        }
        assertThat(comparisons).isPositive().isLessThan((long) most * MANY * MANY);
    }
}

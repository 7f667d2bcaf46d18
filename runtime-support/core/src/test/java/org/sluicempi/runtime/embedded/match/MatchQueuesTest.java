package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

class MatchQueuesTest {
    private static final int CONTEXT = 3;
    private static final int TAG = 5;
    private static final int EACH = 40;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final MatchQueues queues = new MatchQueues();
    private final Message[] plain = new Message[EACH];
    private final Message[] open = new Message[EACH];
    private final DeltaFlow[] flows = new DeltaFlow[EACH];
    private final LoneReceive[] late = new LoneReceive[EACH];
    private final LoneReceive[] any = new LoneReceive[EACH];

    private void make() {
        for (int k = 0; k < EACH; k++) {
            Origin from = new Origin(CONTEXT, k % 3, null);
            flows[k] = new DeltaFlow(1, 100);
            plain[k] = new Message(from, TAG, BasicType.BYTE, NOTHING, null);
            open[k] = new Message(from, TAG, BasicType.BYTE, flows[k]);
            late[k] = new LoneReceive(CONTEXT, Communicator.ANY_SOURCE, TAG);
            any[k] = new LoneReceive(CONTEXT, Communicator.ANY_SOURCE, TAG);
        }
    }

    /** Each message of each kind finds its receive; the number of those that did. */
    private int match() {
        int matched = 0;
        for (int k = 0; k < EACH; k++) {
            queues.queue(any[k]);
            matched += receiveFor(open[k]) + receiveFor(plain[k]);
            matched += queues.find(CONTEXT, Communicator.ANY_SOURCE, TAG) == null ? 0 : 1000;
        }
        for (int k = 0; k < EACH; k++) {
            flows[k].ends(0, null);
            if (queues.ended(open[k])) {
                while (queues.next() != null) {
                    matched++;
                }
            }
        }
        for (int k = 0; k < EACH; k++) {
            matched += queues.messageFor(late[k]) == null ? 0 : 1;
        }
        return matched;
    }

    private int receiveFor(Message message) {
        if (queues.receiveFor(message) != null) {
            return 1;
        }
        queues.queue(message);
        return 0;
    }

    @Test
    void whatAProbeHasToldOfIsNotTakenBack() {
        make();
        queues.queue(plain[0]);
        queues.queue(plain[1]);
        Message found = queues.find(CONTEXT, Communicator.ANY_SOURCE, TAG);
        queues.told(found, CONTEXT, Communicator.ANY_SOURCE, TAG);

        assertThat(queues.retract(plain[0])).isFalse();
        assertThat(queues.retract(plain[1])).isTrue();
        assertThat(queues.messageFor(any[0])).isSameAs(plain[0]);
    }

    /** So it cannot stop half way, with a message or a receive in no queue. */
    @Test
    void matchingNeedsNoMemory() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long needed = 0;
        for (int round = 0; round < 3; round++) {
            make();
            long before = threads.getCurrentThreadAllocatedBytes();
            int matched = match();
            needed = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(matched).isEqualTo(2 * EACH);
        }
        assertThat(needed).isZero();
    }

    /** The object of a message is used again, for other receivers too; what was noted of the last one means nothing then. */
    @Test
    void whatOneQueueHasNotedOfAMessageMeansNothingToAnother() {
        make();
        queues.queue(open[0]);
        queues.queue(plain[0]);
        assertThat(queues.find(CONTEXT, Communicator.ANY_SOURCE, TAG)).isNull();
        queues.take(plain[0]);
        MatchQueues other = new MatchQueues();
        other.queue(plain[0]);
        assertThat(other.find(CONTEXT, Communicator.ANY_SOURCE, TAG)).isSameAs(plain[0]);
    }

    @Test
    void aMemberOfALineLeavesItOnce() {
        Line<String> line = new Line<>();
        Line.Place<String> one = new Line.Place<>("one");
        Line.Place<String> two = new Line.Place<>("two");
        Line.Place<String> three = new Line.Place<>("three");
        line.add(one);
        line.add(two);
        line.add(three);
        assertThat(line.remove(two)).isTrue();
        assertThat(line.remove(two)).isFalse();
        assertThat(new Line<String>().remove(one)).isFalse();
        line.add(two);
        StringBuilder all = new StringBuilder();
        for (Line.Place<String> at = line.first(); at != null; at = at.after()) {
            all.append(at.owner).append(' ');
        }
        assertThat(all).hasToString("one three two ");
        assertThat(line.remove(one) && line.remove(two) && line.remove(three)).isTrue();
        assertThat(line.isEmpty()).isTrue();
    }

    /** A message of no elements, of which it is known only at its end. */
    @Test
    void whatIsGivenUpEndsItsReceive() {
        DeltaFlow flow = new DeltaFlow(4, 100);
        LoneReceive receive = new LoneReceive(CONTEXT, 0, TAG);
        flow.bind(receive, new Message(new Origin(CONTEXT, 0, null), TAG, BasicType.INT, flow), 0);
        assertThat(receive.complete()).isFalse();
        flow.ends(0, null);
        assertThat(receive.complete()).isTrue();
        assertThat(receive.lastStatus()).isEqualTo(new Status(0, TAG, 0, false));
    }
}

package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.Departure;
import org.sluicempi.runtime.embedded.message.ReceiveRequest;
import org.sluicempi.runtime.embedded.message.SendRequest;

/** A message is used again when nobody can reach it any more, and not before. */
@Timeout(60)
class SpareMessageTest {
    private static final int TAG = 3;
    private static final UserBuffer DATA = Buffers.of(1, 2);

    @Test
    void comesBackFromTheReceiverIfNobodyWaitsForTheMatch() {
        alone(comm -> {
            SpareMessage spares = new SpareMessage(new Origin(comm.context(), 0, comm.owner()));
            Message message = spares.message(TAG, DATA, null);
            comm.mailbox().offer(message);
            assertThat(spares.message(TAG, DATA, null)).as("in the queue").isNotSameAs(message);
            receive(comm);
            assertThat(spares.message(TAG, DATA, null)).isSameAs(message);
        });
    }

    @Test
    void staysWithTheSenderThatIsToldOfTheMatch() {
        alone(comm -> {
            SpareMessage spares = new SpareMessage(new Origin(comm.context(), 0, comm.owner()));
            boolean[] told = new boolean[1];
            Message message = spares.message(TAG, DATA, time -> told[0] = true);
            comm.mailbox().offer(message);
            receive(comm);
            assertThat(told[0]).isTrue();
            assertThat(spares.message(TAG, DATA, null)).as("not let go of").isNotSameAs(message);
            message.end();
            assertThat(message.data).as("what the program may have forgotten").isNull();
            assertThat(message.send()).isNull();
            assertThat(spares.message(TAG, DATA, null)).isSameAs(message);
        });
    }

    @Test
    void canBeTakenBackAgainWhatAProbeHasToldOfInItsEarlierLife() {
        alone(comm -> {
            SpareMessage spares = new SpareMessage(new Origin(comm.context(), 0, comm.owner()));
            Message message = spares.message(TAG, DATA, null);
            comm.mailbox().offer(message);
            assertThat(comm.mailbox().probe(comm.context(), 0, TAG)).isPresent();
            assertThat(comm.mailbox().retract(message)).isFalse();
            receive(comm);
            assertThat(spares.message(TAG, DATA, null)).isSameAs(message);
            comm.mailbox().offer(message);
            assertThat(comm.mailbox().retract(message)).isTrue();
        });
    }

    /** Another thread may wait for the same request and take it back when it is interrupted. */
    @Test
    void isNeverThatOfARequestThatTheProgramHolds() {
        alone(comm -> {
            SendRequest first = Departure.start(comm, SendMode.SYNCHRONOUS, DATA, 0, TAG);
            receive(comm);
            first.await();
            SendRequest second = Departure.start(comm, SendMode.SYNCHRONOUS, DATA, 0, TAG);
            assertThat(first.takeBack()).isFalse();
            receive(comm);
            second.await();
        });
    }

    private static void receive(CommContext comm) {
        ReceiveRequest receive = new ReceiveRequest(comm, Buffers.ints(2), 0, TAG);
        comm.mailbox().post(receive);
        receive.await();
        assertThat(Buffers.intsOf(receive.into)).containsExactly(1, 2);
    }

    private static void alone(Consumer<CommContext> test) {
        EmbeddedJob.run(1, rank -> test.accept(((CommunicatorMembers) rank.world()).context()))
                .orThrow();
    }
}

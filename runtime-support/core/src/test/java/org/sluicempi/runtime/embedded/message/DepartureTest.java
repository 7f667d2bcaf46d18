package org.sluicempi.runtime.embedded.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.match.Message;

/** Which message a send takes. */
@Timeout(60)
class DepartureTest {
    private static final int TAG = 3;
    private static final UserBuffer DATA = Buffers.of(1, 2);

    /** Nobody would bring it back. */
    @Test
    void aRequestThatTheProgramHoldsDoesNotTakeTheSpareOne() {
        EmbeddedJob.run(1, rank -> {
                    CommContext comm = ((CommunicatorMembers) rank.world()).context();
                    Message spare = comm.spareMessage().message(TAG, DATA, null);
                    spare.end();
                    SendRequest request = Departure.start(comm, SendMode.SYNCHRONOUS, DATA, 0, TAG);
                    rank.world().recv(Buffers.ints(2), 0, TAG);
                    request.await();
                    assertThat(comm.spareMessage().message(TAG, DATA, null)).isSameAs(spare);
                })
                .orThrow();
    }

    @Test
    void aBlockingSendBringsItsMessageBack() {
        EmbeddedJob.run(1, rank -> {
                    CommContext comm = ((CommunicatorMembers) rank.world()).context();
                    Message spare = comm.spareMessage().message(TAG, DATA, null);
                    spare.end();
                    ReceiveRequest receive = new ReceiveRequest(comm, Buffers.ints(2), 0, TAG);
                    comm.mailbox().post(receive);
                    Departure.send(comm, SendMode.SYNCHRONOUS, DATA, 0, TAG);
                    receive.await();
                    assertThat(comm.spareMessage().message(TAG, DATA, null)).isSameAs(spare);
                })
                .orThrow();
    }

    /** Over the link it would take a day. */
    @Test
    void aMessageToItselfIsThereAtOnce() {
        LinkModel slow = LinkModel.parse("1gbit,86400s");
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withLink(slow), rank -> {
                    Departure.start(((CommunicatorMembers) rank.world()).context(), SendMode.STANDARD, DATA, 0, TAG);
                    assertThat(rank.world().iprobe(0, TAG)).isPresent();
                })
                .orThrow();
    }
}

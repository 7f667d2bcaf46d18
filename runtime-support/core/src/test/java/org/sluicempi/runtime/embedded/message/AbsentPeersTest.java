package org.sluicempi.runtime.embedded.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.job.Job;

/** A peer may serve a wait and leave while the waiting thread makes up its mind. */
class AbsentPeersTest {
    private final Job job = new Job(EmbeddedOptions.ranks(2));
    private final Station[] stations = {job.rank(0).station(), job.rank(1).station()};
    private final CommContext comm =
            new CommContext(stations[0], stations, Membership.of(new int[] {0, 1}, 0), 100, "test");

    private boolean absent(int member, boolean served) {
        return AbsentPeers.of(comm, member, comm.mailbox(), () -> served);
    }

    @Test
    void whatIsWaitedForIsLookedAtAfterThePeer() {
        assertThat(AbsentPeers.of(comm, 1, comm.mailbox(), () -> {
                    throw new AssertionError("asked while the peer may still serve the wait");
                }))
                .isFalse();
    }

    @Test
    void whoHasLeftIsAbsentUnlessHeHasServedTheWait() {
        job.rank(1).context().lifetime().end();
        assertThat(absent(1, false)).isTrue();
        assertThat(absent(1, true)).isFalse();
    }

    @Test
    void nobodyWaitsInVainForHimselfOrForAnySource() {
        job.rank(0).context().lifetime().end();
        job.rank(1).context().lifetime().end();
        assertThat(absent(0, false)).isFalse();
        assertThat(absent(Communicator.ANY_SOURCE, false)).isFalse();
    }
}

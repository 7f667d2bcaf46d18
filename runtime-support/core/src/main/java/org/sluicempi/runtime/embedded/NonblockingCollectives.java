package org.sluicempi.runtime.embedded;

import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.collective.PlannedCollective;

/** The nonblocking collectives of one communicator, in the order of their starts. */
final class NonblockingCollectives {
    private final EmbeddedCommunicator comm;
    private final Channels channels;
    private final Background.Queue queue = new Background.Queue();
    private int started;

    NonblockingCollectives(EmbeddedCommunicator comm, Channels channels) {
        this.comm = comm;
        this.channels = channels;
    }

    Request start(Consumer<Collectives> operation) {
        PlannedCollective plan = PlannedCollective.of(comm, operation);
        synchronized (this) {
            CollectiveRequest request = new CollectiveRequest(comm, plan, channels, started++);
            comm.owner().background().start(request, queue);
            return request;
        }
    }
}

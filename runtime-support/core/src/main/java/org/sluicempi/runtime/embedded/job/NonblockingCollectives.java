package org.sluicempi.runtime.embedded.job;

import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.collective.PlannedCollective;
import org.sluicempi.runtime.embedded.context.Background;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;

/** The nonblocking collectives of one communicator, in the order of their starts. */
final class NonblockingCollectives {
    private final CommunicatorMembers comm;
    private final Channels channels;
    private final Background.Queue queue = new Background.Queue();
    private int started;

    NonblockingCollectives(CommunicatorMembers comm, Channels channels) {
        this.comm = comm;
        this.channels = channels;
    }

    Request start(Consumer<Collectives> operation) {
        PlannedCollective plan = PlannedCollective.of(comm, operation);
        synchronized (this) {
            CollectiveRequest request = new CollectiveRequest(comm.context(), plan, channels, started);
            comm.context().owner().background().start(request, queue);
            // not before: an operation that has not begun has no number
            started++;
            return request;
        }
    }
}

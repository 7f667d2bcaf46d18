package org.sluicempi.runtime.embedded;

import java.util.Optional;
import org.sluicempi.runtime.Status;

/** Waiting for a message that could be received. */
final class ProbeCondition extends Condition {
    private final EmbeddedCommunicator comm;
    private final int source;
    private final int tag;

    private ProbeCondition(EmbeddedCommunicator comm, int source, int tag) {
        this.comm = comm;
        this.source = source;
        this.tag = tag;
    }

    static Status await(EmbeddedCommunicator comm, int source, int tag) {
        ProbeCondition condition = new ProbeCondition(comm, source, tag);
        while (true) {
            comm.owner().await(condition);
            Optional<Status> found = condition.look();
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    /** May be empty after {@link #ready}: another thread of the rank may have received the message. */
    private Optional<Status> look() {
        return comm.owner().mailbox().probe(comm.context(), source, tag);
    }

    @Override
    boolean ready() {
        return look().isPresent();
    }

    @Override
    String describe() {
        return Descriptions.probe(comm, source, tag);
    }
}

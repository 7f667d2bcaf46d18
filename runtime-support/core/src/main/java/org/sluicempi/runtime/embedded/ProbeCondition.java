package org.sluicempi.runtime.embedded;

import java.util.Optional;
import java.util.function.Supplier;

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

    /** Blocks until {@code look} finds something; what can be probed may be gone again, taken by another thread. */
    static <T> T await(EmbeddedCommunicator comm, int source, int tag, Supplier<Optional<T>> look) {
        ProbeCondition condition = new ProbeCondition(comm, source, tag);
        while (true) {
            comm.owner().await(condition);
            Optional<T> found = look.get();
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    @Override
    boolean ready() {
        return comm.owner().mailbox().canProbe(comm.context(), source, tag);
    }

    @Override
    void checkPeers() {
        check(comm, source, tag);
    }

    /** Looks once more, and throws if nothing is there nor will ever be. */
    static void check(EmbeddedCommunicator comm, int source, int tag) {
        ProbeCondition condition = new ProbeCondition(comm, source, tag);
        if (Absence.of(comm, source, comm.owner().mailbox()) && !condition.ready()) {
            throw Absence.error(comm, source, condition.describe());
        }
    }

    @Override
    String describe() {
        return Descriptions.probe(comm, source, tag);
    }
}

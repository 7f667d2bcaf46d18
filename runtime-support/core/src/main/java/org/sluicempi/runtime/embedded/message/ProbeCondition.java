package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import java.util.function.Supplier;
import org.sluicempi.runtime.embedded.wait.Condition;

/** Waiting for a message that could be received. */
public final class ProbeCondition extends Condition {
    private final CommContext comm;
    private final int source;
    private final int tag;

    private ProbeCondition(CommContext comm, int source, int tag) {
        this.comm = comm;
        this.source = source;
        this.tag = tag;
    }

    /** Blocks until {@code look} finds something; what can be probed may be gone again, taken by another thread. */
    public static <T> T await(CommContext comm, int source, int tag, Supplier<Optional<T>> look) {
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
    public boolean ready() {
        return comm.mailbox().canProbe(comm.context(), source, tag);
    }

    @Override
    public void checkPeers() {
        check(comm, source, tag);
    }

    /** Looks once more, and throws if nothing is there nor will ever be. */
    public static void check(CommContext comm, int source, int tag) {
        ProbeCondition condition = new ProbeCondition(comm, source, tag);
        if (AbsentPeers.of(comm, source, comm.mailbox(), condition::ready)) {
            throw AbsentPeers.error(comm, source, condition.describe());
        }
    }

    @Override
    public String describe() {
        return Descriptions.probe(comm, source, tag);
    }
}

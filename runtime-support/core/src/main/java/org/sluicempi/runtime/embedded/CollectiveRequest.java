package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.collective.PlannedCollective;

/** A nonblocking collective operation. */
final class CollectiveRequest extends EmbeddedRequest {
    private final PlannedCollective operation;
    private final Channels channels;
    private final int sequence;
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

    CollectiveRequest(EmbeddedCommunicator comm, PlannedCollective operation, Channels channels, int sequence) {
        super(comm);
        this.operation = operation;
        this.channels = channels;
        this.sequence = sequence;
    }

    /** Carries the operation out; called once, in a thread of {@link Background}. */
    void run() {
        Thread.currentThread().setContextClassLoader(loader);
        try {
            operation.run(channels, sequence);
            complete(Status.EMPTY);
        } catch (JobEnded end) {
            throw end;
        } catch (Throwable failure) {
            fail(failure);
        }
        comm.owner().mailbox().waiters.signalReady();
    }

    @Override
    public boolean takeBack() {
        return false;
    }

    @Override
    public void cancel() {
        throw new MpiError(ErrorClass.REQUEST, "cancel of a collective operation: " + describe());
    }

    @Override
    String describe() {
        return operation.name() + " on " + comm.name();
    }
}

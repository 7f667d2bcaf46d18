package org.sluicempi.runtime.embedded.job;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.collective.PlannedCollective;
import org.sluicempi.runtime.embedded.context.Background;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.wait.JobEnded;

/** A nonblocking collective operation. */
final class CollectiveRequest extends EmbeddedRequest implements Background.Task {
    private final CommContext comm;
    private final PlannedCollective operation;
    private final Channels channels;
    private final int sequence;
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

    CollectiveRequest(CommContext comm, PlannedCollective operation, Channels channels, int sequence) {
        super(comm.owner());
        this.comm = comm;
        this.operation = operation;
        this.channels = channels;
        this.sequence = sequence;
    }

    /** Carries the operation out; called once, in a thread of {@link Background}. */
    @Override
    public void run() {
        Thread.currentThread().setContextClassLoader(loader);
        try {
            operation.run(channels, sequence);
            complete(Status.EMPTY);
        } catch (JobEnded end) {
            throw end;
        } catch (Throwable failure) {
            fail(failure);
        }
        owner.waiters().signalReady();
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
    public String describe() {
        return operation.name() + " on " + comm.name();
    }
}

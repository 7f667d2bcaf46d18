package org.sluicempi.runtime.engine;

import java.util.Optional;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** A request that was complete when it was made: one that concerns {@code PROC_NULL}. */
public record DoneRequest(Status status) implements Request {
    public static final DoneRequest NOTHING = new DoneRequest(Status.EMPTY);

    @Override
    public Status await() {
        return status;
    }

    @Override
    public Optional<Status> test() {
        return Optional.of(status);
    }

    @Override
    public void cancel() {
        // too late
    }

    @Override
    public void awaitElements(int from, int to) {
        // all there
    }

    @Override
    public int arrivedUpTo(int from) {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean takeBack() {
        return false;
    }
}

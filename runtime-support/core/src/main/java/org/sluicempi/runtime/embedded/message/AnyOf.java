package org.sluicempi.runtime.embedded.message;

import java.util.List;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.engine.DoneRequest;

/** Waiting for the first of several requests. */
public final class AnyOf extends Condition {
    private final EmbeddedRequest[] requests;
    /** Index of the first that was complete when it was made, -1 if there is none. */
    private int done = -1;

    public AnyOf(List<? extends Request> requests) {
        this.requests = new EmbeddedRequest[requests.size()];
        for (int k = 0; k < this.requests.length; k++) {
            Request request = requests.get(k);
            if (request instanceof DoneRequest) {
                done = done < 0 ? k : done;
                continue;
            }
            if (request != null && !(request instanceof EmbeddedRequest)) {
                throw new MpiError(ErrorClass.REQUEST, "request " + k + " belongs to another engine");
            }
            this.requests[k] = (EmbeddedRequest) request;
        }
    }

    public boolean isEmpty() {
        if (done >= 0) {
            return false;
        }
        for (EmbeddedRequest request : requests) {
            if (request != null) {
                return false;
            }
        }
        return true;
    }

    /** Index of the first complete request, -1 if there is none. */
    public int first() {
        for (int k = 0; k < requests.length; k++) {
            if (k == done || requests[k] != null && requests[k].ready()) {
                return k;
            }
        }
        return -1;
    }

    @Override
    public boolean ready() {
        return first() >= 0;
    }

    @Override
    public void drive(long now) {
        for (EmbeddedRequest request : requests) {
            if (request != null) {
                request.drive(now);
            }
        }
    }

    @Override
    public void checkPeers() {
        for (EmbeddedRequest request : requests) {
            if (request != null) {
                request.checkPeers();
            }
        }
    }

    @Override
    public ErrorClass whenInterrupted() {
        return ErrorClass.PENDING;
    }

    @Override
    public long nextTime() {
        long next = NEVER;
        for (EmbeddedRequest request : requests) {
            if (request != null) {
                next = Math.min(next, request.nextTime());
            }
        }
        return next;
    }

    @Override
    public String describe() {
        StringBuilder text = new StringBuilder("any of:");
        for (EmbeddedRequest request : requests) {
            if (request != null) {
                text.append(' ').append(request.describe()).append(';');
            }
        }
        return text.toString();
    }
}

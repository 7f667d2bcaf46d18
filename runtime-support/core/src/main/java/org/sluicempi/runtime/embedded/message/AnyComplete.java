package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.engine.AnyOf;

/** That one of several requests is complete. */
public final class AnyComplete extends Condition {
    private final AnyOf<EmbeddedRequest> requests;

    public AnyComplete(AnyOf<EmbeddedRequest> requests) {
        this.requests = requests;
    }

    /** Index of the first complete request, -1 if there is none. */
    public int first() {
        return requests.first(EmbeddedRequest::ready);
    }

    @Override
    public boolean ready() {
        return first() >= 0;
    }

    @Override
    public void drive(long now) {
        requests.forEach(request -> request.drive(now));
    }

    @Override
    public void checkPeers() {
        requests.forEach(EmbeddedRequest::checkPeers);
    }

    @Override
    public ErrorClass whenInterrupted() {
        return ErrorClass.PENDING;
    }

    @Override
    public long nextTime() {
        long next = NEVER;
        for (int k = 0; k < requests.size(); k++) {
            if (requests.get(k) != null) {
                next = Math.min(next, requests.get(k).nextTime());
            }
        }
        return next;
    }

    @Override
    public String describe() {
        StringBuilder text = new StringBuilder("any of:");
        requests.forEach(request -> text.append(' ').append(request.describe()).append(';'));
        return text.toString();
    }
}

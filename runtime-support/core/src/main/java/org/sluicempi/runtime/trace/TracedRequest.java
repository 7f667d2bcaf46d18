package org.sluicempi.runtime.trace;

import java.util.Optional;
import java.util.function.Supplier;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** A request whose waits are recorded, and of a receive what arrives. */
public final class TracedRequest implements Request {
    private final Request bare;
    private final RankTrace rank;
    private final int message;
    private final String what;
    private final String site;
    /** Null if it is no receive. */
    private final PostedTrace receive;

    private boolean ended;

    TracedRequest(Request bare, RankTrace rank, int message, String what, PostedTrace receive) {
        this.bare = bare;
        this.rank = rank;
        this.message = message;
        this.what = what;
        this.site = receive == null ? "" : receive.site();
        this.receive = receive;
    }

    /** The engine's own request; null for null. */
    public static Request bare(Request request) {
        return request instanceof TracedRequest traced ? traced.bare : request;
    }

    @Override
    public Status await() {
        return awaited(bare::await);
    }

    @Override
    public Status awaitAsBlocking() {
        return awaited(bare::awaitAsBlocking);
    }

    @Override
    public void heedInterrupt() {
        bare.heedInterrupt();
    }

    private Status awaited(Supplier<Status> wait) {
        if (ended) {
            return wait.get();
        }
        long began = rank.begin();
        Status status = wait.get();
        if (began != RankTrace.LEFT_OUT) {
            rank.waited(began, message, what, site);
        }
        end(status);
        return status;
    }

    @Override
    public Optional<Status> test() {
        Optional<Status> status = bare.test();
        status.ifPresent(this::end);
        return status;
    }

    private void end(Status status) {
        if (!ended) {
            ended = true;
            if (receive != null && !status.cancelled()) {
                receive.complete(status);
            }
        }
    }

    @Override
    public void cancel() {
        bare.cancel();
    }

    @Override
    public boolean takeBack() {
        boolean back = bare.takeBack();
        ended |= back;
        return back;
    }

    @Override
    public void awaitElements(int from, int to) {
        long began = rank.begin();
        bare.awaitElements(from, to);
        if (began != RankTrace.LEFT_OUT) {
            rank.waited(began, message, "piece", site);
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        int arrived = bare.arrivedUpTo(from);
        if (receive != null) {
            receive.arrived(from, arrived);
        }
        return arrived;
    }
}

package org.sluicempi.runtime.embedded.match;

import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.Condition;

/** What sends and receives have in common: a result that appears once, and waiting for it. */
public abstract class EmbeddedRequest extends Condition implements Request {
    public final RankContext owner;
    private Status status;
    private Throwable failure;
    private volatile boolean complete;

    public EmbeddedRequest(RankContext owner) {
        this.owner = owner;
    }

    /** Ends the operation well; the caller wakes the owner's waiters. */
    protected final void complete(Status result) {
        status = result;
        complete = true;
    }

    /** Ends the operation with an error that {@link #await} throws; the caller wakes the owner's waiters. */
    protected final void fail(ErrorClass error, String message) {
        fail(new MpiError(error, message));
    }

    /** As {@link #fail(ErrorClass, String)}. */
    protected final void fail(Throwable what) {
        failure = what;
        complete = true;
    }

    /** Makes a new operation of one that has ended well; only where no other thread can reach it. */
    final void reset() {
        complete = false;
    }

    /** What the operation ended with, also while the next one that uses this object is under way. */
    final Status lastStatus() {
        return status;
    }

    protected final boolean complete() {
        return complete;
    }

    @Override
    public boolean ready() {
        return complete;
    }

    @Override
    public final Status await() {
        owner.await(this);
        return result();
    }

    /** Blocks as {@link #await}; an operation that an interrupt ends has had no effect. */
    @Override
    public final Status awaitAsBlocking() {
        try {
            return await();
        } catch (MpiError e) {
            if (e.errorClass() != ErrorClass.PENDING) {
                throw e;
            } else if (takeBack()) {
                throw new MpiError(ErrorClass.OTHER, e.getMessage() + " (taken back)", e);
            }
            return await();
        }
    }

    @Override
    public ErrorClass whenInterrupted() {
        return ErrorClass.PENDING;
    }

    @Override
    public final Optional<Status> test() {
        owner.progress();
        drive(owner.now());
        if (!ready() && owner.job().anyEnded()) {
            checkPeers();
        }
        if (ready()) {
            return Optional.of(result());
        }
        owner.lookedInVain();
        return Optional.empty();
    }

    /** Of a request that is ready: its status, or its error thrown (anew each time, with the caller's stack). */
    protected final Status result() {
        if (failure instanceof MpiError error) {
            throw new MpiError(error.errorClass(), error.getMessage(), error);
        } else if (failure != null) {
            throw EmbeddedRequest.<RuntimeException>asItIs(failure);
        }
        return status;
    }

    /** A checked exception that a program's operation has thrown without declaring it comes out as itself. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E asItIs(Throwable failure) throws E {
        throw (E) failure;
    }

    @Override
    public void cancel() {
        owner.progress();
    }

    @Override
    public void awaitElements(int from, int to) {
        await();
    }

    @Override
    public int arrivedUpTo(int from) {
        return test().isPresent() ? Integer.MAX_VALUE : from;
    }
}

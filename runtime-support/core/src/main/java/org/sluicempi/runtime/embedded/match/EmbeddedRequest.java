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
    private volatile State state = State.PENDING;

    /** How far an operation is. */
    private enum State {
        PENDING,
        COMPLETE,
        COMPLETE_PLAINLY
    }

    public EmbeddedRequest(RankContext owner) {
        this.owner = owner;
    }

    /** Ends the operation well; the caller wakes the owner's waiters. */
    protected final void complete(Status result) {
        end(result, State.COMPLETE);
    }

    /** As {@link #complete(Status)}, by one plain message; see {@link #plain}. */
    final void completePlainly(Status result) {
        end(result, State.COMPLETE_PLAINLY);
    }

    /** Who waits looks at this object all the time: each write to it takes the line away from there and back. */
    private void end(Status result, State how) {
        if (status != result) {
            status = result;
        }
        state = how;
    }

    /** Ends the operation with an error that {@link #await} throws; the caller wakes the owner's waiters. */
    protected final void fail(ErrorClass error, String message) {
        fail(new MpiError(error, message));
    }

    /** As {@link #fail(ErrorClass, String)}. */
    protected final void fail(Throwable what) {
        failure = what;
        state = State.COMPLETE;
    }

    /** Makes a new operation of one that has ended well; only where no other thread can reach it. */
    final void reset() {
        state = State.PENDING;
    }

    /** What the operation ended with, also while the next one that uses this object is under way. */
    final Status lastStatus() {
        return status;
    }

    protected final boolean complete() {
        return state != State.PENDING;
    }

    /** Whether it has ended well by one plain message. */
    final boolean plain() {
        return state == State.COMPLETE_PLAINLY;
    }

    @Override
    public boolean ready() {
        return complete();
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
            }
            unlessGone(e);
            return await();
        }
    }

    @Override
    public final void heedInterrupt() {
        if (test().isEmpty()) {
            unlessGone(new MpiError(ErrorClass.PENDING, "interrupted in a wait: " + operation()));
        }
    }

    private void unlessGone(MpiError interrupt) {
        if (takeBack()) {
            throw new MpiError(ErrorClass.OTHER, interrupt.getMessage() + " (taken back)", interrupt);
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
            throw MpiError.<RuntimeException>asItIs(failure);
        }
        return status;
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

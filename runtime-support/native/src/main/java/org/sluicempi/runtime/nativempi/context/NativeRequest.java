package org.sluicempi.runtime.nativempi.context;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;

/**
 * A started operation: the library's request and what is left to do in Java when it is complete. In the rank's list of
 * {@link Pending} operations until it is complete, which keeps buffers alive that the library reads or writes.
 */
public abstract class NativeRequest implements Request {
    private static final VarHandle BUSY;

    static {
        try {
            BUSY = MethodHandles.lookup().findVarHandle(NativeRequest.class, "busy", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public final ProcessContext owner;
    /** The library's request; {@link Mpi#REQUEST_NULL} when the library is done with it. */
    private long handle;

    private Status status;
    private Throwable failure;
    private volatile boolean complete;

    /** 1 while a thread looks after this request. */
    @SuppressWarnings("unused")
    private volatile int busy;

    /** Links of {@link Pending}. */
    NativeRequest before;

    NativeRequest after;

    /** @param handle may be {@link Mpi#REQUEST_NULL} for an operation that goes on by {@link #advance} alone */
    public NativeRequest(ProcessContext owner, long handle) {
        this.owner = owner;
        this.handle = handle;
    }

    /**
     * Called once, when the library has completed its request: puts data in place, releases memory.
     *
     * @param address where the library has written its status
     * @param code the library's error code, 0 if all went well
     * @return the result; null if the operation goes on, by {@link #advance}
     * @throws MpiError if the operation has failed
     */
    protected abstract Status arrived(int code, long address, CallMemory scratch);

    /**
     * Carries on an operation whose library request is done although it is not complete itself.
     *
     * @param block whether to wait for something to happen, at least for a while
     * @return the result when there is one, else null
     * @throws MpiError if the operation has failed
     */
    protected Status advance(boolean block) {
        throw new IllegalStateException("nothing is left to do");
    }

    /**
     * As {@link #started()}, of a request that was made with {@link Mpi#REQUEST_NULL} before the library was asked: so
     * nothing begins that there is no room in the heap for.
     */
    public final void started(long begun) {
        begun(begun);
        started();
    }

    /** The library has it from now on, as this request. */
    protected final void begun(long begun) {
        handle = begun;
    }

    /** Whether it waits for a message. */
    protected boolean receives() {
        return false;
    }

    /**
     * Whether another thread may cancel it while one waits for it. The library takes a request back when it has waited for it, so
     * its wait cannot be told of a cancellation: this one is asked for again and again.
     */
    public final boolean cancellable() {
        return receives() && owner.threaded();
    }

    /** Whether perhaps nobody asks for its end, which may never come. */
    protected boolean forsaken() {
        return false;
    }

    /** Whether to look after it takes a lock that several requests have together. */
    protected boolean isServedUnderLock() {
        return false;
    }

    /** Whether the library needs it to be complete before this communicator is freed. */
    protected boolean endsBefore(CommContext freed) {
        return false;
    }

    /** Makes it known to the rank; to be called once, by whoever has started it. */
    public final void started() {
        owner.pending().add(this);
    }

    public final boolean complete() {
        return complete;
    }

    /** What to give to the library to wait for; {@link Mpi#REQUEST_NULL} if there is nothing. */
    public final long handle() {
        return handle;
    }

    @Override
    public final Status await() {
        if (!complete) {
            owner.checkRunning();
            for (int turn = 0; !complete && (cancellable() || owner.watch().needed()); turn++) {
                if (!look()) {
                    Idle.pause(turn);
                }
            }
            enter();
            try {
                while (!complete) {
                    step(true);
                }
            } finally {
                leave();
            }
        }
        return result();
    }

    @Override
    public final Optional<Status> test() {
        return look() ? Optional.of(result()) : Optional.empty();
    }

    /** Makes progress; whether the operation is complete, well or not. */
    public final boolean look() {
        if (!complete) {
            owner.checkRunning();
            enter();
            try {
                if (!complete) {
                    step(false);
                }
            } finally {
                leave();
            }
            if (!complete && owner.watch().needed()) {
                owner.watch().look();
            }
        }
        return complete;
    }

    /** As {@link #look}, but leaves a request alone that another thread is at. */
    public final boolean lookUnlessBusy() {
        if (!complete && enterUnlessBusy()) {
            try {
                if (!complete) {
                    step(false);
                }
            } finally {
                leave();
            }
        }
        return complete;
    }

    /** Of a complete request: its status, or its error thrown, anew each time with the caller's stack. */
    public final Status result() {
        if (failure instanceof MpiError error) {
            throw new MpiError(error.errorClass(), error.getMessage(), error);
        } else if (failure != null) {
            throw Mpi.unexpected(failure);
        }
        return status;
    }

    /** To be called between {@link #enter} and {@link #leave}. */
    public final void step(boolean block) {
        if (handle == Mpi.REQUEST_NULL) {
            try {
                finish(advance(block));
            } catch (RuntimeException | Error e) {
                fail(e);
            }
            return;
        }
        CallMemory scratch = CallMemory.mine();
        Mpi.putHandle(scratch.handle(), handle);
        int code;
        boolean done = true;
        if (block) {
            code = CompletionCalls.await(scratch.handle(), scratch.status());
        } else {
            code = CompletionCalls.test(scratch.handle(), scratch.integer(), scratch.status());
            done = code != 0 || Memory.getInt(scratch.integer()) != 0;
        }
        if (done) {
            libraryDone(code, scratch.status(), scratch);
        }
    }

    /** The library has completed the request, and has released its own object. */
    public final void libraryDone(int code, long address, CallMemory scratch) {
        handle = Mpi.REQUEST_NULL;
        try {
            finish(arrived(code, address, scratch));
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    public final void enter() {
        while (!BUSY.compareAndSet(this, 0, 1)) {
            Thread.yield();
        }
    }

    /** As {@link #enter}, but returns false if another thread is at this request. */
    public final boolean enterUnlessBusy() {
        return BUSY.compareAndSet(this, 0, 1);
    }

    public final void leave() {
        BUSY.setRelease(this, 0);
    }

    private void finish(Status result) {
        if (result != null) {
            status = result;
            complete = true;
            owner.pending().remove(this);
        }
    }

    private void fail(Throwable error) {
        failure = error;
        complete = true;
        owner.pending().remove(this);
    }

    @Override
    public void cancel() {
        // Only receives can be cancelled.
    }

    @Override
    public boolean takeBack() {
        return false;
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

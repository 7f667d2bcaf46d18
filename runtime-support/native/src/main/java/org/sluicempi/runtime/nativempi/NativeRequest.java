package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/**
 * A started operation: the library's request and what is left to do in Java when it is complete. In the rank's list of
 * {@link Pending} operations until it is complete, which keeps buffers alive that the library reads or writes.
 */
abstract class NativeRequest implements Request {
    private static final VarHandle BUSY;

    static {
        try {
            BUSY = MethodHandles.lookup().findVarHandle(NativeRequest.class, "busy", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final NativeRank owner;
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
    NativeRequest(NativeRank owner, long handle) {
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
    abstract Status arrived(int code, long address, Scratch scratch);

    /**
     * Carries on an operation whose library request is done although it is not complete itself.
     *
     * @param block whether to wait for something to happen, at least for a while
     * @return the result when there is one, else null
     * @throws MpiError if the operation has failed
     */
    Status advance(boolean block) {
        throw new IllegalStateException("nothing is left to do");
    }

    /**
     * As {@link #started()}, of a request that was made with {@link Mpi#REQUEST_NULL} before the library was asked: so
     * nothing begins that there is no room in the heap for.
     */
    final void started(long begun) {
        handle = begun;
        started();
    }

    /** Makes it known to the rank; to be called once, by whoever has started it. */
    final void started() {
        owner.pending().add(this);
    }

    final boolean complete() {
        return complete;
    }

    /** What to give to the library to wait for; {@link Mpi#REQUEST_NULL} if there is nothing. */
    final long handle() {
        return handle;
    }

    @Override
    public final Status await() {
        if (!complete) {
            owner.checkRunning();
            for (int turn = 0; !complete && owner.watch().neededBeside(this); turn++) {
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
    final boolean look() {
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
    final boolean lookUnlessBusy() {
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
    final Status result() {
        if (failure instanceof MpiError error) {
            throw new MpiError(error.errorClass(), error.getMessage(), error);
        } else if (failure != null) {
            throw Mpi.unexpected(failure);
        }
        return status;
    }

    /** To be called between {@link #enter} and {@link #leave}. */
    final void step(boolean block) {
        if (handle == Mpi.REQUEST_NULL) {
            try {
                finish(advance(block));
            } catch (RuntimeException | Error e) {
                fail(e);
            }
            return;
        }
        Scratch scratch = Scratch.mine();
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
    final void libraryDone(int code, long address, Scratch scratch) {
        handle = Mpi.REQUEST_NULL;
        try {
            finish(arrived(code, address, scratch));
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    final void enter() {
        while (!BUSY.compareAndSet(this, 0, 1)) {
            Thread.yield();
        }
    }

    /** As {@link #enter}, but returns false if another thread is at this request. */
    final boolean enterUnlessBusy() {
        return BUSY.compareAndSet(this, 0, 1);
    }

    final void leave() {
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

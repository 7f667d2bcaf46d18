package org.sluicempi.runtime.face;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/**
 * What a face's request object stands for (MPI 4.1, sections 3.7.3 and 3.9). It is <em>active</em> from its start until a
 * wait or a successful test has returned; afterwards a plain operation is <em>null</em> and a persistent one
 * <em>inactive</em>. Completed by one thread at a time; others may ask for its state or cancel it meanwhile (MPI 4.1, section
 * 11.6), so what is under way is looked at once in each call.
 */
public final class Operation {
    private static final AtomicReferenceFieldUpdater<Operation, Request> CURRENT =
            AtomicReferenceFieldUpdater.newUpdater(Operation.class, Request.class, "current");

    private volatile Supplier<Request> starter;
    /** Of an operation that has not begun, null otherwise. */
    private Supplier<Request> first;

    private final UnaryOperator<Status> completion;
    /** What the completion of the current run has thrown, where it was not told yet; null otherwise. */
    private Throwable untold;

    private volatile Request current;
    /** Whether the thread that began this was interrupted then. */
    private boolean interrupted;

    private Operation(Supplier<Request> starter, Supplier<Request> first, UnaryOperator<Status> completion) {
        this.starter = starter;
        this.first = first;
        this.completion = completion;
    }

    /** The null request: waiting for it returns {@link Status#INACTIVE} at once. */
    public static Operation none() {
        return new Operation(null, null, UnaryOperator.identity());
    }

    /**
     * An operation that {@link #begin} begins: when every object is there that stands for it, so that nothing begins which
     * there is no memory for.
     */
    public static Operation of(Supplier<Request> start) {
        return new Operation(null, start, UnaryOperator.identity());
    }

    /**
     * An operation with something left to do on this side when the transfer is complete.
     *
     * @param completion called once, by the wait or test that finds the transfer complete; gives the user's status
     */
    public static Operation of(Supplier<Request> start, UnaryOperator<Status> completion) {
        return new Operation(null, start, completion);
    }

    /**
     * Begins what {@link #of} has made; once.
     *
     * @return this
     */
    public Operation begin() {
        interrupted = Thread.currentThread().isInterrupted();
        current = first.get();
        first = null;
        return this;
    }

    /** A persistent operation, inactive until {@link #start}. */
    public static Operation persistent(Supplier<Request> starter) {
        return new Operation(starter, null, UnaryOperator.identity());
    }

    /** A persistent operation whose every run ends with {@code completion}; see {@link #of(Supplier, UnaryOperator)}. */
    public static Operation persistent(Supplier<Request> starter, UnaryOperator<Status> completion) {
        return new Operation(starter, null, completion);
    }

    /** Whether the user sees the null request. */
    public boolean isNull() {
        return starter == null && current == null;
    }

    public boolean isActive() {
        return current != null;
    }

    /**
     * Starts a persistent operation.
     *
     * @throws MpiError {@link ErrorClass#REQUEST} if this is none, or one that is active
     */
    public void start() {
        Supplier<Request> again = starter;
        Request run = current;
        if (again == null || run != null) {
            throw new MpiError(
                    ErrorClass.REQUEST,
                    run == null ? "start of a request that is not persistent" : "start of a request that is active");
        }
        current = again.get();
    }

    /**
     * Blocks until the operation is complete; {@link Status#INACTIVE} at once if it is not active.
     *
     * @throws MpiError PENDING if an interrupt ends the wait: the operation goes on, active as before; any other error ends
     *     it
     */
    public Status await() {
        settle();
        return finish(Request::await);
    }

    /**
     * As {@link #await}, with what an interrupt does to a blocking call: {@link Request#awaitAsBlocking}. The call has begun
     * with {@link #begin}, so that one that has come since counts too.
     */
    public Status awaitAsBlocking() {
        return finish(interrupted ? Request::awaitAsBlocking : Operation::heeding);
    }

    private static Status heeding(Request run) {
        if (Thread.currentThread().isInterrupted()) {
            run.heedInterrupt();
        }
        return run.awaitAsBlocking();
    }

    /**
     * Ends an operation that is complete.
     *
     * @param tell whether to throw the error of one that has failed; if not, it stays as it is, and this is empty
     */
    Optional<Status> result(boolean tell) {
        if (tell) {
            return Optional.of(await());
        }
        Request run = current;
        if (run == null) {
            return Optional.of(Status.INACTIVE);
        }
        Status transfer;
        try {
            transfer = run.await();
        } catch (Throwable later) {
            // whatever it is, it will be there again
            return Optional.empty();
        }
        try {
            Status status = completed(transfer);
            ended(run);
            return Optional.of(status);
        } catch (Throwable e) {
            untold = e;
            return Optional.empty();
        }
    }

    private Status finish(Function<Request, Status> how) {
        Request run = current;
        if (run == null) {
            return Status.INACTIVE;
        }
        try {
            return completed(how.apply(run));
        } finally {
            untold = null;
            ended(run);
        }
    }

    /** Once for each run, as it may execute code of the program. */
    private Status completed(Status transfer) {
        if (untold != null) {
            throw MpiError.<RuntimeException>asItIs(untold);
        }
        return completion.apply(transfer);
    }

    /** Leaves alone what has been started since. */
    private void ended(Request run) {
        CURRENT.compareAndSet(this, run, null);
    }

    /**
     * Blocks until {@link #await} would not block any more; changes no state.
     *
     * @throws MpiError PENDING if an interrupt ends the wait
     */
    public void settle() {
        Request run = current;
        if (run != null) {
            try {
                run.await();
            } catch (Throwable e) {
                if (isOfWait(run, e)) {
                    throw e;
                }
            }
        }
    }

    /** Whether a wait or a look has come to no end. Otherwise it is what the operation has come to, and will be there again. */
    private static boolean isOfWait(Request run, Throwable thrown) {
        if (thrown instanceof MpiError error) {
            return error.errorClass() == ErrorClass.PENDING;
        }
        try {
            run.test();
            return true;
        } catch (Throwable again) {
            return again != thrown;
        }
    }

    /** The status if the operation is complete or not active; empty while it is under way. */
    public Optional<Status> test() {
        return isComplete() ? Optional.of(await()) : Optional.empty();
    }

    /** Whether {@link #await} would return at once. Makes progress and changes no state. */
    public boolean isComplete() {
        Request run = current;
        if (run == null) {
            return true;
        }
        try {
            return run.test().isPresent();
        } catch (Throwable e) {
            if (isOfWait(run, e)) {
                throw e;
            }
            return true;
        }
    }

    /** The engine's status if the operation is complete or not active; changes no state (MPI_Request_get_status). */
    public Optional<Status> peek() {
        Request run = current;
        return run == null ? Optional.of(Status.INACTIVE) : run.test();
    }

    /** @throws MpiError {@link ErrorClass#REQUEST} if the operation is not active */
    public void cancel() {
        Request run = current;
        if (run == null) {
            throw new MpiError(ErrorClass.REQUEST, "cancel of a request that is null or inactive");
        }
        run.cancel();
    }

    /** Makes this the null request; an operation under way goes on to its end unobserved. */
    public void free() {
        starter = null;
        current = null;
        untold = null;
    }

    /** The engine's request while active, null otherwise. */
    public Request current() {
        return current;
    }
}

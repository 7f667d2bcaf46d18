package org.sluicempi.runtime.face;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Deque;
import java.util.LinkedList;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Blocking calls that a program makes one after another and that are under way together. They are begun in the order of the
 * calls and waited for in that order; so what fails first is what would have failed first if each had been waited for at once.
 * What was begun behind a call that fails is taken back, as far as nobody has met it. Used by one thread at a time.
 *
 * <p>Nothing is begun beside what it could hurt or starve: a receive from any source is complete before the next call, one
 * into a place that another receive may still fill, or that is still being sent, begins when that has ended, and so does a
 * call when too many, or too many bytes, are under way. A send begins when all receives before it are complete: whoever gets
 * its message may rely on that, and not every engine can take it back. One that leaves without waiting for its receiver is sent
 * as the program wrote it if nothing is under way: it would gain nothing. The messages up to {@link #SHORT} bytes are copied: their
 * buffer is the program's again at once.
 *
 * @param <T> who makes a call
 */
public final class Series<T> {
    /** Bytes up to which a message that is sent is copied. Compilers rely on it: it can grow but not shrink. */
    public static final int SHORT = 256;

    private static final int MOST_CALLS = 256;
    private static final long MOST_BYTES = 32L << 20;

    private final Deque<Call<T>> underWay = new LinkedList<>();
    /** Of those under way. */
    private int receives;

    private long bytes;
    private boolean failed;
    /** Whether the thread was interrupted when the first of those under way began, or one of them has gone on in spite of it. */
    private boolean interrupted;

    /** A call that has its place among the others before it begins. */
    private static final class Call<T> {
        private final T maker;
        private final boolean receives;
        /** What it fills, or sends. */
        private final UserBuffer data;

        private Request request;

        Call(T maker, boolean receives, UserBuffer data) {
            this.maker = maker;
            this.receives = receives;
            this.data = data;
        }
    }

    /** A call that has failed. */
    public record Failed<T>(T maker, MpiError error) {}

    /**
     * Begins a send in standard mode.
     *
     * @return the call made before that has failed instead; then this one is not begun
     * @throws MpiError as the blocking send refuses its arguments; what was begun before is still under way
     */
    public Optional<Failed<T>> send(T maker, Communicator comm, UserBuffer data, int dest, int tag) {
        comm.checkSend(data, dest, tag);
        long length = data.bytes();
        Optional<Failed<T>> failed = receives > 0 ? await() : makeRoom(length);
        if (failed.isEmpty() && underWay.isEmpty() && length <= comm.owner().eagerLimit()) {
            comm.send(SendMode.STANDARD, data, dest, tag);
            return failed;
        }
        if (failed.isEmpty()) {
            UserBuffer sent = length <= SHORT ? copied(data) : data;
            begin(new Call<>(maker, false, sent), () -> comm.isend(SendMode.STANDARD, sent, dest, tag));
        }
        return failed;
    }

    /**
     * Begins a receive.
     *
     * @return a call that has failed instead: one made before, and then this one is not begun, or this one
     * @throws MpiError as the blocking receive refuses its arguments; what was begun before is still under way
     */
    public Optional<Failed<T>> receive(T maker, Communicator comm, UserBuffer into, int source, int tag) {
        comm.checkReceive(into, source, tag);
        boolean alone = source == Communicator.ANY_SOURCE || isUnderWay(call -> call.data.mayOverlap(into));
        Optional<Failed<T>> failed = alone ? await() : makeRoom(into.bytes());
        if (failed.isEmpty()) {
            begin(new Call<>(maker, true, into), () -> comm.irecv(into, source, tag));
            failed = source == Communicator.ANY_SOURCE ? await() : failed;
        }
        return failed;
    }

    /**
     * Blocks until all that was begun is complete, or the first of it has failed.
     *
     * @return the call that has failed; nothing is under way in any case
     */
    public Optional<Failed<T>> await() {
        return await(maker -> true);
    }

    /**
     * Blocks until all that some made is complete, and what was begun before it, or the first of that has failed.
     *
     * @return the call that has failed; then nothing is under way
     */
    public Optional<Failed<T>> await(Predicate<T> makers) {
        Optional<Failed<T>> failed = Optional.empty();
        while (isUnderWay(call -> makers.test(call.maker))) {
            failed = awaitFirst();
        }
        return failed;
    }

    /** Whether a call has failed and nobody has been told: nothing behind it is to be begun. */
    public boolean hasFailed() {
        return failed;
    }

    /** The program has been told: what it calls from now on stands behind no failure. */
    public void told() {
        failed = false;
    }

    private Optional<Failed<T>> makeRoom(long length) {
        Optional<Failed<T>> failed = Optional.empty();
        while (!underWay.isEmpty() && (underWay.size() >= MOST_CALLS || bytes + length > MOST_BYTES)) {
            failed = awaitFirst();
        }
        return failed;
    }

    /** @return the call that has failed; then nothing is under way any longer */
    private Optional<Failed<T>> awaitFirst() {
        Call<T> call = underWay.remove();
        gone(call);
        try {
            await(call.request);
            return Optional.empty();
        } catch (MpiError e) {
            while (!underWay.isEmpty()) {
                Call<T> behind = underWay.removeLast();
                gone(behind);
                giveUp(behind.request);
            }
            failed = true;
            return Optional.of(new Failed<>(call.maker, e));
        }
    }

    /**
     * An interrupt since the first of the calls began would have ended the one that the program then waited in: the first that
     * is not complete. If that is past it, the program goes on with an interrupted thread, and waits as ever behind it.
     */
    private void await(Request request) {
        boolean before = Thread.currentThread().isInterrupted();
        if (before && !interrupted && request.test().isEmpty()) {
            interrupted = true;
            request.heedInterrupt();
        }
        request.awaitAsBlocking();
        interrupted |= !before && Thread.currentThread().isInterrupted();
    }

    /** What has been matched is on its way, and is taken in; the program has never begun it, so nobody is told of its end. */
    private static void giveUp(Request request) {
        if (!request.takeBack()) {
            try {
                request.await();
            } catch (MpiError untold) {
                // it stands behind the call that has failed
                return;
            }
        }
    }

    private void begin(Call<T> call, Supplier<Request> start) {
        if (underWay.isEmpty()) {
            interrupted = Thread.currentThread().isInterrupted();
        }
        underWay.add(call);
        try {
            call.request = start.get();
        } catch (RuntimeException | Error e) {
            underWay.removeLast();
            throw e;
        }
        bytes += call.data.bytes();
        receives += call.receives ? 1 : 0;
    }

    private void gone(Call<T> call) {
        bytes -= call.data.bytes();
        receives -= call.receives ? 1 : 0;
    }

    private boolean isUnderWay(Predicate<? super Call<T>> kind) {
        for (Call<T> call : underWay) {
            if (kind.test(call)) {
                return true;
            }
        }
        return false;
    }

    private static UserBuffer copied(UserBuffer data) {
        ByteBuffer copy = ByteBuffer.allocate(Math.toIntExact(data.bytes())).order(ByteOrder.nativeOrder());
        data.copyTo(0, data.count(), copy);
        copy.clear();
        int elements = copy.capacity() / data.type().base().size();
        return new UserBuffer(copy, 0, elements, data.type().base());
    }
}

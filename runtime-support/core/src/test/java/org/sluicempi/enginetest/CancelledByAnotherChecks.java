package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;

/** A receive that one thread waits for and another one cancels, which is how a program stops its listener. */
final class CancelledByAnotherChecks {
    private static final int TAG = 34;

    private CancelledByAnotherChecks() {}

    static void run(Rank rank, Tally tally) {
        if (rank.threadLevel() != ThreadLevel.MULTIPLE) {
            return;
        }
        Communicator world = rank.world();
        for (int source : new int[] {world.rank(), Communicator.ANY_SOURCE}) {
            Request alone = world.irecv(Script.filled(3, 0), source, TAG);
            tally.isTrue(cancelled(alone, alone::await).cancelled(), "cancelled in a wait, from " + source);
            Request one = world.irecv(Script.filled(3, 0), source, TAG);
            Request other = world.irecv(Script.filled(3, 0), source, TAG + 1);
            int first = cancelled(other, () -> rank.awaitAny(List.of(one, other)));
            tally.equal(first, 1, "cancelled in a wait for any, from " + source);
            tally.isTrue(other.await().cancelled(), "the one that was cancelled, from " + source);
            one.cancel();
            Status status = one.await();
            tally.isTrue(status.cancelled(), "the one that was not, from " + source);
        }
    }

    /** Waits, while another thread cancels the request as soon as this one is seen to wait. */
    private static <T> T cancelled(Request request, Supplier<T> wait) {
        Thread waiting = Thread.currentThread();
        Thread other = new Thread(() -> {
            while (!waits(waiting)) {
                Thread.yield();
            }
            request.cancel();
        });
        other.start();
        T result = wait.get();
        join(other);
        return result;
    }

    private static boolean waits(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().startsWith("await"));
    }

    private static void join(Thread other) {
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

package org.sluicempi.benchmarks;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How long the processors of this machine take to hand a cache line to one another just now. On a virtual machine that is
 * not the same all the time: whoever runs it moves its processors to cores that share a cache or to such that do not, and
 * back, every few seconds, and messages of any program take up to four times as long. What is to be compared must have
 * run at the same distance.
 */
final class Distance {
    private static final int ROUND_TRIPS = 3000;
    private static final int BATCHES = 10;
    /** Distances up to this multiple of the least one are the same. */
    private static final double SAME = 1.7;

    private static final int LOOKS = 40;
    private static final long PAUSE_MILLIS = 500;

    private double least = Double.MAX_VALUE;

    /** Whether the processors are as near to each other as they have ever been; true if there is only one. */
    boolean near() throws InterruptedException {
        if (Runtime.getRuntime().availableProcessors() < 2) {
            return true;
        }
        double now = nanos();
        least = Math.min(least, now);
        return now <= SAME * least;
    }

    /** Waits until they are, for twenty seconds at most. */
    void awaitNear() throws InterruptedException {
        for (int k = 0; k < LOOKS && !near(); k++) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /** Half the round trip of a cache line between two threads, the best of some batches. */
    private static double nanos() throws InterruptedException {
        AtomicLong line = new AtomicLong();
        Thread other = new Thread(
                () -> {
                    for (long k = 0; k < 2L * ROUND_TRIPS * BATCHES; k += 2) {
                        await(line, k + 1);
                        line.set(k + 2);
                    }
                },
                "distance");
        other.setDaemon(true);
        other.start();
        double best = Double.MAX_VALUE;
        long k = 0;
        for (int batch = 0; batch < BATCHES; batch++) {
            long start = System.nanoTime();
            for (int n = 0; n < ROUND_TRIPS; n++, k += 2) {
                line.set(k + 1);
                await(line, k + 2);
            }
            best = Math.min(best, (System.nanoTime() - start) / 2.0 / ROUND_TRIPS);
        }
        other.join();
        return best;
    }

    private static void await(AtomicLong line, long value) {
        while (line.get() != value) {
            Thread.onSpinWait();
        }
    }
}

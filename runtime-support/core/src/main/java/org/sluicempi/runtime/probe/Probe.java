package org.sluicempi.runtime.probe;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Measures between ranks 0 and 1 of a job of at least two; further ranks only start and end. */
public final class Probe {
    private static final int SMALL = 8;
    private static final int LARGE = 1 << 20;
    private static final int BATCHES = 10;
    private static final int SMALL_PER_BATCH = 2000;
    private static final int LARGE_PER_BATCH = 20;
    private static final int TAG = 1;

    private final Communicator world;
    private double sink;

    private Probe(Communicator world) {
        this.world = world;
    }

    /** For a launcher: rank 0 prints {@link ProbeResult#line}. */
    public static void main(String[] args) {
        Rank rank = Rank.of(Thread.currentThread().getContextClassLoader());
        rank.start();
        if (rank.world().size() < 2) {
            System.err.println(
                    "a probe needs two ranks, this job has " + rank.world().size());
            rank.world().abort(2);
        }
        ProbeResult result = run(rank);
        if (rank.world().rank() == 0) {
            System.out.println(result.line());
        }
        rank.finish();
    }

    /** Measures; called by every rank of the job. The result means something at rank 0. */
    public static ProbeResult run(Rank rank) {
        Probe probe = new Probe(rank.world());
        ProbeResult result = rank.world().rank() > 1 ? new ProbeResult(0, 0, 0, 0, "") : probe.measure(rank);
        rank.world().collectives().barrier();
        return result;
    }

    private ProbeResult measure(Rank rank) {
        UserBuffer small = buffer(SMALL);
        UserBuffer large = buffer(LARGE);
        double latency = best(small, SMALL_PER_BATCH);
        double transfer = best(large, LARGE_PER_BATCH);
        return new ProbeResult(
                latency, LARGE / transfer * 1e3, overlap(large, transfer), rank.eagerLimit(), rank.engineDescription());
    }

    private static UserBuffer buffer(int bytes) {
        return new UserBuffer(new byte[bytes], 0, bytes, BasicType.BYTE);
    }

    /** Half a round trip in ns. */
    private double best(UserBuffer buffer, int n) {
        double best = Double.MAX_VALUE;
        for (int batch = 0; batch < BATCHES; batch++) {
            long start = System.nanoTime();
            for (int k = 0; k < n; k++) {
                if (world.rank() == 0) {
                    world.send(SendMode.STANDARD, buffer, 1, TAG);
                    world.recv(buffer, 1, TAG);
                } else {
                    world.recv(buffer, 0, TAG);
                    world.send(SendMode.STANDARD, buffer, 0, TAG);
                }
            }
            best = Math.min(best, (System.nanoTime() - start) / 2.0 / n);
        }
        return best;
    }

    /** Rank 1 receives what rank 0 sends while it computes for as long as a transfer takes. */
    private double overlap(UserBuffer buffer, double transferNs) {
        double hidden = 0;
        for (int k = 0; k < BATCHES; k++) {
            long start = System.nanoTime();
            compute(transferNs);
            double computeNs = System.nanoTime() - start;
            double both = together(buffer, transferNs);
            hidden = Math.max(hidden, (transferNs + computeNs - both) / Math.min(transferNs, computeNs));
        }
        return Math.max(0, Math.min(1, hidden));
    }

    private double together(UserBuffer buffer, double computeNs) {
        UserBuffer token = buffer(0);
        int other = 1 - world.rank();
        Request ready = world.irecv(token, other, TAG);
        world.send(SendMode.STANDARD, token, other, TAG);
        ready.await();
        long start = System.nanoTime();
        Request transfer =
                world.rank() == 0 ? world.isend(SendMode.STANDARD, buffer, 1, TAG) : world.irecv(buffer, 0, TAG);
        compute(computeNs);
        transfer.await();
        return System.nanoTime() - start;
    }

    private void compute(double ns) {
        long end = System.nanoTime() + (long) ns;
        while (System.nanoTime() < end) {
            sink += Math.sqrt(sink + 1);
        }
    }
}

package org.sluicempi.runtime.delta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * A rank on a clock that only moves when it is told what something costs, at one end of a link after LogGP. Data flow one
 * way, so the ranks of a chain can be run one after the other: each finds the arrival times that the one before has made.
 */
final class SimulatedRank extends FakeCommunicator {
    /** Costs in ns: of a byte on the wire, the way, a piece at either end, waking up after a wait, copying a byte. */
    record Link(double nanosPerByte, long latency, long pieceNanos, long wakeNanos, double copyNanos, int eagerLimit) {
        static final Link GIGABIT = new Link(8, 50_000, 2_000, 10_000, 0.1, 65_536);
    }

    private record Landed(int from, int to, double at) {}

    private final Link link;
    private final SimulatedRank before;
    private final List<Landed> out = new ArrayList<>();
    private double now;
    private double sendPort;
    private double landingPort;
    private int taken;

    /** @param before the rank that this one receives from, null for the first */
    SimulatedRank(Link link, SimulatedRank before) {
        this.link = link;
        this.before = before;
        clock = () -> (long) now;
    }

    double now() {
        return now;
    }

    void compute(double nanos) {
        now += nanos;
    }

    @Override
    public Rank owner() {
        return FakeRank.with(clock, openSends);
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        depart(0, data.count(), data.bytes());
        if (data.bytes() > link.eagerLimit) {
            now += 2 * link.latency;
        }
    }

    private void depart(int from, int to, long bytes) {
        now += link.pieceNanos + bytes * link.copyNanos;
        double start = Math.max(now, sendPort);
        sendPort = start + bytes * link.nanosPerByte;
        landingPort = Math.max(start + link.latency, landingPort) + bytes * link.nanosPerByte;
        out.add(new Landed(from, to, landingPort));
    }

    @Override
    public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        return new DeltaStream() {
            @Override
            public int pieceLimit() {
                return link.eagerLimit;
            }

            @Override
            public boolean idle() {
                return sendPort <= now;
            }

            @Override
            public void piece(int from, int to) {
                depart(from, to, (long) (to - from) * data.type().size());
            }

            @Override
            public void end(int total) {
                now += link.pieceNanos;
            }

            @Override
            public void abandon(String reason) {
                throw new AssertionError(reason);
            }
        };
    }

    /** Spends the time that the pieces which arrive until then take at this end. */
    private void takeIn(double until) {
        while (taken < before.out.size() && before.out.get(taken).at <= until) {
            now = Math.max(now, before.out.get(taken).at) + link.pieceNanos;
            taken++;
        }
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        return new Request() {
            @Override
            public Status await() {
                awaitElements(0, into.count());
                return Status.EMPTY;
            }

            @Override
            public Optional<Status> test() {
                throw new AssertionError("not expected");
            }

            @Override
            public void cancel() {
                throw new AssertionError("not expected");
            }

            @Override
            public boolean takeBack() {
                throw new AssertionError("not expected");
            }

            @Override
            public void awaitElements(int from, int to) {
                for (Landed piece : before.out) {
                    if (piece.from < to && from < piece.to && piece.at > now) {
                        takeIn(piece.at);
                        now = Math.max(now, piece.at + link.wakeNanos);
                    }
                }
                takeIn(now);
            }

            @Override
            public int arrivedUpTo(int from) {
                takeIn(now);
                int end = from;
                boolean all = true;
                for (Landed piece : before.out) {
                    if (piece.at <= now && piece.from <= end && end < piece.to) {
                        end = piece.to;
                    }
                    all &= piece.at <= now;
                }
                return all ? Integer.MAX_VALUE : end;
            }
        };
    }
}

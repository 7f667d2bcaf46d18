package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** Messages in pieces and whole ones from rank 0 to rank 1, received in every way that there is. */
public final class Deltas {
    private static final Checks CHECKS = new Checks();
    private static final int[] LENGTHS = {0, 1, 5, 6, 7, 40, 1000, 60_000};

    private enum Way {
        PLAIN,
        ASCENDING,
        DESCENDING,
        SHUFFLED,
        ANNOUNCED_AT_END,
        SHORTER_THAN_OPENED
    }

    private enum Reception {
        BLOCKING,
        NONBLOCKING,
        ELEMENTS,
        POLLED,
        PROBED,
        POLL_PROBED,
        MATCHED,
        ANY_SOURCE,
        ANY_OF,
        POSTED_BEFORE
    }

    private Deltas() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Deltas.class);
        rank.start();
        Communicator world = rank.world();
        Communicator other = world.split(0, -world.rank()).orElseThrow();
        for (Communicator comm : List.of(world, other)) {
            int sender = comm == world ? 0 : comm.size() - 1;
            for (Way way : Way.values()) {
                for (Reception reception : Reception.values()) {
                    for (int n : comm == world ? LENGTHS : new int[] {5, 1000}) {
                        for (int storage = n > 10_000 ? 3 : 0; storage < 4; storage++) {
                            exchange(comm, sender, way, reception, n, storage);
                        }
                    }
                }
            }
        }
        order(world);
        interleaved(world);
        shortReceives(world);
        otherTypes(world);
        abandoned(world);
        world.collectives().barrier();
        System.out.println("eager limit " + rank.eagerLimit());
        CHECKS.report(world.rank());
        rank.finish();
    }

    private static Object storage(boolean direct, int n) {
        return direct
                ? ByteBuffer.allocateDirect(8 * n)
                        .order(ByteOrder.nativeOrder())
                        .asDoubleBuffer()
                : new double[n];
    }

    private static void put(Object storage, int k, double value) {
        if (storage instanceof double[] array) {
            array[k] = value;
        } else {
            ((DoubleBuffer) storage).put(k, value);
        }
    }

    private static double get(Object storage, int k) {
        return storage instanceof double[] array ? array[k] : ((DoubleBuffer) storage).get(k);
    }

    private static void exchange(Communicator comm, int sender, Way way, Reception reception, int n, int storages) {
        int receiver = sender == 0 ? 1 : comm.size() - 2;
        String what = way + " " + reception + " " + n + " storages " + storages;
        if (comm.rank() == sender) {
            if (reception == Reception.POSTED_BEFORE) {
                comm.recv(new UserBuffer(new byte[0], 0, 0, BasicType.BYTE), receiver, 1);
            }
            send(comm, way, storage(storages % 2 == 1, n + 3), n, receiver);
        } else if (comm.rank() == receiver) {
            Object into = storage(storages / 2 == 1, n + 20);
            Status status = receive(comm, reception, new UserBuffer(into, 2, n + 10, BasicType.DOUBLE), sender, n);
            CHECKS.equal(status, new Status(sender, 7, 8L * n, false), what);
            for (int k = 0; k < n + 20; k++) {
                boolean inside = k >= 2 && k < n + 2;
                if (get(into, k) != (inside ? k - 1.5 : 0)) {
                    throw new AssertionError(what + ": element " + k + " is " + get(into, k));
                }
            }
        }
    }

    private static void send(Communicator comm, Way way, Object storage, int n, int receiver) {
        for (int k = 0; k < n; k++) {
            put(storage, 3 + k, k + 0.5);
        }
        UserBuffer data = new UserBuffer(storage, 3, n, BasicType.DOUBLE);
        if (way == Way.PLAIN) {
            comm.send(SendMode.STANDARD, data, receiver, 7);
            return;
        }
        Object longer = storage;
        if (way == Way.SHORTER_THAN_OPENED) {
            longer = storage(storage instanceof DoubleBuffer, n + 503);
            for (int k = 0; k < n; k++) {
                put(longer, 3 + k, k + 0.5);
            }
        }
        UserBuffer open = way == Way.SHORTER_THAN_OPENED ? new UserBuffer(longer, 3, n + 500, BasicType.DOUBLE) : data;
        DeltaStream stream = comm.openDelta(open, receiver, 7, way != Way.ANNOUNCED_AT_END);
        int step = Math.max(1, n / 7);
        List<Integer> starts = new ArrayList<>();
        for (int at = 0; at < n; at += step) {
            starts.add(at);
        }
        if (way == Way.DESCENDING) {
            starts = starts.reversed();
        } else if (way == Way.SHUFFLED) {
            java.util.Collections.shuffle(starts, new java.util.Random(n));
        }
        for (int at : starts) {
            stream.piece(at, Math.min(n, at + step));
            stream.idle();
        }
        stream.end(n);
    }

    private static Status receive(Communicator comm, Reception how, UserBuffer into, int sender, int n) {
        switch (how) {
            case BLOCKING:
                return comm.recv(into, sender, 7);
            case ANY_SOURCE:
                return comm.recv(into, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            case NONBLOCKING:
                return comm.irecv(into, sender, 7).await();
            case ELEMENTS: {
                Request request = comm.irecv(into, sender, Communicator.ANY_TAG);
                for (int k = 0; k < n; k += Math.max(1, n / 5)) {
                    request.awaitElements(k, k + 1);
                    if (get(into.storage(), 2 + k) != k + 0.5) {
                        throw new AssertionError("element " + k + " awaited, is " + get(into.storage(), 2 + k));
                    }
                }
                return request.await();
            }
            case POLLED: {
                Request request = comm.irecv(into, Communicator.ANY_SOURCE, 7);
                for (int at = 0; at != Integer.MAX_VALUE; at = request.arrivedUpTo(at)) {
                    if (at > 0 && at <= n && get(into.storage(), 1 + at) != at - 0.5) {
                        throw new AssertionError("element " + at + " has arrived, is " + get(into.storage(), 1 + at));
                    }
                }
                return request.test().orElseThrow();
            }
            case PROBED: {
                Status status = comm.probe(sender, 7);
                CHECKS.equal(status.bytes(), 8L * n, "length told by a probe");
                CHECKS.equal(comm.probe(Communicator.ANY_SOURCE, Communicator.ANY_TAG), status, "second probe");
                return comm.recv(into, status.source(), status.tag());
            }
            case POLL_PROBED: {
                Optional<Status> status = Optional.empty();
                while (status.isEmpty()) {
                    status = comm.iprobe(Communicator.ANY_SOURCE, 7);
                }
                CHECKS.equal(status.get().bytes(), 8L * n, "length told by a probe");
                return comm.irecv(into, status.get().source(), Communicator.ANY_TAG)
                        .await();
            }
            case MATCHED:
                return comm.mprobe(Communicator.ANY_SOURCE, 7).recv(into);
            case ANY_OF: {
                List<Request> both = List.of(
                        comm.irecv(new UserBuffer(new int[1], 0, 1, BasicType.INT), sender, 8),
                        comm.irecv(into, sender, 7));
                CHECKS.equal(comm.owner().awaitAny(both), 1, "the one that completes");
                both.get(0).cancel();
                both.get(0).await();
                return both.get(1).await();
            }
            default: {
                Request request = comm.irecv(into, sender, 7);
                comm.send(SendMode.STANDARD, new UserBuffer(new byte[0], 0, 0, BasicType.BYTE), sender, 1);
                return request.await();
            }
        }
    }

    /** Whole messages and such in pieces, of one envelope and of several tags, seen by probes in between. */
    private static void order(Communicator world) {
        int n = 60;
        for (int k = 0; k < n; k++) {
            int length = 10 + k;
            double[] data = new double[100];
            data[0] = k;
            if (world.rank() == 0) {
                UserBuffer message = new UserBuffer(data, 0, length, BasicType.DOUBLE);
                if (k % 3 == 0) {
                    world.send(SendMode.STANDARD, message, 1, k % 2);
                } else {
                    DeltaStream stream = world.openDelta(message, 1, k % 2);
                    stream.piece(0, length);
                    stream.end(length);
                }
            } else if (world.rank() == 1) {
                if (k % 4 == 0) {
                    // Two of the other tag lie behind or before it.
                    world.probe(0, 1 - k % 2);
                }
                UserBuffer into = new UserBuffer(data, 0, 100, BasicType.DOUBLE);
                Status status = world.recv(into, 0, k % 5 == 0 ? Communicator.ANY_TAG : k % 2);
                CHECKS.equal(status, new Status(0, k % 2, 8L * length, false), "in order");
                CHECKS.equal(data[0], (double) k, "in order");
            }
        }
    }

    /** Several messages open at once, to one receiver, ended in another order. */
    private static void interleaved(Communicator world) {
        int n = 5;
        int length = 5000;
        if (world.rank() == 0) {
            List<DeltaStream> streams = new ArrayList<>();
            List<Request> plain = new ArrayList<>();
            for (int k = 0; k < n; k++) {
                double[] data = new double[length];
                java.util.Arrays.fill(data, k);
                UserBuffer message = new UserBuffer(data, 0, length, BasicType.DOUBLE);
                streams.add(world.openDelta(message, 1, 3));
                plain.add(world.isend(SendMode.STANDARD, message, 1, 3));
            }
            for (int at = 0; at < length; at += 1000) {
                for (DeltaStream stream : streams.reversed()) {
                    stream.piece(at, at + 1000);
                }
            }
            streams.reversed().forEach(stream -> stream.end(length));
            plain.forEach(Request::await);
        } else if (world.rank() == 1) {
            List<Request> requests = new ArrayList<>();
            List<double[]> into = new ArrayList<>();
            for (int k = 0; k < 2 * n; k++) {
                into.add(new double[length]);
                requests.add(world.irecv(new UserBuffer(into.get(k), 0, length, BasicType.DOUBLE), 0, 3));
            }
            for (int k = 0; k < 2 * n; k++) {
                requests.get(k).await();
                CHECKS.equal(into.get(k)[length - 1], (double) (k / 2), "message " + k);
            }
        }
    }

    /** Receives that are too short, shorter than a head among them. */
    private static void shortReceives(Communicator world) {
        for (int room : new int[] {0, 1, 5, 6, 50}) {
            if (world.rank() == 0) {
                UserBuffer message = new UserBuffer(new double[100], 0, 100, BasicType.DOUBLE);
                for (int k = 0; k < 2; k++) {
                    DeltaStream stream = world.openDelta(message, 1, 4);
                    stream.piece(0, 60);
                    stream.piece(60, 100);
                    stream.end(100);
                }
            } else if (world.rank() == 1) {
                for (int k = 0; k < 2; k++) {
                    Object into = storage(k == 1, room);
                    UserBuffer buffer = new UserBuffer(into, 0, room, BasicType.DOUBLE);
                    CHECKS.fails(ErrorClass.TRUNCATE, () -> world.recv(buffer, 0, 4), "room for " + room);
                }
            }
        }
    }

    /** Bytes sent, integers received, a piece ending in the middle of one. */
    private static void otherTypes(Communicator world) {
        if (world.rank() == 0) {
            byte[] data = new byte[403];
            for (int k = 0; k < data.length; k++) {
                data[k] = (byte) k;
            }
            DeltaStream stream = world.openDelta(new UserBuffer(data, 3, 400, BasicType.BYTE), 1, 5);
            stream.piece(0, 10);
            stream.piece(150, 400);
            stream.piece(10, 150);
            stream.end(400);
        } else if (world.rank() == 1) {
            int[] into = new int[101];
            world.recv(new UserBuffer(into, 1, 100, BasicType.INT), 0, 5);
            ByteBuffer bytes = ByteBuffer.allocate(404).order(ByteOrder.nativeOrder());
            bytes.asIntBuffer().put(into);
            for (int k = 0; k < 400; k++) {
                CHECKS.equal(bytes.get(4 + k), (byte) (k + 3), "byte " + k);
            }
        }
    }

    private static void abandoned(Communicator world) {
        UserBuffer message = new UserBuffer(new double[1000], 0, 1000, BasicType.DOUBLE);
        if (world.rank() == 0) {
            DeltaStream stream = world.openDelta(message, 1, 6);
            stream.piece(0, 10);
            stream.abandon("planted");
        } else if (world.rank() == 1) {
            CHECKS.fails(ErrorClass.PROC_FAILED, () -> world.recv(message, 0, 6), "given up");
        }
    }
}

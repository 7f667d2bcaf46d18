package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.DerivedDatatype;

/** What messages can be made of: lengths, kinds of buffers, send modes, datatypes. */
final class Payloads {
    private static final int[] LENGTHS = {0, 1, 5, 6, 7, 100, 3000, 100_000};

    private final Rank rank;
    private final Communicator world;
    private final Tally tally;

    Payloads(Rank rank, Tally tally) {
        this.rank = rank;
        this.world = rank.world();
        this.tally = tally;
    }

    void run() {
        for (int length : LENGTHS) {
            kinds(length);
        }
        rank.attachBuffer(1 << 21);
        modes();
        tally.equal(rank.detachBuffer(), 1 << 21, "detached");
        gaps();
        growing();
    }

    /** Heap arrays, direct and heap buffers, blocking and not. */
    private void kinds(int n) {
        List<Object> from = List.of(new double[n + 3], direct(n + 3), DoubleBuffer.allocate(n + 3));
        for (int k = 0; k < from.size(); k++) {
            for (int how = 0; how < 4; how++) {
                if (world.rank() == 0) {
                    UserBuffer data = new UserBuffer(fill(from.get(k), 3, n), 3, n, BasicType.DOUBLE);
                    if (how % 2 == 0) {
                        world.send(SendMode.STANDARD, data, 1, k);
                    } else {
                        world.isend(SendMode.STANDARD, data, 1, k).await();
                    }
                    continue;
                }
                for (Object into : List.of(new double[n + 9], direct(n + 9))) {
                    if (into instanceof double[] == (how < 2)) {
                        UserBuffer place = new UserBuffer(into, 2, n + 7, BasicType.DOUBLE);
                        Status status = how % 2 == 0
                                ? world.recv(place, 0, k)
                                : world.irecv(place, 0, k).await();
                        tally.equal(status, new Status(0, k, 8L * n, false), "status");
                        double[] came = into instanceof double[] a ? a : doubles((DoubleBuffer) into);
                        double[] expected = new double[n + 9];
                        fill(expected, 2, n);
                        tally.isTrue(Arrays.equals(came, expected), "data of " + n + " in way " + how);
                    }
                }
            }
        }
    }

    private void modes() {
        for (int n : LENGTHS) {
            for (SendMode mode : SendMode.values()) {
                double[] data = new double[n];
                UserBuffer all = new UserBuffer(data, 0, n, BasicType.DOUBLE);
                if (world.rank() == 0) {
                    fill(data, 0, n);
                    world.recv(new UserBuffer(new byte[1], 0, 1, BasicType.BYTE), 1, 1);
                    Request request = world.isend(mode, all, 1, 2);
                    if (mode == SendMode.BUFFERED) {
                        Arrays.fill(data, -1);
                    }
                    tally.equal(request.await(), Status.EMPTY, "status of a send");
                    fill(data, 0, n);
                    world.send(mode, all, 1, 3);
                } else {
                    double[] second = new double[n];
                    List<Request> posted = List.of(
                            world.irecv(all, 0, 2), world.irecv(new UserBuffer(second, 0, n, BasicType.DOUBLE), 0, 3));
                    world.send(SendMode.STANDARD, new UserBuffer(new byte[1], 0, 1, BasicType.BYTE), 0, 1);
                    posted.forEach(Request::await);
                    tally.isTrue(Arrays.equals(data, (double[]) fill(new double[n], 0, n)), mode + " isend");
                    tally.isTrue(Arrays.equals(data, second), mode + " send");
                }
            }
        }
    }

    /** Every second column of a matrix, heap and direct on both sides. */
    private void gaps() {
        Datatype column = DerivedDatatype.vector(5, 1, 4, BasicType.INT);
        for (int how = 0; how < 4; how++) {
            Object storage = how % 2 == 0
                    ? new int[24]
                    : ByteBuffer.allocateDirect(96)
                            .order(ByteOrder.nativeOrder())
                            .asIntBuffer();
            boolean sends = world.rank() == 0;
            if (!sends && how >= 2) {
                storage = ByteBuffer.allocateDirect(96).order(ByteOrder.nativeOrder());
            }
            ByteBuffer values = ByteBuffer.allocate(96).order(ByteOrder.nativeOrder());
            if (sends) {
                for (int k = 0; k < 24; k++) {
                    values.putInt(4 * k, k);
                }
                new UserBuffer(values, 0, 24, BasicType.INT).copyTo(new UserBuffer(storage, 0, 24, BasicType.INT), 96);
                world.send(SendMode.STANDARD, new UserBuffer(storage, 2, 1, column), 1, 5);
                world.isend(SendMode.STANDARD, new UserBuffer(storage, 3, 1, column), 1, 5)
                        .await();
            } else {
                Status status = world.recv(new UserBuffer(storage, 1, 1, column), 0, 5);
                tally.equal(status.count(column), 1, "elements with gaps");
                world.irecv(new UserBuffer(storage, 2, 1, column), 0, 5).await();
                new UserBuffer(storage, 0, 24, BasicType.INT).copyTo(new UserBuffer(values, 0, 24, BasicType.INT), 96);
                for (int row = 0; row < 5; row++) {
                    tally.equal(values.getInt(4 * (4 * row + 1)), 4 * row + 2, "first column");
                    tally.equal(values.getInt(4 * (4 * row + 2)), 4 * row + 3, "second column");
                    tally.equal(values.getInt(16 * row), 0, "gap");
                }
            }
        }
    }

    private void growing() {
        byte[] data = {5, 6, 7};
        UserBuffer all = new UserBuffer(data, 0, 3, BasicType.BYTE);
        if (world.rank() == 0) {
            world.send(SendMode.STANDARD, all, 1, 80);
            world.send(SendMode.STANDARD, all, 1, 80);
        } else {
            for (int k = 0; k < 2; k++) {
                GrowingBytes into = new GrowingBytes();
                Status status = k == 0
                        ? world.recv(into.buffer(), 0, 80)
                        : world.irecv(into.buffer(), 0, 80).await();
                tally.equal(into.first((int) status.bytes()), data, "bytes of unknown length");
            }
        }
    }

    private static Object fill(Object storage, int from, int n) {
        for (int k = 0; k < n; k++) {
            if (storage instanceof double[] a) {
                a[from + k] = k + 0.5;
            } else if (storage instanceof DoubleBuffer b) {
                b.put(from + k, k + 0.5);
            }
        }
        return storage;
    }

    private static DoubleBuffer direct(int n) {
        return ByteBuffer.allocateDirect(8 * n).order(ByteOrder.nativeOrder()).asDoubleBuffer();
    }

    private static double[] doubles(DoubleBuffer buffer) {
        double[] all = new double[buffer.capacity()];
        buffer.get(0, all);
        return all;
    }
}

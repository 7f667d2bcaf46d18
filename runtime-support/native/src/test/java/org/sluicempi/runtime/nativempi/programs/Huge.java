package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.DerivedDatatype;

/**
 * Messages of more than 2 GiB, and of more than 2^31 - 1 bytes in a count that fits, between two ranks. The argument names
 * the part; each part needs some 5 GB in each rank.
 */
public final class Huge {
    private static final int N = 300_000_000;
    private static final SendMode STANDARD = SendMode.STANDARD;

    private final Tally checks = new Tally();
    private final Communicator world;
    private final boolean sender;

    private Huge(Communicator world) {
        this.world = world;
        sender = world.rank() == 0;
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(Huge.class);
        rank.start();
        Huge program = new Huge(rank.world());
        switch (args[0]) {
            case "arrays" -> program.arrays();
            case "pieces" -> program.pieces();
            case "collectives" -> program.collectives();
            case "gaps" -> program.gaps();
            default -> throw new AssertionError(args[0]);
        }
        program.checks.report(rank.world().rank());
        rank.finish();
    }

    /** Marks at both ends and around the places where 31 and 32 bits of bytes end. */
    private static final int[] MARKS = {0, 1, (1 << 28) - 1, 1 << 28, (1 << 28) + 1, N - 1};

    private double[] marked() {
        double[] data = new double[N];
        for (int mark : MARKS) {
            data[mark] = sender ? mark + 0.5 : 0;
        }
        return data;
    }

    private void check(double[] data, double factor, String what) {
        for (int mark : MARKS) {
            checks.equal(data[mark], factor * (mark + 0.5), what + " " + mark);
        }
        checks.equal(data[2], 0.0, what + " between the marks");
    }

    private static UserBuffer all(double[] data) {
        return new UserBuffer(data, 0, N, BasicType.DOUBLE);
    }

    private static void clear(double[] data) {
        for (int mark : MARKS) {
            data[mark] = 0;
        }
    }

    private void arrays() {
        double[] data = marked();
        if (sender) {
            world.send(STANDARD, all(data), 1, 1);
            world.isend(SendMode.SYNCHRONOUS, all(data), 1, 2).await();
            world.send(STANDARD, all(data), 1, 3);
            return;
        }
        Status expected = new Status(0, 1, 8L * N, false);
        checks.equal(world.recv(all(data), 0, 1), expected, "status");
        checks.equal(expected.count(BasicType.DOUBLE), N, "count");
        check(data, 1, "recv");
        clear(data);
        Request receive = world.irecv(all(data), 0, 2);
        checks.equal(receive.await().bytes(), 8L * N, "bytes");
        check(data, 1, "irecv");
        clear(data);
        checks.equal(world.probe(0, 3).bytes(), 8L * N, "probed");
        checks.equal(world.mprobe(0, 3).recv(all(data)).bytes(), 8L * N, "matched");
        check(data, 1, "mrecv");
    }

    private void pieces() {
        double[] data = marked();
        if (sender) {
            var stream = world.openDelta(all(data), 1, 1);
            for (int from = 0; from < N; from += N / 10) {
                stream.piece(from, from + N / 10);
            }
            stream.end(N);
            return;
        }
        Request receive = world.irecv(all(data), 0, 1);
        receive.awaitElements(N - 2, N);
        checks.equal(data[N - 1], N - 0.5, "the last element");
        checks.equal(receive.await(), new Status(0, 1, 8L * N, false), "status");
        check(data, 1, "pieces");
    }

    private void collectives() {
        double[] data = marked();
        world.collectives().bcast(all(data), 0);
        check(data, 1, "bcast");
        world.collectives().allreduce(null, all(data), StandardOps.SUM);
        check(data, 2, "allreduce");
    }

    /** A datatype with gaps in a direct buffer, and one element of many bytes several times. */
    private void gaps() {
        DoubleBuffer direct = ByteBuffer.allocateDirect(1 << 24)
                .order(ByteOrder.nativeOrder())
                .asDoubleBuffer();
        Datatype everySecond = DerivedDatatype.vector(1 << 20, 1, 2, BasicType.DOUBLE);
        UserBuffer one = new UserBuffer(direct, 0, 1, everySecond);
        direct.put((1 << 21) - 2, sender ? 7.5 : 0);
        Datatype row = DerivedDatatype.contiguous(3_000, BasicType.DOUBLE);
        double[] data = marked();
        UserBuffer rows = new UserBuffer(data, 0, N / 3_000, row);
        if (sender) {
            world.send(STANDARD, one, 1, 1);
            world.send(STANDARD, rows, 1, 2);
        } else {
            checks.equal(world.recv(one, 0, 1).bytes(), 1L << 23, "bytes with gaps");
            checks.equal(direct.get((1 << 21) - 2), 7.5, "the last with gaps");
            Status status = world.recv(rows, 0, 2);
            checks.equal(status.count(row), N / 3_000, "rows");
            check(data, 1, "rows");
        }
    }
}

package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Rank 0 of a job whose rank 1 is the C program {@code partner.c}. */
public final class WithC {
    private static final int[] LENGTHS = {0, 1, 6, 100, 70_000};

    private WithC() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(WithC.class);
        rank.start();
        Communicator world = rank.world();
        Tally checks = new Tally();
        for (int n = 0; n < LENGTHS.length; n++) {
            double[] values = new double[LENGTHS[n]];
            for (int k = 0; k < values.length; k++) {
                values[k] = k + 0.5;
            }
            UserBuffer all = new UserBuffer(values, 0, values.length, BasicType.DOUBLE);
            // The second half of the lengths in the way of a transformed program: whole, because C knows no pieces.
            if (n % 2 == 0) {
                world.send(SendMode.STANDARD, all, 1, n);
            } else {
                var stream = world.openDelta(all, 1, n);
                stream.piece(0, values.length);
                stream.end(values.length);
            }
            Status status = world.recv(all, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            checks.equal(status, new Status(1, n, 8L * values.length, false), "status of what C sent");
            for (int k = 0; k < values.length; k++) {
                checks.equal(values[k], k + 1.5, "value of what C sent");
            }
        }
        send(world, new int[] {-7, 8}, BasicType.INT);
        send(world, new long[] {-(1L << 40), 3}, BasicType.LONG);
        send(world, new float[] {0.25f, -2}, BasicType.FLOAT);
        send(world, new char[] {'x', '\ufffe'}, BasicType.CHAR);
        send(world, new boolean[] {true, false}, BasicType.BOOLEAN);
        short[] shorts = new short[2];
        world.recv(new UserBuffer(shorts, 0, 2, BasicType.SHORT), 1, 21);
        checks.equal(shorts, new short[] {-1, -2}, "shorts");
        column(world, checks);
        checks.report(world.rank());
        rank.finish();
    }

    private static void send(Communicator world, Object two, BasicType type) {
        world.send(SendMode.STANDARD, new UserBuffer(two, 0, 2, type), 1, 20);
    }

    private static void column(Communicator world, Tally checks) {
        IntBuffer matrix =
                ByteBuffer.allocateDirect(80).order(ByteOrder.nativeOrder()).asIntBuffer();
        for (int row = 0; row < 5; row++) {
            matrix.put(4 * row + 2, 100 + row);
        }
        DerivedDatatype column = DerivedDatatype.vector(5, 1, 4, BasicType.INT);
        world.send(SendMode.STANDARD, new UserBuffer(matrix, 2, 1, column), 1, 22);
        int[] back = new int[20];
        world.recv(new UserBuffer(back, 3, 1, column), 1, 23);
        for (int row = 0; row < 5; row++) {
            checks.equal(back[4 * row + 3], 100 + row, "column that C sent");
        }
    }
}

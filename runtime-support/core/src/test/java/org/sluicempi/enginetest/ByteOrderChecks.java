package org.sluicempi.enginetest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** Typed buffers in the other byte order than the machine's: their memory travels as it lies, but nobody computes with it. */
final class ByteOrderChecks {
    private static final ByteOrder OTHER =
            ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;

    private static final int VALUE = 0x01020304;

    private ByteOrderChecks() {}

    static void run(Communicator world, Tally tally) {
        for (ByteBuffer memory : new ByteBuffer[] {ByteBuffer.allocate(8), ByteBuffer.allocateDirect(8)}) {
            IntBuffer foreign = memory.order(OTHER).asIntBuffer().put(0, VALUE);
            IntBuffer own = IntBuffer.allocate(2);
            String kind = UserBuffer.kind(foreign);
            exchange(world, foreign, own);
            tally.equal(own.get(0), Integer.reverseBytes(VALUE), "sent from a " + kind);
            own.put(1, VALUE);
            exchange(world, own, foreign);
            tally.equal(foreign.get(0), VALUE, "received into a " + kind);
            tally.equal(foreign.get(1), Integer.reverseBytes(VALUE), "also received into a " + kind);
            reductions(world.collectives(), foreign, own, tally);
        }
    }

    /** Around the ring of all ranks. */
    private static void exchange(Communicator world, IntBuffer from, IntBuffer into) {
        int next = (world.rank() + 1) % world.size();
        int previous = (world.rank() + world.size() - 1) % world.size();
        Request coming = world.irecv(ints(into), previous, 1);
        world.send(SendMode.STANDARD, ints(from), next, 1);
        coming.await();
    }

    private static void reductions(Collectives collectives, IntBuffer foreign, IntBuffer own, Tally tally) {
        String kind = UserBuffer.kind(foreign);
        tally.fails(
                ErrorClass.BUFFER,
                () -> collectives.allreduce(ints(foreign), ints(own), StandardOps.SUM),
                "a sum of a " + kind);
        tally.fails(
                ErrorClass.BUFFER,
                () -> collectives.scan(ints(own), ints(foreign), StandardOps.SUM),
                "sums into a " + kind);
        tally.fails(
                ErrorClass.BUFFER,
                () -> collectives.reduce(null, ints(foreign), StandardOps.SUM, 0),
                "a sum in place in a " + kind);
    }

    private static UserBuffer ints(IntBuffer buffer) {
        return new UserBuffer(buffer, 0, 2, BasicType.INT);
    }
}

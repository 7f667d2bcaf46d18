package org.sluicempi.enginetest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Map;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.DerivedDatatype;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

/** Transfers beyond the ends of windows, of which each rank has a part of its own length and unit, and the first has none. */
final class WindowExtentChecks {
    private final Communicator world;
    private final Tally tally;

    private WindowExtentChecks(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
    }

    /** One rank alone does nothing: Open MPI has no window for it. */
    static void run(Rank rank, Tally tally) {
        Communicator world = rank.world();
        if (world.size() == 1) {
            return;
        }
        WindowService windows = WindowService.of(rank, "Win");
        int me = world.rank();
        IntBuffer memory = me == 0 ? null : ints(new int[me + 1]);
        tally.fails(ErrorClass.DISP, () -> windows.create(world, memory, 4L * me, 0, Map.of()), "a unit of nothing");
        Window window = windows.create(world, memory, 4L * me, me % 2 == 0 ? 4 : 1, Map.of());
        window.epochs().fence(0);
        WindowExtentChecks checks = new WindowExtentChecks(world, tally);
        for (int other = 0; other < world.size(); other++) {
            checks.outside(window.transfers(), other, other * (other % 2 == 0 ? 1 : 4));
        }
        window.epochs().fence(0);
        int next = (me + 1) % world.size();
        if (next > 0) {
            window.transfers().put(one(7), new Target(next, (next - 1) * (next % 2 == 0 ? 1L : 4L), 1, BasicType.INT));
        }
        window.epochs().fence(0);
        if (me > 0) {
            tally.equal(memory.get(me - 1), 7, "the last element of a window");
            tally.equal(memory.get(me), 0, "what lies behind a window");
        }
        world.collectives().barrier();
        window.free();
    }

    /** @param end displacement of the window's end */
    private void outside(Transfers transfers, int other, int end) {
        String where = " at rank " + other + " of " + world.size();
        Target behind = new Target(other, end, 1, BasicType.INT);
        refused(() -> transfers.put(one(1), behind), "put" + where);
        refused(() -> transfers.get(one(1), behind), "get" + where);
        refused(() -> transfers.accumulate(one(1), behind, StandardOps.SUM), "accumulate" + where);
        refused(() -> transfers.getAccumulate(one(1), one(1), behind, StandardOps.SUM), "getAccumulate" + where);
        refused(() -> transfers.fetchAndOp(one(1), one(1), other, end, StandardOps.SUM), "fetchAndOp" + where);
        refused(() -> transfers.compareAndSwap(one(1), one(1), one(1), other, end), "compareAndSwap" + where);
        refused(() -> transfers.startPut(one(1), behind), "startPut" + where);
        refused(() -> transfers.startGet(one(1), behind), "startGet" + where);
        refused(() -> transfers.startAccumulate(one(1), behind, StandardOps.SUM), "startAccumulate" + where);
        refused(
                () -> transfers.startGetAccumulate(one(1), one(1), behind, StandardOps.SUM),
                "startGetAccumulate" + where);
        UserBuffer two = new UserBuffer(ints(new int[2]), 0, 2, BasicType.INT);
        refused(() -> transfers.put(two, new Target(other, -1, 2, BasicType.INT)), "before" + where);
        refused(() -> transfers.put(one(1), new Target(other, Long.MAX_VALUE, 1, BasicType.INT)), "far" + where);
        refused(() -> transfers.put(one(1), new Target(other, Long.MIN_VALUE, 1, BasicType.INT)), "far before" + where);
        UserBuffer many = new UserBuffer(ints(new int[other + 1]), 0, other + 1, BasicType.INT);
        refused(() -> transfers.put(many, new Target(other, 0, other + 1, BasicType.INT)), "one too many" + where);
        Datatype gap = DerivedDatatype.resized(DerivedDatatype.vector(2, 1, other + 1, BasicType.INT), 0, 1);
        refused(() -> transfers.put(two, new Target(other, 0, 1, gap)), "with a gap" + where);
        Datatype early = DerivedDatatype.hindexed(new int[] {1}, new int[] {-1}, BasicType.INT);
        refused(() -> transfers.put(one(1), new Target(other, 0, 1, early)), "before its place" + where);
        Datatype late = DerivedDatatype.hindexed(new int[] {1}, new int[] {1}, BasicType.INT);
        refused(() -> transfers.put(one(1), new Target(other, -1, 1, late)), "before, with a place behind" + where);
        UserBuffer none = new UserBuffer(null, 0, 0, BasicType.INT);
        Target nothing = new Target(other, end + 9, 0, BasicType.INT);
        Target before = new Target(other, -1, 0, BasicType.INT);
        refused(() -> transfers.put(none, before), "nothing put" + where);
        refused(() -> transfers.get(none, before), "nothing got" + where);
        refused(() -> transfers.accumulate(none, before, StandardOps.SUM), "nothing accumulated" + where);
        refused(() -> transfers.getAccumulate(none, none, before, StandardOps.SUM), "nothing fetched" + where);
        refused(() -> transfers.startPut(none, before), "nothing put by a request" + where);
        transfers.put(none, nothing);
        transfers.get(none, nothing);
        transfers.accumulate(none, nothing, StandardOps.SUM);
        transfers.getAccumulate(none, none, nothing, StandardOps.SUM);
    }

    private void refused(Runnable transfer, String what) {
        tally.fails(ErrorClass.DISP, transfer, what);
    }

    private static UserBuffer one(int value) {
        return new UserBuffer(ints(new int[] {value}), 0, 1, BasicType.INT);
    }

    private static IntBuffer ints(int[] values) {
        return ByteBuffer.allocateDirect(4 * values.length)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer()
                .put(0, values);
    }
}

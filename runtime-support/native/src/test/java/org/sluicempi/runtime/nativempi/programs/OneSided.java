package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Map;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowOp;
import org.sluicempi.runtime.rma.WindowService;

/** What windows do that the face cannot ask for, and races of any number of ranks. For two ranks or more. */
public final class OneSided {
    private static final Map<String, String> NO_HINTS = Map.of();
    private static final int NOCHECK_BIT = 1;

    private final Communicator world;
    private final Rank rank;
    private final int me;
    private final int next;
    private final WindowService windows;
    private final Tally tally = new Tally();

    private OneSided(Rank rank) {
        this.rank = rank;
        world = rank.world();
        me = world.rank();
        next = (me + 1) % world.size();
        windows = WindowService.of(rank, "Win");
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(OneSided.class);
        rank.start();
        OneSided program = new OneSided(rank);
        program.arrays();
        program.race();
        program.requests();
        program.otherWindows();
        program.tally.report(program.me);
        rank.finish();
    }

    private static IntBuffer direct(int... values) {
        IntBuffer buffer = ByteBuffer.allocateDirect(4 * values.length)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
        return buffer.put(values).clear();
    }

    private static UserBuffer ints(IntBuffer buffer) {
        return new UserBuffer(buffer, 0, buffer.capacity(), BasicType.INT);
    }

    private static Target at(int rank, long displacement, int count) {
        return new Target(rank, displacement, count, BasicType.INT);
    }

    private void arrays() {
        Window window = windows.create(world, direct(me), 4, 4, NO_HINTS);
        window.epochs().fence(0);
        tally.fails(
                ErrorClass.BUFFER,
                () -> window.transfers().put(new UserBuffer(new int[1], 0, 1, BasicType.INT), at(next, 0, 1)),
                "an array");
        window.epochs().fence(0);
        window.free();
    }

    private void race() {
        Window window = windows.allocate(world, 32, 4, false, NO_HINTS);
        IntBuffer mine = window.memory().order(ByteOrder.nativeOrder()).asIntBuffer();
        window.epochs().lock(LockType.EXCLUSIVE, me, 0);
        mine.put(0, 1000).put(1, 0).put(2, 0);
        window.epochs().unlock(me);
        world.collectives().barrier();
        window.epochs().lock(LockType.SHARED, 0, 0);
        IntBuffer before = direct(-1);
        window.transfers().fetchAndOp(ints(direct(1)), ints(before), 0, 0, StandardOps.SUM);
        window.epochs().flush(0);
        tally.equal(before.get(0) >= 1000 && before.get(0) < 1000 + world.size(), true, "ticket " + before.get(0));
        IntBuffer old = direct(-1);
        window.transfers().compareAndSwap(ints(direct(me + 1)), ints(direct(0)), ints(old), 0, 1);
        window.epochs().flushLocal(0);
        window.epochs().unlock(0);
        world.collectives().barrier();
        window.epochs().lockAll(NOCHECK_BIT);
        IntBuffer seen = direct(-1, -1);
        window.transfers().getAccumulate(null, ints(seen), at(0, 0, 2), WindowOp.NO_OP);
        window.epochs().flushAll();
        tally.equal(seen.get(0), 1000 + world.size(), "all tickets");
        tally.equal(seen.get(1) > 0, true, "one rank was first");
        tally.equal(old.get(0) == 0, seen.get(1) == me + 1, "the first rank knows");
        window.epochs().sync();
        window.epochs().flushLocalAll();
        window.epochs().unlockAll();
        world.collectives().barrier();
        window.free();
    }

    private void requests() {
        Window window = windows.allocate(world, 64, 1, false, NO_HINTS);
        window.memory().putLong(0, 0).putLong(8, 0);
        world.collectives().barrier();
        window.epochs().lockAll(0);
        ByteBuffer pair = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
        pair.putDouble(0, me).putInt(8, me);
        UserBuffer one = new UserBuffer(pair, 0, 1, PairType.DOUBLE_INT);
        Target there = new Target(0, 0, 1, PairType.DOUBLE_INT);
        window.transfers().startAccumulate(one, there, StandardOps.MAXLOC).await();
        window.epochs().flushAll();
        world.collectives().barrier();
        ByteBuffer got = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
        Request get = window.transfers().startGet(new UserBuffer(got, 0, 1, PairType.DOUBLE_INT), there);
        rank.awaitAny(List.of(get));
        get.await();
        tally.equal(got.getDouble(0), (double) world.size() - 1, "the largest");
        tally.equal(got.getInt(8), world.size() - 1, "its place");
        IntBuffer old = direct(-1);
        window.transfers().startPut(ints(direct(me)), at(me, 32, 1)).await();
        window.epochs().flush(me);
        window.transfers()
                .startGetAccumulate(ints(direct(5)), ints(old), at(me, 32, 1), StandardOps.SUM)
                .await();
        tally.equal(old.get(0), me, "what was there before");
        window.epochs().unlockAll();
        world.collectives().barrier();
        window.free();
    }

    private void otherWindows() {
        Window shared = windows.allocate(world, 64, 8, true, NO_HINTS);
        tally.equal(shared.memory().capacity(), 64, "shared memory");
        tally.equal(shared.info() != null, true, "hints");
        shared.setInfo(Map.of("same_size", "true"));
        shared.free();
        Window dynamic = windows.createDynamic(world, Map.of("same_size", "true"));
        IntBuffer memory = direct(1, 2, 3);
        dynamic.attach(memory, 12);
        tally.equal(dynamic.memory() == null, true, "no memory of its own");
        dynamic.detach(memory);
        dynamic.free();
        Window empty = windows.create(world, null, 0, 1, NO_HINTS);
        empty.epochs().fence(0);
        empty.free();
    }
}

package org.sluicempi.runtime.nativempi.programs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** Two ranks, of which rank 1 runs out of memory: outside the heap, or, if the argument says {@code heap}, in it. */
public final class Exhaustion {
    private static final SendMode STANDARD = SendMode.STANDARD;
    private static final int MEGABYTE = 1 << 20;
    /** Length of a message that has no room in rank 1. */
    private static final int HUGE = 256 * MEGABYTE;
    /** Two of these have no room together, one has. */
    private static final int HALF = 80 * MEGABYTE;

    private static final int RLIMIT_AS = 9;
    /** Operations of each kind that are tried with a full heap. */
    private static final int MOST = 200;

    private final Tally checks = new Tally();
    private final Rank rank;
    private final Communicator world;
    private final boolean poor;

    private Exhaustion(Rank rank) {
        this.rank = rank;
        world = rank.world();
        poor = world.rank() == 1;
    }

    public static void main(String[] args) throws Throwable {
        Rank rank = Rank.of(Exhaustion.class);
        rank.start();
        Exhaustion program = new Exhaustion(rank);
        program.usable();
        if (args[0].equals("heap")) {
            program.growing();
            program.full();
        } else {
            program.outside();
        }
        program.usable();
        program.checks.report(program.world.rank());
        rank.finish();
    }

    private static UserBuffer bytes(byte[] data) {
        return new UserBuffer(data, 0, data.length, BasicType.BYTE);
    }

    /** Messages of every kind and length, and a collective operation. */
    private void usable() {
        for (int n : new int[] {1, 100, 5_000, 500_000}) {
            byte[] mine = new byte[n];
            mine[n - 1] = 7;
            byte[] theirs = new byte[n];
            Request receive = world.irecv(bytes(theirs), 1 - world.rank(), 1);
            var stream = world.openDelta(bytes(mine), 1 - world.rank(), 1);
            stream.piece(0, n / 2);
            stream.piece(n / 2, n);
            stream.end(n);
            checks.equal(receive.await(), new Status(1 - world.rank(), 1, n, false), "in pieces");
            checks.equal((int) theirs[n - 1], 7, "its data");
            Request sent = world.isend(STANDARD, bytes(mine), 1 - world.rank(), 2);
            checks.equal(world.recv(bytes(theirs), 1 - world.rank(), 2).bytes(), (long) n, "whole");
            sent.await();
        }
        int[] sum = {1};
        world.collectives().allreduce(null, new UserBuffer(sum, 0, 1, BasicType.INT), StandardOps.SUM);
        checks.equal(sum[0], 2, "a sum");
        checks.isTrue(
                world.iprobe(Communicator.ANY_SOURCE, Communicator.ANY_TAG).isEmpty(), "nothing is left");
        // what the other rank sends next must not be there yet
        world.collectives().barrier();
    }

    /** The system gives no more memory to the process: an error of the call, which has not begun. */
    private void outside() throws Throwable {
        UserBuffer small = bytes(new byte[8]);
        byte[] data = poor ? new byte[HUGE] : new byte[100];
        UserBuffer huge = bytes(data);
        if (!poor) {
            world.send(STANDARD, huge, 1, 5);
            world.send(STANDARD, huge, 1, 6);
            world.recv(small, 1, 9);
            return;
        }
        UserBuffer half = new UserBuffer(data, 0, HALF, BasicType.BYTE);
        UserBuffer otherHalf = new UserBuffer(data, HALF, HALF, BasicType.BYTE);
        MatchedMessage found = world.mprobe(0, 5);
        long before = virtualBytes();
        long[] old = limit(new long[] {before + HALF + HALF / 2, -1});
        try {
            for (int k = 0; k < 20; k++) {
                checks.fails(ErrorClass.NO_MEM, () -> world.send(STANDARD, huge, 0, 5), "send");
                checks.fails(ErrorClass.NO_MEM, () -> world.isend(STANDARD, huge, 0, 5), "isend");
                checks.fails(ErrorClass.NO_MEM, () -> world.recv(huge, 0, 6), "recv");
                checks.fails(ErrorClass.NO_MEM, () -> world.irecv(huge, 0, 6), "irecv");
                // the message itself is short, so it has room
                checks.fails(ErrorClass.NO_MEM, () -> world.collectives().bcast(huge, 1), "bcast");
                checks.fails(
                        ErrorClass.NO_MEM,
                        () -> rank.self().collectives().allreduce(half, otherHalf, StandardOps.MAX),
                        "max");
                checks.fails(
                        ErrorClass.NO_MEM,
                        () -> rank.self().start(all -> all.allgather(half, otherHalf)),
                        "iallgather");
            }
        } finally {
            limit(old);
        }
        long grown = virtualBytes() - before;
        checks.isTrue(grown < HALF, "memory that is not given back: " + grown);
        checks.equal(found.recv(huge).bytes(), 100L, "a message that was found before");
        checks.equal(world.recv(huge, 0, 6).bytes(), 100L, "a message that there was no room for");
        world.send(STANDARD, small, 0, 9);
    }

    /** Objects come as bytes of any length: too many of them are this receive's error, and no other's. */
    private void growing() {
        if (!poor) {
            UserBuffer outside = new UserBuffer(ByteBuffer.allocateDirect(HUGE), 0, HUGE, BasicType.BYTE);
            for (int tag = 5; tag < 8; tag++) {
                world.send(STANDARD, outside, 1, tag);
            }
            return;
        }
        outOfMemory(() -> world.recv(new GrowingBytes().buffer(), 0, 5), "recv");
        Request posted = world.irecv(new GrowingBytes().buffer(), 0, 6);
        outOfMemory(posted::await, "wait");
        outOfMemory(posted::await, "wait again");
        MatchedMessage found = world.mprobe(0, 7);
        outOfMemory(() -> found.recv(new GrowingBytes().buffer()), "mrecv");
    }

    private void outOfMemory(Runnable call, String what) {
        try {
            call.run();
        } catch (OutOfMemoryError e) {
            checks.isTrue(true, what);
            return;
        }
        throw new AssertionError(what + ": no error");
    }

    /**
     * Whatever can be started is started with next to no room in the heap. What fails has not begun: it neither sends nor
     * takes a message.
     */
    private void full() {
        byte[] go = new byte[1];
        if (!poor) {
            world.recv(bytes(go), 1, 9);
            // as many as rank 1 has begun to receive, and one that tells the end
            int[] theirs = new int[2];
            world.recv(new UserBuffer(theirs, 0, 2, BasicType.INT), 1, 10);
            for (int k = 0; k < theirs[1]; k++) {
                world.send(STANDARD, bytes(new byte[] {(byte) (k % 100)}), 1, 6);
            }
            for (int k = 0; k < theirs[0]; k++) {
                checks.equal(world.recv(bytes(go), 1, 5).bytes(), 1L, "a message that was begun");
            }
            return;
        }
        Request[] sends = new Request[MOST];
        Request[] receives = new Request[MOST];
        byte[][] into = new byte[MOST][1];
        UserBuffer[] buffers = new UserBuffer[MOST];
        for (int k = 0; k < MOST; k++) {
            buffers[k] = bytes(into[k]);
        }
        UserBuffer one = bytes(new byte[1]);
        Object[] ballast = {null, new byte[32 * 1024]};
        ballast[0] = fill();
        ballast[1] = null;
        int failed = 0;
        int sent = 0;
        int received = 0;
        for (int k = 0; k < MOST; k++) {
            try {
                sends[sent] = world.isend(STANDARD, one, 0, 5);
                sent++;
            } catch (OutOfMemoryError e) {
                failed++;
            }
            try {
                receives[received] = world.irecv(buffers[received], 0, 6);
                received++;
            } catch (OutOfMemoryError e) {
                failed++;
            }
        }
        ballast[0] = null;
        System.out.println("with a full heap " + sent + " sends and " + received + " receives were begun, " + failed
                + " operations were not");
        checks.isTrue(failed > 0, "some operations had no room");
        world.send(STANDARD, bytes(go), 0, 9);
        world.send(STANDARD, new UserBuffer(new int[] {sent, received}, 0, 2, BasicType.INT), 0, 10);
        for (int k = 0; k < received; k++) {
            checks.equal(receives[k].await().bytes(), 1L, "a receive that was begun");
            checks.equal((int) into[k][0], k % 100, "its data, in order");
        }
        for (int k = 0; k < sent; k++) {
            sends[k].await();
        }
    }

    /** Fills the heap but for a few bytes. */
    private static Object fill() {
        List<byte[]> all = new ArrayList<>(20_000);
        for (int size = 16 * MEGABYTE; size >= 16; size /= 2) {
            try {
                while (all.size() < 19_000) {
                    all.add(new byte[size]);
                }
            } catch (OutOfMemoryError e) {
                continue;
            }
        }
        return all;
    }

    private static long virtualBytes() throws IOException {
        return 4096
                * Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[0]);
    }

    /** Sets the most memory that this process may have, in bytes; soft and hard, -1 for a hard one that stays. */
    private static long[] limit(long[] wanted) throws Throwable {
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor shape =
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
        var get = linker.downcallHandle(linker.defaultLookup().find("getrlimit").orElseThrow(), shape);
        var set = linker.downcallHandle(linker.defaultLookup().find("setrlimit").orElseThrow(), shape);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pair = arena.allocate(ValueLayout.JAVA_LONG, 2);
            if ((int) get.invokeExact(RLIMIT_AS, pair) != 0) {
                throw new AssertionError("getrlimit");
            }
            long[] old = pair.toArray(ValueLayout.JAVA_LONG);
            pair.setAtIndex(ValueLayout.JAVA_LONG, 0, wanted[0]);
            if ((int) set.invokeExact(RLIMIT_AS, pair) != 0) {
                throw new AssertionError("setrlimit");
            }
            return old;
        }
    }
}

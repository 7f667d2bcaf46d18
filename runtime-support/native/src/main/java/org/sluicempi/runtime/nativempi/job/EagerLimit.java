package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.message.SendRequest;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * Measures which messages leave without waiting for their receiver. No call of MPI tells: each library has a limit for
 * each kind of connection. So each rank sends messages of several lengths to the next one, which posts no receive before
 * both have looked.
 */
final class EagerLimit {
    /** Lengths that are tried, in bytes; the least is taken for granted, a piece is never longer than the last. */
    private static final int[] SIZES = {4000, 6000, 8000, 12_000, 16_000, 24_000, 32_000, 48_000, 64_000};

    private static final int LARGEST = SIZES[SIZES.length - 1];

    /** The largest size, then halves of what is left of the others. */
    private static final int STEPS = 1 + Integer.SIZE - Integer.numberOfLeadingZeros(SIZES.length - 1);

    /** What a send is given to complete: this many looks and this time, for a rank that shares its core. */
    private static final int LOOKS = 50;

    private static final long LOOK_NANOS = 2_000_000;

    private static final String WHAT = "measurement of the eager limit";

    private static final MethodHandle BARRIER = Mpi.bind("MPI_Barrier", "h");
    private static final MethodHandle ALLREDUCE = Mpi.bind("MPI_Allreduce", "ppihhh");

    private final CommContext world;
    private final long pieces;
    private final int next;
    private final int previous;

    private EagerLimit(CommContext world, long pieces) {
        this.world = world;
        this.pieces = pieces;
        next = (world.rank() + 1) % world.size();
        previous = (world.rank() + world.size() - 1) % world.size();
    }

    /**
     * Collective over the world.
     *
     * @param pieces handle of a communicator over the world on which nothing else is under way
     * @return bytes: the least of all ranks' limits
     */
    static int measured(CommContext world, long pieces) throws Throwable {
        EagerLimit limit = new EagerLimit(world, pieces);
        // The first message opens the connection and says nothing.
        limit.leaves(LARGEST);
        return limit.leastOfAll(limit.search());
    }

    /** Bisects, from the top: most networks take the largest. All ranks go the same number of steps. */
    private int search() throws Throwable {
        int passed = 0;
        int failed = SIZES.length;
        for (int step = 0; step < STEPS; step++) {
            int size = step == 0 ? SIZES.length - 1 : (passed + failed) >>> 1;
            if (leaves(SIZES[size])) {
                passed = size;
            } else {
                failed = size;
            }
        }
        return SIZES[passed];
    }

    /** Whether a message leaves before the next rank looks for it. */
    private boolean leaves(int bytes) throws Throwable {
        Slots.Slot slot = world.owner().slots().take(2L * LARGEST);
        SendRequest sent = send(slot.address(), bytes);
        boolean left = sent.look();
        long enough = System.nanoTime() + LOOK_NANOS;
        for (int looks = 0; !left && (looks < LOOKS || System.nanoTime() < enough); looks++) {
            Idle.pause(looks);
            left = sent.look();
        }
        Mpi.check((int) BARRIER.invokeExact(pieces), "MPI_Barrier");
        long into = slot.address() + LARGEST;
        int code = TransferCalls.recv(
                into, LARGEST, Mpi.BYTE, previous, 0, pieces, CallMemory.mine().status());
        Mpi.check(code, WHAT);
        sent.await();
        slot.free();
        return left;
    }

    private SendRequest send(long address, int bytes) {
        long handle = Results.handle(request -> {
            int code = TransferCalls.isend(SendMode.STANDARD, address, bytes, Mpi.BYTE, next, 0, pieces, request);
            Mpi.check(code, WHAT);
        });
        SendRequest started = new SendRequest(world, handle, null, null, next, 0);
        started.started();
        return started;
    }

    private int leastOfAll(int own) throws Throwable {
        long type = Mpi.ABI.handle("MPI_INT");
        long min = Mpi.ABI.handle("MPI_MIN");
        return Results.integer(least -> Results.integer(address -> {
            Memory.putInt(address, own);
            Mpi.check((int) ALLREDUCE.invokeExact(address, least, 1, type, min, pieces), "MPI_Allreduce");
        }));
    }
}

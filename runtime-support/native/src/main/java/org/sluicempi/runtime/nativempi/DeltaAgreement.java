package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.sluicempi.runtime.SendMode;

/**
 * Start of the delta protocol: collective over the world, as {@code MPI.Init} is. In a job with ranks that are no Sluice
 * programs it must not take place, because they would not take part; messages then travel whole.
 */
final class DeltaAgreement {
    /** {@code on} or {@code off}, the same on all ranks; unset: off in a job of several programs as far as that is seen. */
    static final String VARIABLE = "SLUICE_DELTA";

    private static final long PATIENCE_NANOS = 120_000_000_000L;
    /** Sizes that are tried, in bytes; a piece is never larger than the last one. */
    private static final int[] SIZES = {
        1024, 2048, 3072, 4000, 6000, 8000, 12_000, 16_000, 24_000, 32_000, 48_000, 64_000
    };

    private static final int LARGEST = SIZES[SIZES.length - 1];
    /** How long a send is given to complete. */
    private static final long LOOK_NANOS = 300_000;

    private static final MethodHandle IBARRIER = Mpi.bind("MPI_Ibarrier", "hp");
    private static final MethodHandle BARRIER = Mpi.bind("MPI_Barrier", "h");
    private static final MethodHandle BCAST = Mpi.bind("MPI_Bcast", "pihih");
    private static final MethodHandle ALLREDUCE = Mpi.bind("MPI_Allreduce", "ppihhh");
    private static final MethodHandle DUP = Mpi.bind("MPI_Comm_dup", "hp");

    private DeltaAgreement() {}

    /** Whether this job uses the protocol; the same answer on all ranks. */
    static boolean wanted(Map<String, String> environment, int worldSize) {
        String setting = environment.getOrDefault(VARIABLE, "").trim();
        if (worldSize == 1 || setting.equalsIgnoreCase("off")) {
            return false;
        }
        return setting.equalsIgnoreCase("on")
                || environment.getOrDefault("OMPI_NUM_APP_CTX", "1").equals("1");
    }

    static DeltaHub agree(NativeCommunicator world, int tagUpperBound) {
        meet(world);
        Scratch scratch = Scratch.mine();
        long number = scratch.text();
        try {
            if (world.rank() == 0) {
                SecureRandom random = new SecureRandom();
                Memory.putLong(number, random.nextLong());
                Memory.putLong(number + Long.BYTES, random.nextLong());
            }
            Mpi.check((int) BCAST.invokeExact(number, 16, Mpi.BYTE, 0, world.handle()), "MPI_Bcast");
            long high = Memory.getLong(number);
            long low = Memory.getLong(number + Long.BYTES);
            Mpi.check((int) DUP.invokeExact(world.handle(), scratch.handle()), "MPI_Comm_dup");
            long pieces = Mpi.handleAt(scratch.handle());
            EnvironmentCalls.returnErrors(pieces);
            int channels = (int) ((tagUpperBound + 1L) / 2);
            return new DeltaHub(high, low, pieces, eager(world, pieces), channels, new AtomicInteger());
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** A barrier that does not wait forever for ranks that will never come. */
    private static void meet(NativeCommunicator world) {
        Scratch scratch = Scratch.mine();
        long request = scratch.handle();
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        try {
            Mpi.check((int) IBARRIER.invokeExact(world.handle(), request), "MPI_Ibarrier");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        for (int turn = 0; ; turn++) {
            Mpi.check(CompletionCalls.test(request, scratch.integer(), scratch.status()), "start of the ranks");
            if (Memory.getInt(scratch.integer()) != 0) {
                return;
            }
            if (System.nanoTime() > deadline) {
                System.err.println(
                        "rank " + world.rank() + ": not all ranks of this job have come to MPI.Init as Sluice"
                                + " programs; if some are other programs, set " + VARIABLE + "=off on those that are");
                world.abort(1);
            }
            Idle.pause(turn);
        }
    }

    /**
     * Measures which sends to the next rank complete although that has not posted a receive; the least of all ranks'
     * answers.
     */
    private static int eager(NativeCommunicator world, long pieces) throws Throwable {
        int next = (world.rank() + 1) % world.size();
        int previous = (world.rank() + world.size() - 1) % world.size();
        Slots.Slot slot = world.owner().slots().take(2L * LARGEST);
        Scratch scratch = Scratch.mine();
        int eager = SIZES[0];
        boolean all = true;
        // The first turn opens the connection and counts for nothing.
        for (int k = -1; k < SIZES.length; k++) {
            int bytes = SIZES[Math.max(0, k)];
            long request = scratch.handle();
            int code =
                    TransferCalls.isend(SendMode.STANDARD, slot.address(), bytes, Mpi.BYTE, next, 0, pieces, request);
            Mpi.check(code, "measurement of the eager limit");
            long until = System.nanoTime() + LOOK_NANOS;
            while (Mpi.handleAt(request) != Mpi.REQUEST_NULL && System.nanoTime() < until) {
                Mpi.check(CompletionCalls.test(request, scratch.integer(), scratch.status()), "measurement");
            }
            long left = Mpi.handleAt(request);
            all &= k < 0 || left == Mpi.REQUEST_NULL;
            eager = all && k >= 0 ? bytes : eager;
            Mpi.check((int) BARRIER.invokeExact(pieces), "MPI_Barrier");
            long into = slot.address() + LARGEST;
            Mpi.check(TransferCalls.recv(into, bytes, Mpi.BYTE, previous, 0, pieces, scratch.status()), "measurement");
            Mpi.putHandle(request, left);
            Mpi.check(CompletionCalls.await(request, scratch.status()), "measurement");
        }
        slot.free();
        long own = scratch.text();
        Memory.putInt(own, eager);
        long type = Mpi.ABI.handle("MPI_INT");
        long least = own + Long.BYTES;
        int code = (int) ALLREDUCE.invokeExact(own, least, 1, type, Mpi.ABI.handle("MPI_MIN"), pieces);
        Mpi.check(code, "MPI_Allreduce");
        return Memory.getInt(least);
    }
}

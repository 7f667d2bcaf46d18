package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.Abort;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/**
 * Start of the delta protocol: collective over the world, as {@code MPI.Init} is. In a job with ranks that are no Sluice
 * programs it must not take place, because they would not take part; messages then travel whole.
 */
final class DeltaAgreement {
    /** {@code on} or {@code off}, the same on all ranks; unset: off in a job of several programs as far as that is seen. */
    static final String VARIABLE = "SLUICE_DELTA";

    private static final long PATIENCE_NANOS = 120_000_000_000L;

    private static final MethodHandle IBARRIER = Mpi.bind("MPI_Ibarrier", "hp");
    private static final MethodHandle BCAST = Mpi.bind("MPI_Bcast", "pihih");
    private static final MethodHandle DUP = Mpi.bind("MPI_Comm_dup", "hp");

    private DeltaAgreement() {}

    /** Whether this job uses the protocol; the same answer on all ranks. */
    static boolean wanted(Map<String, String> environment) {
        String setting = environment.getOrDefault(VARIABLE, "").trim();
        if (setting.equalsIgnoreCase("off")) {
            return false;
        }
        return setting.equalsIgnoreCase("on")
                || environment.getOrDefault("OMPI_NUM_APP_CTX", "1").equals("1");
    }

    static DeltaHub agree(CommContext world, int tagUpperBound) {
        meet(world);
        OperationMemory memory = new OperationMemory();
        try {
            long number = memory.room(2 * Long.BYTES);
            if (world.rank() == 0) {
                SecureRandom random = new SecureRandom();
                Memory.putLong(number, random.nextLong());
                Memory.putLong(number + Long.BYTES, random.nextLong());
            }
            Mpi.check((int) BCAST.invokeExact(number, 16, Mpi.BYTE, 0, world.handle()), "MPI_Bcast");
            long high = Memory.getLong(number);
            long low = Memory.getLong(number + Long.BYTES);
            long pieces =
                    Results.handle(made -> Mpi.check((int) DUP.invokeExact(world.handle(), made), "MPI_Comm_dup"));
            EnvironmentCalls.returnErrors(pieces);
            long tags = tagUpperBound + 1L;
            int channels = (int) (tags / 4);
            return new DeltaHub(
                    high,
                    low,
                    pieces,
                    EagerLimit.measured(world, pieces),
                    channels,
                    (int) (tags - 2L * channels),
                    new AtomicInteger(),
                    ConcurrentHashMap.newKeySet());
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
    }

    /** A barrier that does not wait forever for ranks that will never come. */
    private static void meet(CommContext world) {
        Results.handle(request -> {
            Mpi.check((int) IBARRIER.invokeExact(world.handle(), request), "MPI_Ibarrier");
            await(world, request);
        });
    }

    private static void await(CommContext world, long request) {
        long status = CallMemory.mine().status();
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        for (int turn = 0; ; turn++) {
            int done = Results.integer(
                    flag -> Mpi.check(CompletionCalls.test(request, flag, status), "start of the ranks"));
            if (done != 0) {
                return;
            }
            if (System.nanoTime() > deadline) {
                System.err.println(
                        "rank " + world.rank() + ": not all ranks of this job have come to MPI.Init as Sluice"
                                + " programs; if some are other programs, set " + VARIABLE + "=off on those that are");
                Abort.now(world.handle(), 1);
            }
            Idle.pause(turn);
        }
    }
}

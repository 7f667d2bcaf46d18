package org.sluicempi.runtime.nativempi.programs;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Counts the bytes that the engine allocates for blocking messages when it has been running for a while. */
public final class Steady {
    private static final int ROUND_TRIPS = 500;
    /** At most; the first that allocates next to nothing on both sides is the last. */
    private static final int ROUNDS = 200;

    /** Between rounds, so that the compilers of the JVM get at what both ranks keep busy otherwise. */
    private static final int PAUSE_MILLIS = 10;

    /** Bytes of a round; reading the counter takes some. */
    private static final int LIMIT = ROUND_TRIPS / 10;

    private Steady() {}

    public static void main(String[] args) throws InterruptedException {
        Rank rank = Rank.of(Steady.class);
        rank.start();
        Communicator world = rank.world();
        ByteBuffer direct = ByteBuffer.allocateDirect(64).order(ByteOrder.nativeOrder());
        for (Object storage : List.of(new double[8], direct, new byte[20_000], new byte[40_000])) {
            int n = storage instanceof byte[] array ? array.length : 8;
            UserBuffer data = new UserBuffer(storage, 0, n, n == 8 ? BasicType.DOUBLE : BasicType.BYTE);
            long least = Long.MAX_VALUE;
            long worst = Long.MAX_VALUE;
            for (int round = 0; round < ROUNDS && worst > LIMIT; round++) {
                least = Math.min(least, round(world, data));
                worst = Math.max(least, other(world, least));
                Thread.sleep(PAUSE_MILLIS);
            }
            System.out.println("rank " + world.rank() + " " + storage.getClass().getSimpleName() + " least "
                    + (double) least / ROUND_TRIPS + " bytes per round trip");
            if (least > LIMIT) {
                throw new AssertionError(least + " bytes for " + ROUND_TRIPS + " round trips of " + storage);
            }
        }
        rank.finish();
    }

    private static long other(Communicator world, long own) {
        long[] theirs = new long[1];
        UserBuffer mine = new UserBuffer(new long[] {own}, 0, 1, BasicType.LONG);
        Request sent = world.isend(SendMode.STANDARD, mine, 1 - world.rank(), 1);
        world.recv(new UserBuffer(theirs, 0, 1, BasicType.LONG), 1 - world.rank(), 1);
        sent.await();
        return theirs[0];
    }

    private static long round(Communicator world, UserBuffer data) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int k = 0; k < ROUND_TRIPS; k++) {
            if (world.rank() == 0) {
                world.send(SendMode.STANDARD, data, 1, 0);
                world.recv(data, 1, 0);
            } else {
                world.recv(data, 0, 0);
                world.send(SendMode.STANDARD, data, 0, 0);
            }
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}

package org.sluicempi.runtime.nativempi.programs;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Counts the bytes that the engine allocates for blocking messages when it has been running for a while. What a message
 * may cost is some small objects, however long it is: how many of them the JVM's compiler takes away depends on when it
 * came to compile what, a copy of the data stays.
 */
public final class Steady {
    private static final int ROUND_TRIPS = 100;

    /** Bytes of one round trip, a send and a receive, on one rank; the shortest array here is four times as long. */
    private static final long LIMIT = 5_000;

    private Steady() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Steady.class);
        rank.start();
        Communicator world = rank.world();
        ByteBuffer direct = ByteBuffer.allocateDirect(20_000).order(ByteOrder.nativeOrder());
        for (Object storage : List.of(new double[2_500], direct, new byte[20_000], new byte[40_000])) {
            int n = storage instanceof byte[] array ? array.length : 2_500;
            UserBuffer data = new UserBuffer(storage, 0, n, n == 2_500 ? BasicType.DOUBLE : BasicType.BYTE);
            round(world, data);
            long each = round(world, data) / ROUND_TRIPS;
            System.out.println("rank " + world.rank() + " " + storage.getClass().getSimpleName() + " " + each
                    + " bytes per round trip");
            if (each > LIMIT) {
                throw new AssertionError(each + " bytes per round trip of " + storage);
            }
        }
        rank.finish();
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

package org.sluicempi.runtime.nativempi.programs;

import java.io.IOException;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/**
 * All ranks communicate in the way that the argument names and would do so for ever; the last one is killed by the
 * system while it does. Whoever sees an error says so and ends.
 */
public final class Killed {
    private static final int LONG = 1 << 20;

    private Killed() {}

    public static void main(String[] args) throws IOException {
        Rank rank = Rank.of(Killed.class);
        rank.start();
        Communicator world = rank.world();
        UserBuffer data = new UserBuffer(new int[LONG], 0, LONG, BasicType.INT);
        long start = System.nanoTime();
        boolean told = false;
        while (true) {
            step(world, args[0], data);
            if (world.rank() == world.size() - 1 && !told && System.nanoTime() - start > 300_000_000L) {
                told = true;
                System.out.println("killing rank " + world.rank());
                System.out.flush();
                // from outside, at some moment of what goes on
                new ProcessBuilder(
                                "sh",
                                "-c",
                                "sleep 0.2; kill -9 " + ProcessHandle.current().pid())
                        .start();
            }
        }
    }

    private static void step(Communicator world, String how, UserBuffer data) {
        int next = (world.rank() + 1) % world.size();
        int before = (world.rank() + world.size() - 1) % world.size();
        switch (how) {
            case "messages" -> {
                Request sent = world.isend(SendMode.STANDARD, data, next, 1);
                world.recv(new UserBuffer(new int[LONG], 0, LONG, BasicType.INT), before, 1);
                sent.await();
            }
            case "pieces" -> {
                Request receive = world.irecv(new UserBuffer(new int[LONG], 0, LONG, BasicType.INT), before, 1);
                var stream = world.openDelta(data, next, 1);
                for (int from = 0; from < LONG; from += 500) {
                    stream.piece(from, Math.min(LONG, from + 500));
                }
                stream.end(LONG);
                receive.await();
            }
            case "collectives" -> world.collectives().allreduce(null, data, StandardOps.MAX);
            default -> throw new AssertionError(how);
        }
    }
}

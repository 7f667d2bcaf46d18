package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Starts and suspends several times, each time with a world of its own; argument {@code finish} ends for good in between. */
public final class Restart {
    private Restart() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Restart.class);
        rank.start();
        for (int round = 0; round < 4; round++) {
            Communicator world = rank.world().dup();
            int next = (world.rank() + 1) % world.size();
            int[] got = new int[1];
            Request sent = world.isend(SendMode.STANDARD, one(round), next, 1);
            world.recv(one(got), (world.rank() + world.size() - 1) % world.size(), 1);
            sent.await();
            if (got[0] != round) {
                throw new AssertionError("round " + round + " got " + got[0]);
            }
            if (args.length > 0) {
                rank.finish();
                try {
                    rank.restart();
                    throw new AssertionError("restarted after the end");
                } catch (MpiError e) {
                    if (e.errorClass() != ErrorClass.UNSUPPORTED_OPERATION) {
                        throw new AssertionError("wrong class", e);
                    }
                    System.out.println("rank refuses");
                    return;
                }
            }
            world.isend(SendMode.STANDARD, one(-1), next, 1);
            rank.suspend();
            if (!rank.finished()) {
                throw new AssertionError("runs on");
            }
            if (round < 3) {
                rank.restart();
            }
        }
        System.out.println("rank restarted");
        System.exit(args.length);
    }

    private static UserBuffer one(int... value) {
        return new UserBuffer(value, 0, 1, BasicType.INT);
    }
}

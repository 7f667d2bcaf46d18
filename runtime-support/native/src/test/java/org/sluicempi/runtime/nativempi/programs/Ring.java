package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** Sends a counter once around, in a heap array and in a direct buffer. */
public final class Ring {
    private Ring() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Ring.class);
        rank.start();
        Communicator world = rank.world();
        int[] counter = {100};
        ByteBuffer raw = ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder());
        around(world, new UserBuffer(counter, 0, 1, BasicType.INT), 3);
        around(world, new UserBuffer(raw, 1, 1, BasicType.INT), 4);
        System.out.println("rank " + world.rank() + " of " + world.size() + " has " + counter[0] + " on "
                + rank.engineDescription());
        rank.finish();
    }

    private static void around(Communicator world, UserBuffer data, int tag) {
        int next = (world.rank() + 1) % world.size();
        int previous = (world.rank() + world.size() - 1) % world.size();
        if (world.rank() == 0) {
            world.send(SendMode.STANDARD, data, next, tag);
        }
        Status status = world.recv(data, previous, tag);
        if (status.source() != previous || status.tag() != tag || status.bytes() != Integer.BYTES) {
            throw new AssertionError(status);
        }
        if (world.rank() != 0) {
            world.send(SendMode.STANDARD, data, next, tag);
        }
    }
}

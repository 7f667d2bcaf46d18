package org.sluicempi.runtime.nativempi.programs;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Rank 1 disconnects while it has receives from any source, on that communicator or on another one, which rank 0 serves before it
 * disconnects itself. The pause only makes it likely that the end of a message comes when rank 1 disconnects.
 */
public final class PendingAtDisconnect {
    private static final int TAG = 5;
    private static final int LENGTH = 20_000;

    private PendingAtDisconnect() {}

    public static void main(String[] args) throws InterruptedException {
        Rank rank = Rank.of(PendingAtDisconnect.class);
        rank.start(ThreadLevel.FUNNELED);
        Communicator world = rank.world();
        for (boolean own : new boolean[] {false, true}) {
            Communicator closed = world.dup();
            Communicator on = own ? closed : world;
            if (world.rank() == 0) {
                serve(world, on, closed);
            } else {
                await(world, on, closed);
            }
        }
        rank.finish();
        System.out.println("rank " + world.rank() + " has done");
    }

    private static void serve(Communicator world, Communicator on, Communicator closed) throws InterruptedException {
        DeltaStream begun = on == closed ? on.openDelta(full(1), 1, TAG) : null;
        world.send(SendMode.STANDARD, full(0), 1, 0);
        world.recv(full(0), 1, 0);
        if (begun != null) {
            Thread.sleep(100);
            begun.piece(0, LENGTH);
            begun.end(LENGTH);
        } else {
            on.send(SendMode.SYNCHRONOUS, full(1), 1, TAG);
        }
        Request second = on.isend(SendMode.STANDARD, full(2), 1, TAG);
        closed.disconnect();
        second.await();
    }

    private static void await(Communicator world, Communicator on, Communicator closed) {
        world.recv(full(0), 0, 0);
        UserBuffer[] into = {full(0), full(0)};
        Request first = on.irecv(into[0], Communicator.ANY_SOURCE, TAG);
        Request second = on.irecv(into[1], Communicator.ANY_SOURCE, TAG);
        world.send(SendMode.STANDARD, full(0), 0, 0);
        closed.disconnect();
        first.await();
        second.await();
        for (int k = 0; k < into.length; k++) {
            int last = ((int[]) into[k].storage())[LENGTH - 1];
            if (last != k + 1) {
                throw new AssertionError("receive " + k + " got message " + last);
            }
        }
    }

    private static UserBuffer full(int value) {
        int[] all = new int[LENGTH];
        Arrays.fill(all, value);
        return new UserBuffer(all, 0, LENGTH, BasicType.INT);
    }
}

package org.sluicempi.runtime.nativempi.programs;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Rank 1 comes to a collective operation with two receives from any source. It has seen both messages, of which the first has not
 * ended; rank 0 comes only when both are received.
 */
public final class HeldAtACollective {
    private static final int TAG = 5;
    private static final int GO = 7;

    private HeldAtACollective() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(HeldAtACollective.class);
        rank.start(ThreadLevel.FUNNELED);
        Communicator world = rank.world();
        for (int n : new int[] {0, 1, 12, 2000, 40_000, 1_000_000}) {
            for (int room : new int[] {n, Math.max(0, n - 1)}) {
                if (world.rank() == 0) {
                    send(world, n);
                } else {
                    receive(world, n, room);
                }
            }
        }
        rank.finish();
        System.out.println("rank " + world.rank() + " has done");
    }

    private static void send(Communicator world, int n) {
        DeltaStream first = world.openDelta(full(n, 1), 1, TAG);
        Request second = world.isend(SendMode.SYNCHRONOUS, full(n, 2), 1, TAG);
        world.send(SendMode.STANDARD, full(0, 0), 1, GO);
        world.recv(full(0, 0), 1, GO);
        first.piece(0, n);
        first.end(n);
        second.await();
        world.collectives().barrier();
    }

    /** @param room of the second receive */
    private static void receive(Communicator world, int n, int room) {
        UserBuffer[] into = {full(n, 0), full(room, 0)};
        Request first = world.irecv(into[0], Communicator.ANY_SOURCE, TAG);
        Request second = world.irecv(into[1], Communicator.ANY_SOURCE, TAG);
        world.recv(full(0, 0), 0, GO);
        if (first.test().isPresent() || second.test().isPresent()) {
            throw new AssertionError("a message came before its end");
        }
        world.send(SendMode.STANDARD, full(0, 0), 0, GO);
        world.collectives().barrier();
        long bytes = first.await().bytes();
        try {
            bytes += second.await().bytes();
        } catch (MpiError e) {
            if (room == n || e.errorClass() != ErrorClass.TRUNCATE) {
                throw e;
            }
            bytes += 4L * n;
        }
        if (bytes != 8L * n
                || !Arrays.equals((int[]) into[0].storage(), (int[]) full(n, 1).storage())
                || room == n
                        && !Arrays.equals(
                                (int[]) into[1].storage(), (int[]) full(n, 2).storage())) {
            throw new AssertionError("received " + bytes + " bytes of " + 8L * n);
        }
    }

    private static UserBuffer full(int length, int value) {
        int[] all = new int[length];
        Arrays.fill(all, value);
        return new UserBuffer(all, 0, length, BasicType.INT);
    }
}

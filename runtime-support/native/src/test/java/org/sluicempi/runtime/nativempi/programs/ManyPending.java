package org.sluicempi.runtime.nativempi.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Two threads, each with a communicator of its own, post so many receives from any source that each post looks after all requests of
 * the rank, those of the other thread among them.
 */
public final class ManyPending {
    private static final int MANY = 600;
    private static final int GO = 2;

    private ManyPending() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(ManyPending.class);
        if (rank.start(ThreadLevel.MULTIPLE) != ThreadLevel.MULTIPLE) {
            throw new AssertionError("a library without threads");
        }
        Communicator world = rank.world();
        List<CompletableFuture<Void>> threads = new ArrayList<>();
        for (Communicator comm : List.of(world.dup(), world.dup())) {
            threads.add(CompletableFuture.runAsync(
                    () -> exchange(comm), action -> new Thread(action, "on a communicator").start()));
        }
        threads.forEach(CompletableFuture::join);
        rank.finish();
        System.out.println("rank " + world.rank() + " has done");
    }

    private static void exchange(Communicator comm) {
        if (comm.rank() == 0) {
            List<Request> receives = new ArrayList<>();
            for (int k = 0; k < MANY; k++) {
                receives.add(comm.irecv(one(), Communicator.ANY_SOURCE, 1));
            }
            comm.send(SendMode.STANDARD, one(), 1, GO);
            receives.forEach(Request::await);
        } else {
            comm.recv(one(), 0, GO);
            for (int k = 0; k < MANY; k++) {
                comm.send(SendMode.STANDARD, one(), 0, 1);
            }
        }
    }

    private static UserBuffer one() {
        return new UserBuffer(new int[1], 0, 1, BasicType.INT);
    }
}

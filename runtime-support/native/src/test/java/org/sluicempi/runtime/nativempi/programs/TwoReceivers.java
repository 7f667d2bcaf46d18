package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * Two threads of rank 1 make the first receives of a communicator at once, one of them from any source: none of them gets or
 * keeps what is the other's. Then both take messages by matched probes, whole and in pieces: each is the user's.
 */
public final class TwoReceivers {
    private static final int PROBED = 12;
    private static final int LENGTH = 20;

    private TwoReceivers() {}

    /** @param args number of communicators */
    public static void main(String[] args) throws Exception {
        Rank rank = Rank.of(TwoReceivers.class);
        if (rank.start(ThreadLevel.MULTIPLE) != ThreadLevel.MULTIPLE) {
            throw new AssertionError("a library without threads");
        }
        int rounds = Integer.parseInt(args[0]);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        for (int round = 0; round < rounds; round++) {
            Communicator comm = rank.world().dup();
            if (rank.world().rank() == 0) {
                comm.send(SendMode.STANDARD, one(round), 1, 0);
                comm.send(SendMode.STANDARD, one(-round), 1, 1);
                for (int k = 0; k < PROBED; k++) {
                    send(comm, k % 2 == 0);
                }
            } else {
                Phaser both = new Phaser(2);
                List<Future<Integer>> got = threads.invokeAll(
                        List.of(receive(comm, both, 0, 0), receive(comm, both, Communicator.ANY_SOURCE, 1)));
                if (got.get(0).get() != round || got.get(1).get() != -round) {
                    throw new AssertionError("round " + round + ": " + got);
                }
                for (Future<?> each : threads.invokeAll(List.of(probe(comm, both), probe(comm, both)))) {
                    each.get();
                }
            }
            comm.free();
        }
        threads.shutdown();
        rank.finish();
        System.out.println("rank " + rank.world().rank() + " has done " + rounds);
    }

    private static Callable<Integer> receive(Communicator comm, Phaser both, int source, int tag) {
        return () -> {
            int[] into = new int[1];
            both.arriveAndAwaitAdvance();
            comm.recv(new UserBuffer(into, 0, 1, BasicType.INT), source, tag);
            return into[0];
        };
    }

    private static void send(Communicator comm, boolean inPieces) {
        UserBuffer data = new UserBuffer(new int[LENGTH], 0, LENGTH, BasicType.INT);
        if (inPieces) {
            DeltaStream stream = comm.openDelta(data, 1, 2);
            stream.piece(0, LENGTH);
            stream.end(LENGTH);
        } else {
            comm.send(SendMode.STANDARD, data, 1, 2);
        }
    }

    private static Callable<Boolean> probe(Communicator comm, Phaser both) {
        return () -> {
            both.arriveAndAwaitAdvance();
            for (int k = 0; k < PROBED / 2; k++) {
                MatchedMessage message = comm.mprobe(Communicator.ANY_SOURCE, Communicator.ANY_TAG);
                message.recv(new UserBuffer(new int[LENGTH], 0, LENGTH, BasicType.INT));
                if (message.status().bytes() != LENGTH * Integer.BYTES) {
                    throw new AssertionError("a message of " + message.status().bytes() + " bytes");
                }
            }
            return true;
        };
    }

    private static UserBuffer one(int value) {
        return new UserBuffer(new int[] {value}, 0, 1, BasicType.INT);
    }
}

package org.sluicempi.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;

/**
 * Random mixtures of receives from any source and from one, while senders compute: each sender's messages arrive in the
 * order in which they were begun. Rank 1 receives and says when ranks 0 and 2 go on, so nothing depends on speed.
 */
final class AnySourceMixtureChecks {
    private static final int TAG = 33;
    private static final int ROUNDS = 30;

    private final Communicator world;
    private final Communicator comm;
    private final Script script;
    private final Tally tally;

    private AnySourceMixtureChecks(Script script, Tally tally) {
        this.world = script.world();
        this.comm = script.comm();
        this.script = script;
        this.tally = tally;
    }

    /** Collective; ranks but the first three do nothing. */
    static void run(Communicator world, Tally tally) {
        Script script = Script.over(world);
        AnySourceMixtureChecks checks = new AnySourceMixtureChecks(script, tally);
        for (int round = 0; round < ROUNDS && world.size() > 2 && world.rank() < 3; round++) {
            checks.mixture(round);
        }
        script.comm().free();
    }

    /** Some receives from any rank, some from one; each sender has enough for all that may be its own. */
    private void mixture(int round) {
        Random random = new Random(round);
        int any = 1 + random.nextInt(4);
        int[] named = {random.nextInt(3), 0, random.nextInt(3)};
        if (world.rank() == 1) {
            new Receiving(random, any, named).run(round);
        } else {
            send(new Random(10L * round + world.rank()), any + named[world.rank()]);
        }
    }

    /** Messages 1 to {@code count}, one begin or end at each word of the receiver. */
    private void send(Random random, int count) {
        List<DeltaStream> open = new ArrayList<>();
        List<Request> sends = new ArrayList<>();
        for (int id = 1; id <= count || !open.isEmpty(); ) {
            script.told(1);
            if (id <= count && (open.isEmpty() || random.nextBoolean())) {
                if (random.nextBoolean()) {
                    open.add(script.begun(id, 1, TAG));
                } else {
                    // of the length of a head, now and then
                    int length = random.nextBoolean() ? 12 : 1 + random.nextInt(Script.MOST);
                    sends.add(comm.isend(SendMode.STANDARD, Script.filled(length, id), 1, TAG));
                }
                id++;
            } else {
                Script.end(open.remove(random.nextInt(open.size())));
            }
            world.send(
                    SendMode.STANDARD, Script.ints(new int[] {id > count && open.isEmpty() ? 1 : 0}), 1, Script.WORD);
        }
        sends.forEach(Request::await);
    }

    /** Rank 1 of a mixture. */
    private final class Receiving {
        private final Random random;
        private final int any;
        private final int[] named;
        private final int[] toPost;
        private final boolean[] done = {false, true, false};
        private final List<Request> requests = new ArrayList<>();
        private final List<int[]> buffers = new ArrayList<>();

        Receiving(Random random, int any, int[] named) {
            this.random = random;
            this.any = any;
            this.named = named;
            toPost = new int[] {named[0], any, named[2]};
        }

        void run(int round) {
            done[0] = any + named[0] == 0;
            done[2] = any + named[2] == 0;
            while (!done[0] || !done[2] || toPost[0] + toPost[1] + toPost[2] > 0) {
                int source = random.nextInt(3);
                switch (random.nextInt(4)) {
                    case 0 -> goOn(source);
                    case 1 -> post(source);
                    case 2 -> look();
                    default -> comm.iprobe(source == 1 ? Communicator.ANY_SOURCE : source, Communicator.ANY_TAG);
                }
            }
            int[] last = new int[3];
            boolean backwards = random.nextBoolean();
            for (int k = requests.size() - 1; backwards && k >= 0; k--) {
                requests.get(k).await();
            }
            for (int k = 0; k < requests.size(); k++) {
                Status status = requests.get(k).await();
                next(last, status, buffers.get(k), round);
            }
            for (int rank = 0; rank < 3; rank += 2) {
                while (last[rank] < any + named[rank]) {
                    int[] into = new int[Script.MOST];
                    next(last, comm.recv(Script.ints(into), rank, TAG), into, round);
                }
            }
        }

        private void goOn(int rank) {
            if (!done[rank]) {
                script.tell(rank);
                int[] end = new int[1];
                world.recv(Script.ints(end), rank, Script.WORD);
                done[rank] = end[0] == 1;
            }
        }

        private void post(int source) {
            if (toPost[source] > 0) {
                toPost[source]--;
                int[] into = new int[Script.MOST];
                int tag = random.nextBoolean() ? TAG : Communicator.ANY_TAG;
                requests.add(comm.irecv(Script.ints(into), source == 1 ? Communicator.ANY_SOURCE : source, tag));
                buffers.add(into);
            }
        }

        private void look() {
            if (!requests.isEmpty()) {
                requests.get(random.nextInt(requests.size())).test();
            }
        }

        private void next(int[] last, Status status, int[] into, int round) {
            int end = status.count(BasicType.INT) - 1;
            int id = ++last[status.source()];
            tally.equal(into[0] + into[end], 2 * id, "message " + id + " of " + status.source() + ", round " + round);
        }
    }
}

package org.sluicempi.enginetest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;

/**
 * Receives from any source while senders still compute: the order of the posts decides who gets what, whether anybody has
 * looked in between or not. Rank 1 receives, ranks 0 and 2 send; rank 1 says when they go on, so nothing depends on speed.
 */
final class AnySourceChecks {
    private static final int TAG = 33;
    private static final int ROUNDS = 30;
    private static final int MOST = 200;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final Communicator world;
    /** What is tested; the words between the ranks go over the world. */
    private final Communicator comm;

    private final Tally tally;

    private AnySourceChecks(Communicator world, Tally tally) {
        this.world = world;
        this.comm = world.dup();
        this.tally = tally;
    }

    /** Collective; ranks but the first three do nothing. */
    static void run(Communicator world, Tally tally) {
        AnySourceChecks checks = new AnySourceChecks(world, tally);
        if (world.size() > 2 && world.rank() < 3) {
            for (int way = 0; way < 5; way++) {
                checks.keepsItsPlace(way);
            }
            for (int looks = 0; looks < 3; looks++) {
                checks.theFirstGetsWhatIsThere(looks);
            }
            for (int way = 0; way < 5; way++) {
                checks.servedMeanwhile(way);
            }
            checks.manyBehind();
            checks.cancelledTwice();
            for (int round = 0; round < ROUNDS; round++) {
                checks.mixture(round);
            }
        }
        checks.comm.free();
    }

    private static UserBuffer ints(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    private static UserBuffer filled(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return ints(array);
    }

    private void tell(int rank) {
        world.send(SendMode.STANDARD, NOTHING, rank, 31);
    }

    private void told(int rank) {
        world.recv(NOTHING, rank, 31);
    }

    /** Lets a sender make its next step. */
    private void step(int rank) {
        tell(rank);
        told(rank);
    }

    private DeltaStream begun(int value) {
        DeltaStream stream = comm.openDelta(filled(MOST, value), 1, TAG);
        stream.piece(0, MOST / 2);
        return stream;
    }

    private static void end(DeltaStream stream) {
        stream.piece(MOST / 2, MOST);
        stream.end(MOST);
    }

    /** A receive that has been posted gets the message although another one asks for it first. */
    private void keepsItsPlace(int way) {
        if (world.rank() == 0) {
            DeltaStream stream = begun(1);
            tell(1);
            told(1);
            end(stream);
            comm.send(SendMode.STANDARD, filled(MOST, 2), 1, TAG);
            tell(1);
        } else if (world.rank() == 1) {
            told(0);
            int[] into = new int[MOST];
            int[] later = new int[MOST];
            Request first = comm.irecv(ints(into), Communicator.ANY_SOURCE, TAG);
            tally.isTrue(first.test().isEmpty(), "nothing has come, way " + way);
            boolean posted = way < 2;
            Request second = posted ? comm.irecv(ints(later), way - 1, Communicator.ANY_TAG) : null;
            tell(0);
            told(0);
            switch (way) {
                case 0, 1 -> second.await();
                case 2 -> comm.recv(ints(later), 0, TAG);
                case 3 -> comm.mprobe(0, Communicator.ANY_TAG).recv(ints(later));
                default -> comm.mprobe(Communicator.ANY_SOURCE, TAG).recv(ints(later));
            }
            first.await();
            tally.equal(into[0] + into[MOST - 1], 2, "who was first, way " + way);
            tally.equal(later[0] + later[MOST - 1], 4, "who came later, way " + way);
        }
    }

    /** A sender computes until the first of two receives has got the message of the other sender. */
    private void theFirstGetsWhatIsThere(int looks) {
        if (world.rank() == 0) {
            DeltaStream stream = begun(1);
            tell(1);
            told(1);
            end(stream);
        } else if (world.rank() == 2) {
            told(1);
            comm.send(SendMode.STANDARD, filled(MOST, 2), 1, TAG);
            tell(1);
        } else {
            int[] into = new int[MOST];
            int[] later = new int[MOST];
            Request first = comm.irecv(ints(into), Communicator.ANY_SOURCE, TAG);
            Request second = comm.irecv(ints(later), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            told(0);
            if (looks == 1) {
                first.test();
            }
            step(2);
            if (looks == 2) {
                tally.isTrue(second.test().isEmpty(), "the message is not for the second");
            }
            tally.equal(first.await().source(), 2, "who is first, " + looks);
            tell(0);
            tally.equal(second.await().source(), 0, "who is last, " + looks);
            tally.equal(into[0] + into[MOST - 1] + 10 * later[0], 14, "their data, " + looks);
        }
    }

    /**
     * A receive is served although its rank waits for something else: rank 2 goes on only when it has got its message. For
     * collectives see {@link CollectiveMeanwhileChecks}.
     */
    private void servedMeanwhile(int way) {
        if (world.rank() == 0) {
            DeltaStream stream = begun(1);
            tell(1);
            told(2);
            end(stream);
        } else if (world.rank() == 2) {
            told(1);
            comm.send(SendMode.SYNCHRONOUS, filled(MOST, 2), 1, TAG);
            tell(0);
            if (way == 4) {
                world.recv(filled(MOST, 0), 1, 32);
            } else {
                world.send(SendMode.STANDARD, filled(MOST, 3), 1, 32);
            }
        } else {
            int[] into = new int[MOST];
            Request first = comm.irecv(ints(into), Communicator.ANY_SOURCE, TAG);
            told(0);
            tell(2);
            waitForSomethingElse(way);
            tally.equal(first.await().source(), 2, "served meanwhile, way " + way);
            tally.equal(comm.recv(ints(into), Communicator.ANY_SOURCE, TAG).source(), 0, "the other, way " + way);
        }
    }

    private void waitForSomethingElse(int way) {
        UserBuffer other = filled(MOST, 0);
        switch (way) {
            case 0 -> world.recv(other, 2, 32);
            case 1 -> world.irecv(other, 2, 32).await();
            case 2 -> DeltaRecv.post(world, other, 2, 32, true).deltaWaitData(0, 1);
            case 3 -> world.mprobe(2, 32).recv(other);
            default -> world.send(SendMode.SYNCHRONOUS, other, 2, 32);
        }
    }

    /** More than an engine looks after one by one. */
    private void manyBehind() {
        int many = 1500;
        if (world.rank() == 0) {
            DeltaStream stream = begun(many);
            for (int k = 1; k < many; k++) {
                comm.send(SendMode.STANDARD, filled(1, k), 1, TAG);
            }
            tell(1);
            told(1);
            end(stream);
        } else if (world.rank() == 1) {
            int[][] into = new int[many][MOST];
            Request[] requests = new Request[many];
            Arrays.setAll(requests, k -> comm.irecv(ints(into[k]), Communicator.ANY_SOURCE, TAG));
            told(0);
            tally.isTrue(requests[0].test().isEmpty(), "nothing has come");
            tell(0);
            requests[many - 1].await();
            for (int k = 0; k < many; k++) {
                requests[k].await();
                tally.equal(into[k][0], k == 0 ? many : k, "message " + k + " of many");
            }
        }
    }

    private void cancelledTwice() {
        if (world.rank() == 1) {
            Request request = comm.irecv(filled(3, 0), Communicator.ANY_SOURCE, TAG);
            request.cancel();
            request.cancel();
            tally.isTrue(request.await().cancelled(), "cancelled");
        }
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
            told(1);
            if (id <= count && (open.isEmpty() || random.nextBoolean())) {
                if (random.nextBoolean()) {
                    open.add(begun(id));
                } else {
                    // of the length of a head, now and then
                    int length = random.nextBoolean() ? 12 : 1 + random.nextInt(MOST);
                    sends.add(comm.isend(SendMode.STANDARD, filled(length, id), 1, TAG));
                }
                id++;
            } else {
                end(open.remove(random.nextInt(open.size())));
            }
            world.send(SendMode.STANDARD, ints(new int[] {id > count && open.isEmpty() ? 1 : 0}), 1, 31);
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
                    int[] into = new int[MOST];
                    next(last, comm.recv(ints(into), rank, TAG), into, round);
                }
            }
        }

        private void goOn(int rank) {
            if (!done[rank]) {
                tell(rank);
                int[] end = new int[1];
                world.recv(ints(end), rank, 31);
                done[rank] = end[0] == 1;
            }
        }

        private void post(int source) {
            if (toPost[source] > 0) {
                toPost[source]--;
                int[] into = new int[MOST];
                int tag = random.nextBoolean() ? TAG : Communicator.ANY_TAG;
                requests.add(comm.irecv(ints(into), source == 1 ? Communicator.ANY_SOURCE : source, tag));
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

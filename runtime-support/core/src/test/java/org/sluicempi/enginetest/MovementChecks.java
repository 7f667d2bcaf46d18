package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.Random;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/** Operations that move data, with random datatypes, counts and places. */
final class MovementChecks {
    private final Collectives all;
    private final int me;
    private final int size;
    private final Tally tally;
    private final Random random;
    private final Datatype type;
    private final long seed;

    private MovementChecks(Communicator comm, Collectives all, Tally tally, long seed) {
        this.all = all;
        this.me = comm.rank();
        this.size = comm.size();
        this.tally = tally;
        this.seed = seed;
        random = new Random(seed);
        type = Samples.type(random);
    }

    /** All operations once; {@code seed} is the same at all ranks. */
    static void run(Communicator comm, Collectives all, Tally tally, long seed) {
        MovementChecks checks = new MovementChecks(comm, all, tally, seed);
        all.barrier();
        checks.bcast();
        checks.gather();
        checks.gatherv();
        checks.scatter();
        checks.scatterv();
        checks.allgather();
        checks.allgatherv();
        checks.alltoall();
        checks.alltoallv();
        checks.alltoallw();
    }

    private UserBuffer data(int rank, int elements, int count, int what) {
        return Samples.filled(type, rank % 3, elements, count, seed * 31 + rank * 1009L + what);
    }

    private void same(UserBuffer found, UserBuffer expected, String what) {
        tally.equal(found.storage(), expected.storage(), what + " of " + type + " with seed " + seed);
    }

    private void bcast() {
        int count = random.nextInt(5);
        int root = random.nextInt(size);
        UserBuffer mine = data(me, count, count, 1);
        UserBuffer expected = Samples.copy(mine);
        Samples.move(data(root, count, count, 1), expected);
        all.bcast(mine, root);
        same(mine, expected, "bcast");
    }

    private void gather() {
        int count = random.nextInt(4);
        int root = random.nextInt(size);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count * size, count, 2);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size && me == root; r++) {
            if (r != me || !inPlace) {
                Samples.move(data(r, count, count, 3), Samples.block(expected, r * count, count));
            }
        }
        all.gather(me == root && inPlace ? null : data(me, count, count, 3), me == root ? recv : null, root);
        same(recv, expected, "gather");
    }

    /** Counts from 0 on and places with gaps, not in the order of the ranks; longer than needed. */
    private int[][] places() {
        int[] counts = new int[size + 2];
        int[] displs = new int[size + 2];
        int next = 0;
        for (int k = 0; k < size; k++) {
            int r = (k + 1) % size;
            counts[r] = random.nextInt(4);
            displs[r] = next;
            next += counts[r] + random.nextInt(2);
        }
        return new int[][] {counts, nowhere(counts, displs), {next}};
    }

    /** Blocks without elements are where no buffer has a place. */
    private static int[] nowhere(int[] counts, int[] displs) {
        for (int r = 0; r < counts.length; r++) {
            if (counts[r] == 0) {
                displs[r] = r % 2 == 0 ? Integer.MAX_VALUE - r : -1 - r;
            }
        }
        return displs;
    }

    private void gatherv() {
        int[][] p = places();
        int root = random.nextInt(size);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, p[2][0], 0, 4);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size && me == root; r++) {
            if (r != me || !inPlace) {
                Samples.move(data(r, 4, p[0][r], 5), Samples.block(expected, p[1][r], p[0][r]));
            }
        }
        UserBuffer send = me == root && inPlace ? null : data(me, 4, p[0][me], 5);
        all.gatherv(send, me == root ? recv : null, me == root ? p[0] : null, me == root ? p[1] : null, root);
        same(recv, expected, "gatherv");
    }

    private void scatter() {
        int count = random.nextInt(4);
        int root = random.nextInt(size);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count, count, 6);
        UserBuffer expected = Samples.copy(recv);
        if (me != root || !inPlace) {
            Samples.move(Samples.block(data(root, count * size, count, 7), me * count, count), expected);
        }
        UserBuffer send = me == root ? data(me, count * size, count, 7) : null;
        all.scatter(send, me == root && inPlace ? null : recv, root);
        same(recv, expected, "scatter");
    }

    private void scatterv() {
        int[][] p = places();
        int root = random.nextInt(size);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, 4, p[0][me], 8);
        UserBuffer expected = Samples.copy(recv);
        if (me != root || !inPlace) {
            Samples.move(Samples.block(data(root, p[2][0], 0, 9), p[1][me], p[0][me]), expected);
        }
        UserBuffer send = me == root ? data(me, p[2][0], 0, 9) : null;
        all.scatterv(send, p[0], p[1], me == root && inPlace ? null : recv, root);
        same(recv, expected, "scatterv");
    }

    private void allgather() {
        int count = random.nextInt(4);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count * size, count, 10);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size; r++) {
            UserBuffer from = inPlace
                    ? Samples.block(data(r, count * size, count, 10), r * count, count)
                    : data(r, count, count, 11);
            Samples.move(from, Samples.block(expected, r * count, count));
        }
        all.allgather(inPlace ? null : data(me, count, count, 11), recv);
        same(recv, expected, "allgather");
    }

    private void allgatherv() {
        int[][] p = places();
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, p[2][0], 0, 12);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size; r++) {
            UserBuffer from =
                    inPlace ? Samples.block(data(r, p[2][0], 0, 12), p[1][r], p[0][r]) : data(r, 4, p[0][r], 13);
            Samples.move(from, Samples.block(expected, p[1][r], p[0][r]));
        }
        all.allgatherv(inPlace ? null : data(me, 4, p[0][me], 13), recv, p[0], p[1]);
        same(recv, expected, "allgatherv");
    }

    private void alltoall() {
        int count = random.nextInt(4);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count * size, count, 14);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size; r++) {
            UserBuffer from = data(r, count * size, count, inPlace ? 14 : 15);
            Samples.move(Samples.block(from, me * count, count), Samples.block(expected, r * count, count));
        }
        all.alltoall(inPlace ? null : data(me, count * size, count, 15), recv);
        same(recv, expected, "alltoall");
    }

    /** What {@code from} has for {@code to}, the same in both directions so that it can be in place. */
    private static int amount(int from, int to) {
        return (from + to) % 3;
    }

    private int[] amounts(int rank) {
        int[] counts = new int[size];
        Arrays.setAll(counts, r -> amount(rank, r));
        return counts;
    }

    private int[] spread(int step) {
        int[] displs = new int[size];
        Arrays.setAll(displs, r -> (size - 1 - r) * step);
        return displs;
    }

    private void alltoallv() {
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, 3 * size, 0, 16);
        UserBuffer expected = Samples.copy(recv);
        for (int r = 0; r < size; r++) {
            int step = inPlace ? 3 : 2;
            UserBuffer from = data(r, step * size, 0, inPlace ? 16 : 17);
            Samples.move(
                    Samples.block(from, spread(step)[me], amount(r, me)),
                    Samples.block(expected, spread(3)[r], amount(r, me)));
        }
        UserBuffer send = inPlace ? null : data(me, 2 * size, 0, 17);
        int[] counts = amounts(me);
        int[] from = nowhere(counts, spread(2));
        all.alltoallv(send, inPlace ? null : counts, inPlace ? null : from, recv, counts, nowhere(counts, spread(3)));
        same(recv, expected, "alltoallv");
    }

    private void alltoallw() {
        boolean inPlace = random.nextBoolean();
        UserBuffer[] send = new UserBuffer[size];
        UserBuffer[] recv = new UserBuffer[size];
        UserBuffer[] expected = new UserBuffer[size];
        for (int r = 0; r < size; r++) {
            send[r] = pair(me, r, inPlace ? 18 : 19);
            recv[r] = pair(me, r, 18);
            expected[r] = Samples.copy(recv[r]);
            Samples.move(pair(r, me, inPlace ? 18 : 19), expected[r]);
        }
        all.alltoallw(inPlace ? null : send, recv);
        for (int r = 0; r < size; r++) {
            same(recv[r], expected[r], "alltoallw from " + r);
        }
    }

    /** One datatype for each pair of ranks. */
    private UserBuffer pair(int from, int to, int what) {
        Datatype own = Samples.type(new Random(seed + (long) from * to));
        return Samples.filled(own, to % 2, 3, amount(from, to), seed * 37 + from * 101L + to * 10007L + what);
    }
}

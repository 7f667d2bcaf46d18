package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** Intercommunicators between the even and the odd ranks: groups, messages, every collective operation. */
final class InterChecks {
    private static final int NOBODY = Communicator.PROC_NULL;

    private final Communicator inter;
    private final Tally tally;
    private final boolean low;
    private final int me;
    private final int size;
    private final int remote;
    private final boolean later;

    private InterChecks(Communicator inter, boolean low, boolean later, Tally tally) {
        this.inter = inter;
        this.low = low;
        this.later = later;
        this.tally = tally;
        me = inter.rank();
        size = inter.size();
        remote = inter.remoteSize();
    }

    static void run(Communicator world, Tally tally) {
        if (world.size() < 2) {
            return;
        }
        int me = world.rank();
        boolean low = me % 2 == 0;
        Communicator side = world.split(me % 2, me).orElseThrow();
        Communicator bridge = side.rank() == 0 ? world : null;
        Communicator inter = side.interConnect(0, bridge, low ? 1 : 0, 5);
        int[] all = IntStream.range(0, world.size()).toArray();
        tally.equal(inter.inter(), true, "inter");
        tally.equal(world.inter(), false, "the world is no intercommunicator");
        tally.equal(inter.processes(), side.processes(), "this side");
        int[] others = Arrays.stream(all).filter(r -> r % 2 != me % 2).toArray();
        tally.equal(inter.remoteProcesses(), others, "the other side");
        tally.equal(inter.remoteSize(), others.length, "size of the other side");
        for (boolean later : new boolean[] {false, true}) {
            InterChecks checks = new InterChecks(inter, low, later, tally);
            checks.messages();
            checks.rooted();
            checks.ofNothing();
            checks.fromEveryRoot();
            checks.everybody();
        }
        Communicator copy = inter.dup();
        tally.equal(copy.inter(), true, "a copy of an intercommunicator");
        new InterChecks(copy, low, false, tally).messages();
        copy.free();
        Communicator both = inter.merge(!low);
        tally.equal(both.inter(), false, "merged");
        int[] order = IntStream.concat(
                        Arrays.stream(all).filter(r -> r % 2 == 0),
                        Arrays.stream(all).filter(r -> r % 2 == 1))
                .toArray();
        tally.equal(both.processes(), order, "the low side first");
        both.free();
        tally.fails(ErrorClass.COMM, () -> world.merge(true), "merge of an intracommunicator");
        inter.disconnect();
        side.free();
    }

    private void run(java.util.function.Consumer<Collectives> operation) {
        Started.run(inter, later, operation);
    }

    private static UserBuffer ints(int count, int... values) {
        return new UserBuffer(values, 0, count, BasicType.INT);
    }

    private void messages() {
        for (int r = 0; r < remote; r++) {
            inter.send(SendMode.STANDARD, ints(1, 100 * me + r), r, me);
        }
        for (int r = 0; r < remote; r++) {
            int[] got = new int[1];
            tally.equal(inter.recv(ints(1, got), r, r).source(), r, "source on the other side");
            tally.equal(got[0], 100 * r + me, "a message between the groups");
        }
        run(Collectives::barrier);
    }

    /** What a rank passes as root when rank {@code root} of the low side is it. */
    private int asRoot(int root) {
        return !low ? root : me == root ? Collectives.ROOT : NOBODY;
    }

    private void rooted() {
        int root = asRoot(0);
        boolean here = root == Collectives.ROOT;
        int[] data = here ? new int[] {7, 8} : new int[2];
        run(all -> all.bcast(ints(2, data), root));
        tally.equal(data, here || !low ? new int[] {7, 8} : new int[2], "bcast");

        int[] gathered = new int[here ? remote : 0];
        run(all -> all.gather(low ? null : ints(1, 10 + me), here ? ints(1, gathered) : null, root));
        tally.equal(gathered, here ? IntStream.range(10, 10 + remote).toArray() : new int[0], "gather");

        int[] counts = IntStream.range(0, remote).map(r -> r + 1).toArray();
        int[] displs = IntStream.range(0, remote).map(r -> r * (r + 1) / 2).toArray();
        int total = Arrays.stream(counts).sum();
        int[] many = new int[here ? total : 0];
        int[] own = new int[me + 1];
        Arrays.fill(own, me);
        run(all -> all.gatherv(low ? null : ints(me + 1, own), here ? ints(0, many) : null, counts, displs, root));
        int[] expected = IntStream.range(0, remote)
                .flatMap(r -> IntStream.generate(() -> r).limit(r + 1L))
                .toArray();
        tally.equal(many, here ? expected : new int[0], "gatherv");

        int[] piece = {-1};
        UserBuffer whole = ints(1, IntStream.range(50, 50 + remote).toArray());
        run(all -> all.scatter(here ? whole : null, low ? null : ints(1, piece), root));
        tally.equal(piece[0], low ? -1 : 50 + me, "scatter");

        int[] back = new int[me + 1];
        run(all ->
                all.scatterv(here ? ints(0, expected) : null, counts, displs, low ? null : ints(me + 1, back), root));
        tally.equal(back, low ? new int[me + 1] : own, "scatterv");

        int[] sum = {-1};
        run(all -> all.reduce(low ? null : ints(1, me + 1), here ? ints(1, sum) : null, StandardOps.SUM, root));
        tally.equal(sum[0], here ? remote * (remote + 1) / 2 : -1, "reduce");
        tally.fails(ErrorClass.ROOT, () -> inter.collectives().bcast(ints(1, 1), remote), "a root that is not there");
    }

    /** The ranks beside the root, which do not know how long the data are, stay in step with the others. */
    private void ofNothing() {
        int root = asRoot(0);
        boolean here = root == Collectives.ROOT;
        boolean idle = root == NOBODY;
        int[] untouched = {5};
        run(all -> all.bcast(idle ? null : ints(0, untouched), root));
        UserBuffer none = ints(0, untouched);
        run(all -> all.reduce(low ? null : none, here ? none : null, StandardOps.SUM, root));
        tally.equal(untouched[0], 5, "operations of no elements");
        int[] gathered = new int[here ? remote : 0];
        run(all -> all.gather(low ? null : ints(1, 20 + me), here ? ints(1, gathered) : null, root));
        tally.equal(gathered, here ? IntStream.range(20, 20 + remote).toArray() : new int[0], "gather behind them");
    }

    private void fromEveryRoot() {
        for (int r = 0; r < (low ? size : remote); r++) {
            int root = asRoot(r);
            int[] data = root == Collectives.ROOT ? new int[] {r, 9} : new int[] {-1, -1};
            run(all -> all.bcast(ints(2, data), root));
            tally.equal(data, root == NOBODY ? new int[] {-1, -1} : new int[] {r, 9}, "bcast from rank " + r);
            int[] sum = {-1};
            run(all -> all.reduce(ints(1, me + 1), ints(1, sum), StandardOps.SUM, root));
            tally.equal(sum[0], root == Collectives.ROOT ? remote * (remote + 1) / 2 : -1, "reduce to rank " + r);
        }
    }

    private void everybody() {
        int[] got = new int[remote];
        run(all -> all.allgather(ints(1, 30 + me), ints(1, got)));
        tally.equal(got, IntStream.range(30, 30 + remote).toArray(), "allgather");

        int[] ones = new int[remote];
        Arrays.fill(ones, 1);
        int[] backwards = IntStream.range(0, remote).map(r -> remote - 1 - r).toArray();
        run(all -> all.allgatherv(ints(1, 40 + me), ints(0, got), ones, backwards));
        tally.equal(
                got, IntStream.range(0, remote).map(k -> 40 + remote - 1 - k).toArray(), "allgatherv");

        int[] out = IntStream.range(0, remote).map(r -> 100 * me + r).toArray();
        int[] in = IntStream.range(0, remote).map(r -> 100 * r + me).toArray();
        run(all -> all.alltoall(ints(1, out), ints(1, got)));
        tally.equal(got, in, "alltoall");

        Arrays.fill(got, 0);
        int[] places = IntStream.range(0, remote).toArray();
        run(all -> all.alltoallv(ints(0, out), ones, places, ints(0, got), ones, backwards));
        tally.equal(got, IntStream.range(0, remote).map(k -> in[remote - 1 - k]).toArray(), "alltoallv");

        UserBuffer[] send = new UserBuffer[remote];
        UserBuffer[] recv = new UserBuffer[remote];
        Arrays.setAll(send, r -> ints(1, out[r]));
        Arrays.setAll(recv, r -> ints(1, 0));
        run(all -> all.alltoallw(send, recv));
        tally.equal(Arrays.stream(recv).mapToInt(b -> ((int[]) b.storage())[0]).toArray(), in, "alltoallw");

        int[] sum = new int[1];
        run(all -> all.allreduce(ints(1, me + 1), ints(1, sum), StandardOps.SUM));
        tally.equal(sum[0], remote * (remote + 1) / 2, "allreduce");

        int elements = size * remote;
        int[] counts = new int[size];
        Arrays.fill(counts, remote);
        int[] part = new int[remote];
        int[] all = new int[elements];
        Arrays.fill(all, me + 1);
        run(some -> some.reduceScatter(ints(elements, all), ints(remote, part), counts, StandardOps.SUM));
        int[] expected = new int[remote];
        Arrays.fill(expected, remote * (remote + 1) / 2);
        tally.equal(part, expected, "reduceScatter");
        tally.fails(
                ErrorClass.COMM,
                () -> inter.collectives().scan(ints(1, 1), ints(1, 1), StandardOps.SUM),
                "scan between groups");
    }
}

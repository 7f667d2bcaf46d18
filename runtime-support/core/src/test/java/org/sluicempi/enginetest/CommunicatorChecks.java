package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** Communicators made from others, and their topologies. */
final class CommunicatorChecks {
    private final Rank rank;
    private final Communicator world;
    private final int me;
    private final int size;
    private final Tally tally;

    private CommunicatorChecks(Rank rank, Tally tally) {
        this.rank = rank;
        this.world = rank.world();
        this.me = world.rank();
        this.size = world.size();
        this.tally = tally;
    }

    static void run(Rank rank, Tally tally) {
        CommunicatorChecks checks = new CommunicatorChecks(rank, tally);
        checks.membership();
        checks.split();
        checks.groups();
        checks.grids();
        checks.graphs();
        checks.misuse();
        checks.freedBeforeItsOperations();
    }

    /** MPI lets what has been started go on when its communicator is freed; an error in it is told by its wait. */
    private void freedBeforeItsOperations() {
        for (int round = 0; round < 20; round++) {
            Communicator copy = world.dup();
            int[] sum = new int[1];
            UserBuffer mine = new UserBuffer(new int[] {me}, 0, 1, BasicType.INT);
            Request reduction =
                    copy.start(all -> all.allreduce(mine, new UserBuffer(sum, 0, 1, BasicType.INT), StandardOps.SUM));
            Request barrier = copy.start(Collectives::barrier);
            int[] got = new int[1];
            Request receive = copy.irecv(new UserBuffer(got, 0, 1, BasicType.INT), (me + size - 1) % size, 3);
            Request send = copy.isend(SendMode.STANDARD, mine, (me + 1) % size, 3);
            copy.free();
            barrier.await();
            reduction.await();
            send.await();
            receive.await();
            tally.equal(sum[0], size * (size - 1) / 2, "sum on a communicator freed before its end");
            tally.equal(got[0], (me + size - 1) % size, "message on a communicator freed before its end");
        }
    }

    private void sum(Communicator comm, int expected, String what) {
        int[] sum = new int[1];
        UserBuffer mine = new UserBuffer(new int[] {me}, 0, 1, BasicType.INT);
        comm.collectives().allreduce(mine, new UserBuffer(sum, 0, 1, BasicType.INT), StandardOps.SUM);
        tally.equal(sum[0], expected, what);
    }

    private void membership() {
        tally.equal(world.processes(), IntStream.range(0, size).toArray(), "the world's processes");
        tally.equal(rank.self().processes(), new int[] {me}, "self");
        tally.equal(world.remoteProcesses(), new int[0], "no remote group");
        Communicator copy = world.dup();
        tally.equal(copy.processes(), world.processes(), "a copy's processes");
        sum(copy, size * (size - 1) / 2, "sum on a copy");
        copy.free();
        tally.fails(ErrorClass.COMM, () -> copy.collectives().barrier(), "barrier on a freed communicator");
        tally.fails(ErrorClass.COMM, copy::dup, "a copy of a freed communicator");
        for (Communicator given : new Communicator[] {rank.world(), rank.self()}) {
            tally.fails(ErrorClass.COMM, given::free, "nobody frees what a job begins with");
            tally.fails(ErrorClass.COMM, given::disconnect, "nobody disconnects what a job begins with");
            given.collectives().barrier();
        }
        Communicator other = world.dup();
        other.disconnect();
        tally.fails(ErrorClass.COMM, () -> other.collectives().barrier(), "barrier after disconnect");
    }

    private void split() {
        int[] same = IntStream.range(0, size).filter(r -> r % 2 == me % 2).toArray();
        Communicator half = world.split(me % 2, -me).orElseThrow();
        int[] reversed = IntStream.range(0, same.length)
                .map(k -> same[same.length - 1 - k])
                .toArray();
        tally.equal(half.processes(), reversed, "half of the world, ordered by key");
        tally.equal(half.processes()[half.rank()], me, "own place");
        sum(half, Arrays.stream(same).sum(), "sum in a half");
        half.free();
        Optional<Communicator> some = world.split(me == 0 ? 5 : -1, 0);
        tally.equal(some.isPresent(), me == 0, "only rank 0 has a colour");
        some.ifPresent(Communicator::free);
        Communicator machine = world.splitByMachine(-me);
        tally.equal(machine.size(), size, "all ranks are on this machine");
        tally.equal(machine.rank(), size - 1 - me, "ordered by key");
        machine.free();
    }

    private void groups() {
        int[] members = IntStream.range(0, size)
                .filter(r -> r != 1)
                .map(r -> r == 0 ? 0 : size + 1 - r)
                .toArray();
        if (me != 1 && size > 2) {
            Communicator group = world.createGroup(members, 9);
            tally.equal(group.processes(), members, "a group");
            sum(group, Arrays.stream(members).sum(), "sum in a group");
            group.free();
        }
        tally.fails(ErrorClass.GROUP, () -> world.createGroup(new int[] {me, me}, 0), "a rank twice in a group");
        tally.fails(ErrorClass.GROUP, () -> world.createGroup(new int[] {me, size}, 0), "a rank too high");
        tally.fails(ErrorClass.GROUP, () -> world.createGroup(new int[] {(me + 1) % size, size}, 0), "not me");
    }

    private void grids() {
        int places = size == 4 ? 4 : Math.max(1, size - 1);
        int[] dims = size == 4 ? new int[] {2, 2} : new int[] {1, places};
        Topology grid = new Topology.Cartesian(dims, new boolean[] {false, places > 2});
        Optional<Communicator> made = world.withTopology(grid, false);
        tally.equal(made.isPresent(), me < places, "a place in the grid");
        if (made.isPresent()) {
            Communicator cart = made.get();
            tally.equal(cart.topology().isPresent(), true, "topology");
            neighbors(cart);
            Communicator copy = cart.dup();
            tally.equal(copy.topology().orElseThrow(), grid, "topology of a copy");
            neighbors(copy);
            copy.free();
            tally.equal(cart.split(0, 0).orElseThrow().topology().isPresent(), false, "topology of a part");
            cart.free();
        }
        tally.fails(
                ErrorClass.DIMS,
                () -> world.withTopology(new Topology.Cartesian(new int[] {size + 1}, new boolean[1]), false),
                "a grid with too many places");
        tally.fails(
                ErrorClass.TOPOLOGY,
                () -> world.collectives().neighborAllgather(ints(1, 0), ints(1, 0)),
                "neighbours without a topology");
    }

    private void graphs() {
        int[] index = IntStream.rangeClosed(1, size).map(r -> 2 * r).toArray();
        int[] edges = IntStream.range(0, 2 * size)
                .map(k -> (k / 2 + (k % 2 == 0 ? 1 : size - 1)) % size)
                .toArray();
        if (size > 2) {
            Communicator ring =
                    world.withTopology(new Topology.Graph(index, edges), false).orElseThrow();
            neighbors(ring);
            ring.free();
        }
        int[] next = {(me + 1) % size};
        int[] previous = {(me + size - 1) % size};
        Topology oneWay = new Topology.Distributed(size, previous, null, next, null);
        Communicator chain = world.withTopology(oneWay, false).orElseThrow();
        neighbors(chain);
        chain.free();
        int[] weights = {3};
        Topology weighted = new Topology.Distributed(size, previous, weights, next, weights);
        Communicator heavy = world.withTopology(weighted, true).orElseThrow();
        Topology.Distributed kept = (Topology.Distributed) heavy.topology().orElseThrow();
        tally.equal(kept.sourceWeights(), weights, "weights");
        neighbors(heavy);
        heavy.free();
    }

    private static UserBuffer ints(int n, int count) {
        return new UserBuffer(new int[n], 0, count, BasicType.INT);
    }

    /** Every neighbour collective, blocking and not. */
    private void neighbors(Communicator comm) {
        Topology topology = comm.topology().orElseThrow();
        int own = comm.rank();
        int[] sources = topology.sources(own);
        int[] destinations = topology.destinations(own);
        if (sources.length > 1) {
            UserBuffer huge = ints(1, Integer.MAX_VALUE);
            tally.fails(ErrorClass.COUNT, () -> comm.collectives().neighborAllgather(huge, huge), "a huge count");
            tally.fails(ErrorClass.COUNT, () -> comm.collectives().neighborAlltoall(ints(1, 1), huge), "a huge count");
        }
        for (boolean later : new boolean[] {false, true}) {
            int[] got = new int[2 * sources.length];
            UserBuffer recv = new UserBuffer(got, 0, 1, BasicType.INT);
            Arrays.fill(got, -7);
            UserBuffer mine = new UserBuffer(new int[] {100 + own}, 0, 1, BasicType.INT);
            Started.run(comm, later, all -> all.neighborAllgather(mine, recv));
            int[] expected = new int[got.length];
            Arrays.fill(expected, -7);
            for (int k = 0; k < sources.length; k++) {
                expected[k] = sources[k] < 0 ? -7 : 100 + sources[k];
            }
            tally.equal(got, expected, "neighborAllgather");

            int[] places =
                    IntStream.range(0, sources.length).map(k -> 2 * k + 1).toArray();
            int[] ones = new int[sources.length];
            Arrays.fill(ones, 1);
            Arrays.fill(got, -7);
            Started.run(comm, later, all -> all.neighborAllgatherv(mine, recv, ones, places));
            Arrays.fill(expected, -7);
            for (int k = 0; k < sources.length; k++) {
                expected[2 * k + 1] = sources[k] < 0 ? -7 : 100 + sources[k];
            }
            tally.equal(got, expected, "neighborAllgatherv");

            int[] out = IntStream.range(0, destinations.length)
                    .map(k -> 1000 * own + destinations[k])
                    .toArray();
            UserBuffer send = new UserBuffer(out, 0, 1, BasicType.INT);
            Arrays.fill(got, -7);
            Started.run(comm, later, all -> all.neighborAlltoall(send, recv));
            Arrays.fill(expected, -7);
            for (int k = 0; k < sources.length; k++) {
                expected[k] = sources[k] < 0 ? -7 : 1000 * sources[k] + own;
            }
            tally.equal(got, expected, "neighborAlltoall");

            int[] starts = IntStream.range(0, destinations.length).toArray();
            int[] each = new int[destinations.length];
            Arrays.fill(each, 1);
            Arrays.fill(got, -7);
            Started.run(comm, later, all -> all.neighborAlltoallv(send, each, starts, recv, ones, places));
            Arrays.fill(expected, -7);
            for (int k = 0; k < sources.length; k++) {
                expected[2 * k + 1] = sources[k] < 0 ? -7 : 1000 * sources[k] + own;
            }
            tally.equal(got, expected, "neighborAlltoallv");
        }
    }

    private void misuse() {
        UserBuffer one = ints(1, 1);
        var all = world.collectives();
        tally.fails(ErrorClass.ROOT, () -> all.bcast(one, size), "root too high");
        tally.fails(ErrorClass.ROOT, () -> all.bcast(one, -1), "negative root");
        tally.fails(ErrorClass.BUFFER, () -> all.bcast(null, 0), "no buffer");
        tally.fails(ErrorClass.COUNT, () -> all.bcast(ints(1, -1), 0), "negative count");
        tally.fails(ErrorClass.OP, () -> all.allreduce(one, ints(1, 1), null), "no operation");
        tally.fails(
                ErrorClass.OP,
                () -> all.allreduce(one, ints(1, 1), StandardOps.MAXLOC),
                "an operation that is not for this datatype");
        tally.fails(
                ErrorClass.COUNT,
                () -> all.allgatherv(one, ints(size, 0), new int[size - 1], new int[size]),
                "too few counts");
        tally.fails(ErrorClass.ROOT, () -> world.start(some -> some.bcast(one, size)), "root too high, nonblocking");
        tally.fails(ErrorClass.ARG, () -> world.start(some -> {}), "nothing to start");
        all.barrier();
    }
}

package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/**
 * Rank 1 calls each collective operation with memory that lacks an element somewhere: it is refused before anything of it begins,
 * so that the other ranks wait until it calls again.
 */
final class ShortBufferChecks {
    private static final int BLOCK = 4;

    private final Communicator world;
    private final Tally tally;
    private final int size;

    private ShortBufferChecks(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
        this.size = world.size();
    }

    /** Collective. */
    static void run(Communicator world, Tally tally) {
        if (world.size() > 1) {
            ShortBufferChecks checks = new ShortBufferChecks(world, tally);
            for (boolean later : new boolean[] {false, true}) {
                checks.refusals().forEach((name, refused) -> checks.check(name, refused, later));
            }
        }
    }

    private void check(String name, Consumer<Collectives> refused, boolean later) {
        if (world.rank() == 1) {
            tally.fails(ErrorClass.BUFFER, () -> Started.run(world, later, refused), name);
        }
        int[] all = new int[size];
        UserBuffer mine = new UserBuffer(new int[] {world.rank()}, 0, 1, BasicType.INT);
        Started.run(world, later, c -> c.allgather(mine, new UserBuffer(all, 0, 1, BasicType.INT)));
        tally.equal(all, IntStream.range(0, size).toArray(), "what comes behind " + name);
    }

    /** By what lacks the element. */
    private Map<String, Consumer<Collectives>> refusals() {
        UserBuffer one = ints(BLOCK, 0);
        UserBuffer lacking = ints(BLOCK, 1);
        UserBuffer each = ints(size * BLOCK, 0).slice(0, BLOCK);
        UserBuffer lackingLast = new UserBuffer(new int[size * BLOCK - 1], 0, BLOCK, BasicType.INT);
        int[] counts = new int[size];
        Arrays.fill(counts, BLOCK);
        int[] places = IntStream.range(0, size).map(r -> r * BLOCK).toArray();
        UserBuffer[] all = blocks(one, one);
        UserBuffer[] last = blocks(one, lacking);
        Map<String, Consumer<Collectives>> calls = new LinkedHashMap<>();
        calls.put("Bcast", c -> c.bcast(lacking, 1));
        calls.put("Bcast elsewhere", c -> c.bcast(lacking, 0));
        calls.put("Gather, sent", c -> c.gather(lacking, each, 1));
        calls.put("Gather, received", c -> c.gather(one, lackingLast, 1));
        calls.put("Gather elsewhere", c -> c.gather(lacking, null, 0));
        calls.put("Gatherv", c -> c.gatherv(one, lackingLast, counts, places, 1));
        calls.put("Scatter, sent", c -> c.scatter(lackingLast, one, 1));
        calls.put("Scatter, received", c -> c.scatter(each, lacking, 1));
        calls.put("Scatter elsewhere", c -> c.scatter(null, lacking, 0));
        calls.put("Scatterv", c -> c.scatterv(lackingLast, counts, places, one, 1));
        calls.put("Allgather, sent", c -> c.allgather(lacking, each));
        calls.put("Allgather, received", c -> c.allgather(one, lackingLast));
        calls.put("Allgatherv", c -> c.allgatherv(one, lackingLast, counts, places));
        calls.put("Alltoall, sent", c -> c.alltoall(lackingLast, each));
        calls.put("Alltoall, received", c -> c.alltoall(each, lackingLast));
        calls.put("Alltoallv, sent", c -> c.alltoallv(lackingLast, counts, places, each, counts, places));
        calls.put("Alltoallv, received", c -> c.alltoallv(each, counts, places, lackingLast, counts, places));
        calls.put("Alltoallw, sent", c -> c.alltoallw(last, all));
        calls.put("Alltoallw, received", c -> c.alltoallw(all, last));
        calls.put("Reduce, sent", c -> c.reduce(lacking, one, StandardOps.SUM, 1));
        calls.put("Reduce, received", c -> c.reduce(one, lacking, StandardOps.SUM, 1));
        calls.put("Reduce elsewhere", c -> c.reduce(lacking, null, StandardOps.SUM, 0));
        calls.put("Allreduce, sent", c -> c.allreduce(lacking, one, StandardOps.SUM));
        calls.put("Allreduce, received", c -> c.allreduce(one, lacking, StandardOps.SUM));
        calls.put("Reduce_scatter, sent", c -> c.reduceScatter(lackingLast, one, counts, StandardOps.SUM));
        calls.put("Reduce_scatter, received", c -> c.reduceScatter(each, lacking, counts, StandardOps.SUM));
        calls.put("Scan, sent", c -> c.scan(lacking, one, StandardOps.SUM));
        calls.put("Scan, received", c -> c.scan(one, lacking, StandardOps.SUM));
        calls.put("Exscan, received", c -> c.exscan(one, lacking, StandardOps.SUM));
        return calls;
    }

    private UserBuffer[] blocks(UserBuffer usual, UserBuffer last) {
        UserBuffer[] blocks = new UserBuffer[size];
        Arrays.fill(blocks, usual);
        blocks[size - 1] = last;
        return blocks;
    }

    private static UserBuffer ints(int count, int lacking) {
        return new UserBuffer(new int[count - lacking], 0, count, BasicType.INT);
    }
}

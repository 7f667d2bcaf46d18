package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Counts and places beyond an int: that is what is wrong, before any buffer is too short for them. */
final class CountChecks {
    private static final int HUGE = Integer.MAX_VALUE;

    private CountChecks() {}

    static void run(Communicator world, Tally tally) {
        if (world.size() > 1) {
            for (boolean later : new boolean[] {false, true}) {
                refused(world, tally, later, ErrorClass.COUNT, counts(world.size()));
                refused(world, tally, later, ErrorClass.BUFFER, places(world.size()));
            }
            atRoot(world, tally);
            negative(world, tally);
        }
        world.collectives().barrier();
    }

    private static void refused(
            Communicator world, Tally tally, boolean later, ErrorClass expected, List<Consumer<Collectives>> calls) {
        for (int k = 0; k < calls.size(); k++) {
            Consumer<Collectives> call = calls.get(k);
            tally.fails(expected, () -> Started.run(world, later, call), expected + " of call " + k);
        }
    }

    private static UserBuffer ints(int count) {
        return new UserBuffer(new int[8], 0, count, BasicType.INT);
    }

    private static List<Consumer<Collectives>> counts(int size) {
        UserBuffer huge = ints(HUGE);
        UserBuffer one = ints(1);
        int[] counts = new int[size];
        Arrays.fill(counts, HUGE);
        return List.of(
                all -> all.allgather(huge, huge),
                all -> all.allgather(null, huge),
                all -> all.alltoall(huge, huge),
                all -> all.alltoall(huge, one),
                all -> all.alltoall(null, huge),
                all -> all.reduceScatter(one, one, counts, StandardOps.SUM));
    }

    /** Four times a place is 0 in the arithmetic of an int. */
    private static List<Consumer<Collectives>> places(int size) {
        UserBuffer quads = new UserBuffer(new int[4 * size], 0, 1, DerivedDatatype.contiguous(4, BasicType.INT));
        int[] ones = new int[size];
        int[] near = new int[size];
        int[] far = new int[size];
        Arrays.fill(ones, 1);
        Arrays.fill(far, 1 << 30);
        return List.of(
                all -> all.allgatherv(quads, quads, ones, far),
                all -> all.alltoallv(quads, ones, near, quads, ones, far),
                all -> all.alltoallv(quads, ones, far, quads, ones, near));
    }

    /** The others are not told of what the root refuses, so they stay away. */
    private static void atRoot(Communicator world, Tally tally) {
        if (world.rank() == 1) {
            Collectives all = world.collectives();
            tally.fails(ErrorClass.COUNT, () -> all.gather(ints(HUGE), ints(HUGE), 1), "gather");
            tally.fails(ErrorClass.COUNT, () -> all.scatter(ints(HUGE), ints(HUGE), 1), "scatter");
        }
    }

    /** One rank is refused, and the operation has not begun there: the others do not hear of it. */
    private static void negative(Communicator world, Tally tally) {
        if (world.rank() != 1) {
            return;
        }
        UserBuffer one = ints(1);
        UserBuffer minus = ints(-1);
        int[] counts = new int[world.size()];
        Arrays.fill(counts, -1);
        int[] places = new int[world.size()];
        List<Consumer<Collectives>> calls = List.of(
                all -> all.bcast(minus, 1),
                all -> all.gather(minus, one, 1),
                all -> all.gather(one, minus, 1),
                all -> all.scatter(minus, one, 1),
                all -> all.scatter(one, minus, 1),
                all -> all.allgather(minus, one),
                all -> all.allgather(one, minus),
                all -> all.allgatherv(one, one, counts, places),
                all -> all.alltoall(minus, one),
                all -> all.alltoall(one, minus),
                all -> all.alltoallv(one, counts, places, one, places, places),
                all -> all.alltoallv(one, places, places, one, counts, places),
                all -> all.reduce(minus, minus, StandardOps.SUM, 1),
                all -> all.allreduce(minus, minus, StandardOps.SUM),
                all -> all.scan(minus, minus, StandardOps.SUM),
                all -> all.reduceScatter(one, one, counts, StandardOps.SUM));
        for (boolean later : new boolean[] {false, true}) {
            refused(world, tally, later, ErrorClass.COUNT, calls);
        }
    }
}

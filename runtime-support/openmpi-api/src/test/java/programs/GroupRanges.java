package programs;

import java.util.Arrays;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Groups by lists and ranges, and the errors of those that are no more; needs 8 ranks. */
public final class GroupRanges {
    private GroupRanges() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Group world = MPI.COMM_WORLD.getGroup();
        ranges(world);
        halves(world);
        world.free();
        MPI.COMM_WORLD.barrier();
        MPI.Finalize();
        Check.report();
    }

    private static void members(Group world, Group group, int... expected) throws MPIException {
        Check.same(expected.length, group.getSize(), "size");
        int[] own = new int[expected.length];
        Arrays.setAll(own, i -> i);
        Check.same(expected, Group.translateRanks(group, own, world), "members");
        group.free();
        Check.that(group.isNull(), "freed");
    }

    /** A range may name an end that its stride does not reach. */
    private static void ranges(Group world) throws MPIException {
        int[][] two = {{1, 4, 1}, {5, 8, 2}};
        members(world, world.rangeIncl(two), 1, 2, 3, 4, 5, 7);
        members(world, world.rangeExcl(two), 0, 6);
        int[][] down = {{6, 0, -3}};
        members(world, world.rangeIncl(down), 6, 3, 0);
        members(world, world.rangeExcl(down), 1, 2, 4, 5, 7);
        members(world, world.rangeIncl(new int[0][3]));
        members(world, world.rangeIncl(new int[][] {{1, 1, Integer.MAX_VALUE}, {6, 2, Integer.MIN_VALUE}}), 1, 6);
    }

    /** However many ranks it would have, a range is wrong at the first one that there is not. */
    private static void endless(Group world) {
        for (int[] range :
                new int[][] {{0, Integer.MAX_VALUE, 1}, {7, Integer.MIN_VALUE, -1}, {2, Integer.MAX_VALUE, 3}}) {
            Expected.error(MPI.ERR_RANK, () -> world.rangeIncl(new int[][] {range}));
            Expected.error(MPI.ERR_RANK, () -> world.rangeExcl(new int[][] {range}));
        }
    }

    private static void halves(Group world) throws MPIException {
        Group low = world.incl(new int[] {0, 1, 2, 3});
        Check.same(MPI.IDENT, Group.compare(low, low), "the same");
        Check.same(MPI.UNEQUAL, Group.compare(low, world), "a part");
        Group union = Group.union(world, low);
        Check.same(MPI.IDENT, Group.compare(union, world), "nothing new");
        union.free();
        Group both = Group.intersection(low, world);
        Check.same(MPI.IDENT, Group.compare(both, low), "the common part");
        both.free();
        members(world, Group.difference(world, low), 4, 5, 6, 7);
        Group backward = world.incl(new int[] {7, 6, 5, 4, 3, 2, 1, 0});
        Check.same(MPI.SIMILAR, Group.compare(world, backward), "another order");
        backward.free();
        Group shifted = world.incl(new int[] {1, 2, 3, 4});
        Check.that(Group.compare(low, shifted) == MPI.UNEQUAL, "other members");
        shifted.free();
        int rank = MPI.COMM_WORLD.getRank();
        Intracomm made = MPI.COMM_WORLD.create(low);
        Check.same(rank > 3, made.isNull(), "not a member");
        if (rank <= 3) {
            Group again = made.getGroup();
            Check.same(MPI.IDENT, Group.compare(again, low), "its group");
            again.free();
            made.free();
            Check.that(made.isNull(), "freed");
        }
        low.free();
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        Expected.error(MPI.ERR_GROUP, () -> MPI.COMM_WORLD.create(low));
        Expected.error(MPI.ERR_GROUP, () -> low.getSize());
        endless(world);
    }
}

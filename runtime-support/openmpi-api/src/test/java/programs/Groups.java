package programs;

import mpi.CartComm;
import mpi.CartParms;
import mpi.Comm;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.ShiftParms;
import org.sluicempi.facetest.Check;

/** Groups, communicators made of them, and grids; for four ranks. */
public final class Groups {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private Groups() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = WORLD.getRank();
        algebra(rank);
        communicators(rank);
        grid(rank);
        MPI.Finalize();
        Check.report();
    }

    private static void algebra(int rank) throws MPIException {
        Group world = WORLD.getGroup();
        Check.same(4, world.getSize(), "size");
        Check.same(rank, world.getRank(), "rank");
        Group odd = world.incl(new int[] {3, 1});
        Check.same(rank == 3 ? 0 : rank == 1 ? 1 : MPI.UNDEFINED, odd.getRank(), "rank in {3, 1}");
        Group rest = world.excl(new int[] {3, 1});
        Check.same(2, rest.getSize(), "excl");
        Check.same(
                new int[] {3, 1, MPI.PROC_NULL},
                Group.translateRanks(odd, new int[] {0, 1, MPI.PROC_NULL}, world),
                "translateRanks");
        Check.same(new int[] {MPI.UNDEFINED, 1}, Group.translateRanks(world, new int[] {0, 1}, odd), "translateRanks");
        Check.same(MPI.IDENT, Group.compare(Group.union(odd, rest), world.incl(new int[] {3, 1, 0, 2})), "union");
        Check.same(MPI.SIMILAR, Group.compare(Group.union(odd, rest), world), "union");
        Check.same(MPI.UNEQUAL, Group.compare(odd, world), "compare");
        Check.same(MPI.IDENT, Group.compare(Group.intersection(world, rest), rest), "intersection");
        Check.same(MPI.IDENT, Group.compare(Group.difference(world, rest), world.incl(new int[] {1, 3})), "difference");
        Check.same(MPI.IDENT, Group.compare(Group.difference(rest, rest), MPI.GROUP_EMPTY), "nothing left");
        Check.same(MPI.IDENT, Group.compare(world.rangeIncl(new int[][] {{3, 0, -2}}), odd), "rangeIncl");
        Check.same(MPI.IDENT, Group.compare(world.rangeExcl(new int[][] {{3, 0, -2}}), rest), "rangeExcl");
        MPIException thrown = Check.fails(MPIException.class, () -> world.incl(new int[] {4}), "rank 4 of 4");
        Check.same(MPI.ERR_RANK, thrown.getErrorClass(), "rank 4 of 4");
        odd.free();
        Check.that(odd.isNull(), "freed");
    }

    private static void communicators(int rank) throws MPIException {
        Intracomm dup = WORLD.dup();
        Check.same(MPI.CONGRUENT, Comm.compare(WORLD, dup), "dup");
        Check.same(MPI.IDENT, Comm.compare(WORLD, WORLD), "itself");
        Request send = WORLD.iSend(MPI.newIntBuffer(1), 1, MPI.INT, rank, 3);
        Check.same(null, dup.iProbe(MPI.ANY_SOURCE, MPI.ANY_TAG), "messages of another communicator");
        WORLD.recv(new int[1], 1, MPI.INT, rank, 3);
        send.waitFor();
        dup.free();
        Check.that(dup.isNull(), "freed");

        Intracomm half = WORLD.split(rank % 2, -rank);
        Check.same(2, half.getSize(), "split");
        Check.same(rank < 2 ? 1 : 0, half.getRank(), "ordered by key");
        Check.same(MPI.UNEQUAL, Comm.compare(WORLD, half), "split");
        int[] members = new int[2];
        half.allGather(new int[] {rank}, 1, MPI.INT, members, 1, MPI.INT);
        Check.same(rank % 2 == 0 ? new int[] {2, 0} : new int[] {3, 1}, members, "members");
        Check.that(WORLD.split(rank == 0 ? MPI.UNDEFINED : 1, 0).isNull() == (rank == 0), "no colour");

        Group group = WORLD.getGroup().incl(new int[] {2, 1});
        Intracomm made = WORLD.create(group);
        Check.that(made.isNull() == (rank == 0 || rank == 3), "create");
        if (!made.isNull()) {
            Check.same(rank == 2 ? 0 : 1, made.getRank(), "rank in the group's order");
            Check.same(MPI.IDENT, Group.compare(group, made.getGroup()), "group of the communicator");
        }
        Check.same(1, MPI.COMM_SELF.getSize(), "self");
        Check.same(rank, MPI.COMM_SELF.getGroup().getRank() + rank, "group of self");
    }

    private static void grid(int rank) throws MPIException {
        int[] dims = {0, 0};
        CartComm.createDims(4, dims);
        Check.same(new int[] {2, 2}, dims, "createDims");
        CartComm cart = WORLD.createCart(dims, new boolean[] {true, false}, false);
        Check.same(MPI.CART, cart.getTopology(), "topology");
        Check.same(MPI.UNDEFINED, WORLD.getTopology(), "no topology");
        int[] coords = {rank / 2, rank % 2};
        Check.same(coords, cart.getCoords(rank), "coords");
        Check.same(rank, cart.getRank(coords), "rank at coords");
        Check.same(rank, cart.getRank(new int[] {coords[0] - 2, coords[1]}), "ring");
        CartParms parms = cart.getTopo();
        Check.same(2, parms.getDimCount(), "dims");
        Check.same(2, parms.getDim(1), "dim");
        Check.that(parms.getPeriod(0) && !parms.getPeriod(1), "periods");
        Check.same(coords[1], parms.getCoord(1), "coord");
        ShiftParms down = cart.shift(0, 1);
        Check.same((rank + 2) % 4, down.getRankDest(), "shift in a ring");
        Check.same((rank + 2) % 4, down.getRankSource(), "shift in a ring");
        ShiftParms along = cart.shift(1, 1);
        Check.same(rank % 2 == 0 ? rank + 1 : MPI.PROC_NULL, along.getRankDest(), "shift over a border");
        Check.same(rank % 2 == 1 ? rank - 1 : MPI.PROC_NULL, along.getRankSource(), "shift over a border");
        CartComm row = cart.sub(new boolean[] {false, true});
        Check.same(2, row.getSize(), "sub");
        Check.same(rank % 2, row.getRank(), "sub");
        Check.same(1, row.getTopo().getDimCount(), "sub");
        Check.same(MPI.CONGRUENT, Comm.compare(cart, cart.clone()), "clone");
        CartComm three = WORLD.createCart(new int[] {3}, new boolean[] {false}, false);
        Check.that(three.isNull() == (rank == 3), "no place in the grid");
    }
}

package programs;

import mpi.CartParms;
import mpi.Cartcomm;
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
        int rank = WORLD.Rank();
        algebra(rank);
        communicators(rank);
        grid(rank);
        MPI.Finalize();
        Check.report();
    }

    private static void algebra(int rank) {
        Group world = WORLD.Group();
        Check.same(4, world.Size(), "size");
        Check.same(rank, world.Rank(), "rank");
        Group odd = world.Incl(new int[] {3, 1});
        Check.same(rank == 3 ? 0 : rank == 1 ? 1 : MPI.UNDEFINED, odd.Rank(), "rank in {3, 1}");
        Group rest = world.Excl(new int[] {3, 1});
        Check.same(2, rest.Size(), "excl");
        Check.same(
                new int[] {3, 1, MPI.PROC_NULL},
                Group.Translate_ranks(odd, new int[] {0, 1, MPI.PROC_NULL}, world),
                "Translate_ranks");
        Check.same(
                new int[] {MPI.UNDEFINED, 1}, Group.Translate_ranks(world, new int[] {0, 1}, odd), "Translate_ranks");
        Check.same(MPI.IDENT, Group.Compare(Group.Union(odd, rest), world.Incl(new int[] {3, 1, 0, 2})), "union");
        Check.same(MPI.SIMILAR, Group.Compare(Group.Union(odd, rest), world), "union");
        Check.same(MPI.UNEQUAL, Group.Compare(odd, world), "compare");
        Check.same(MPI.IDENT, Group.Compare(Group.Intersection(world, rest), rest), "intersection");
        Check.same(MPI.IDENT, Group.Compare(Group.Difference(world, rest), world.Incl(new int[] {1, 3})), "difference");
        Check.same(MPI.IDENT, Group.Compare(Group.Difference(rest, rest), MPI.GROUP_EMPTY), "nothing left");
        Check.same(MPI.IDENT, Group.Compare(world.Range_incl(new int[][] {{3, 0, -2}}), odd), "rangeIncl");
        Check.same(MPI.IDENT, Group.Compare(world.Range_excl(new int[][] {{3, 0, -2}}), rest), "rangeExcl");
        Check.fails(MPIException.class, () -> world.Incl(new int[] {4}), "rank 4 of 4");
    }

    private static void communicators(int rank) {
        Intracomm dup = (Intracomm) WORLD.clone();
        Check.same(MPI.CONGRUENT, Comm.Compare(WORLD, dup), "dup");
        Check.same(MPI.IDENT, Comm.Compare(WORLD, WORLD), "itself");
        Request send = WORLD.Isend(new int[1], 0, 1, MPI.INT, rank, 3);
        Check.same(null, dup.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG), "messages of another communicator");
        WORLD.Recv(new int[1], 0, 1, MPI.INT, rank, 3);
        send.Wait();
        dup.Free();
        Check.fails(MPIException.class, () -> dup.Size(), "freed");

        Intracomm half = WORLD.Split(rank % 2, -rank);
        Check.same(2, half.Size(), "split");
        Check.same(rank < 2 ? 1 : 0, half.Rank(), "ordered by key");
        Check.same(MPI.UNEQUAL, Comm.Compare(WORLD, half), "split");
        int[] members = new int[2];
        half.Allgather(new int[] {rank}, 0, 1, MPI.INT, members, 0, 1, MPI.INT);
        Check.same(rank % 2 == 0 ? new int[] {2, 0} : new int[] {3, 1}, members, "members");
        Check.fails(MPIException.class, () -> WORLD.Split(-7, 0), "a negative colour");
        Check.that(WORLD.Split(rank == 0 ? MPI.UNDEFINED : 1, 0) == null == (rank == 0), "no colour");

        Group group = WORLD.Group().Incl(new int[] {2, 1});
        Intracomm made = WORLD.Create(group);
        Check.that(made == null == (rank == 0 || rank == 3), "create");
        if (made != null) {
            Check.same(rank == 2 ? 0 : 1, made.Rank(), "rank in the group's order");
            Check.same(MPI.IDENT, Group.Compare(group, made.Group()), "group of the communicator");
        }
        Check.same(1, MPI.COMM_SELF.Size(), "self");
        Check.same(rank, MPI.COMM_SELF.Group().Rank() + rank, "group of self");
    }

    private static void grid(int rank) {
        int[] dims = {0, 0};
        Cartcomm.Dims_create(4, dims);
        Check.same(new int[] {2, 2}, dims, "Dims_create");
        Cartcomm cart = WORLD.Create_cart(dims, new boolean[] {true, false}, false);
        Check.same(MPI.CART, cart.Topo_test(), "topology");
        Check.same(MPI.UNDEFINED, WORLD.Topo_test(), "no topology");
        int[] coords = {rank / 2, rank % 2};
        Check.same(coords, cart.Coords(rank), "coords");
        Check.same(rank, cart.Rank(coords), "rank at coords");
        Check.same(rank, cart.Rank(new int[] {coords[0] - 2, coords[1]}), "ring");
        CartParms parms = cart.Get();
        Check.same(2, parms.dims.length, "dims");
        Check.same(2, parms.dims[1], "dim");
        Check.that(parms.periods[0] && !parms.periods[1], "periods");
        Check.same(coords[1], parms.coords[1], "coord");
        ShiftParms down = cart.Shift(0, 1);
        Check.same((rank + 2) % 4, down.rank_dest, "shift in a ring");
        Check.same((rank + 2) % 4, down.rank_source, "shift in a ring");
        ShiftParms along = cart.Shift(1, 1);
        Check.same(rank % 2 == 0 ? rank + 1 : MPI.PROC_NULL, along.rank_dest, "shift over a border");
        Check.same(rank % 2 == 1 ? rank - 1 : MPI.PROC_NULL, along.rank_source, "shift over a border");
        Cartcomm row = cart.Sub(new boolean[] {false, true});
        Check.same(2, row.Size(), "sub");
        Check.same(rank % 2, row.Rank(), "sub");
        Check.same(1, row.Get().dims.length, "sub");
        Check.same(MPI.CONGRUENT, Comm.Compare(cart, (Cartcomm) cart.clone()), "clone");
        Cartcomm three = WORLD.Create_cart(new int[] {3}, new boolean[] {false}, false);
        Check.that(three == null == (rank == 3), "no place in the grid");
    }
}

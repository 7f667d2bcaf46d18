package programs;

import mpi.Cartcomm;
import mpi.Comm;
import mpi.GraphParms;
import mpi.Graphcomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Graphs, and what a grid can tell of itself; for four ranks. */
public final class Topologies {
    private static final Intracomm WORLD = MPI.COMM_WORLD;
    private static final int[][] NEIGHBOURS = {{1, 2, 3}, {0}, {0, 2}, {}};

    private Topologies() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        graph();
        cycle();
        grid();
        membersAlone();
        MPI.Finalize();
        Check.report();
    }

    private static void graph() {
        int rank = WORLD.Rank();
        int[] index = {3, 4, 6, 6};
        int[] edges = {1, 2, 3, 0, 0, 2};
        Graphcomm graph = WORLD.Create_graph(index, edges, false);
        index[0] = 99;
        Check.same(MPI.GRAPH, graph.Topo_test(), "topology");
        Check.same(rank, graph.Rank(), "order");
        Check.same(MPI.CONGRUENT, Comm.Compare(WORLD, graph), "ranks");
        for (Graphcomm each : new Graphcomm[] {graph, (Graphcomm) graph.clone()}) {
            GraphParms parms = each.Get();
            Check.same(new int[] {3, 4, 6, 6}, parms.index, "index");
            Check.same(edges, parms.edges, "edges");
            for (int r = 0; r < 4; r++) {
                Check.same(NEIGHBOURS[r], each.Neighbours(r), "neighbours");
            }
        }
        Check.fails(MPIException.class, () -> graph.Neighbours(4), "rank 4 of 4");
        Check.same(rank < 2 ? rank : MPI.UNDEFINED, graph.Map(new int[] {1, 2}, new int[] {1, 0}), "Map");
        Check.fails(MPIException.class, () -> graph.Map(new int[5], new int[0]), "five nodes");
        Check.fails(MPIException.class, () -> WORLD.Create_graph(new int[] {2, 1}, new int[2], false), "falling");
        Check.fails(MPIException.class, () -> WORLD.Create_graph(new int[] {1}, new int[] {1}, false), "edge to 1");
        Check.same(null, new GraphParms().index, "parameters of a program's own");
        graph.Barrier();
    }

    /** A graph that leaves the last rank out; its ranks pass a number on. */
    private static void cycle() {
        Graphcomm cycle = WORLD.Create_graph(new int[] {1, 2, 3}, new int[] {1, 2, 0}, true);
        Check.that(cycle == null == (WORLD.Rank() == 3), "no place in the graph");
        if (cycle != null) {
            int[] number = {cycle.Rank()};
            int next = cycle.Neighbours(cycle.Rank())[0];
            cycle.Sendrecv_replace(number, 0, 1, MPI.INT, next, 1, MPI.ANY_SOURCE, 1);
            Check.same((cycle.Rank() + 2) % 3, number[0], "number passed on");
        }
    }

    private static void grid() {
        int rank = WORLD.Rank();
        Cartcomm grid = WORLD.Create_cart(new int[] {2, 2}, new boolean[] {true, true}, false);
        Check.same(rank < 3 ? rank : MPI.UNDEFINED, grid.Map(new int[] {3}, new boolean[1]), "Map");
        Check.fails(MPIException.class, () -> grid.Map(new int[] {5}, new boolean[1]), "five places");
        Check.fails(MPIException.class, () -> grid.Map(new int[] {-1}, new boolean[1]), "no places");
        Cartcomm copy = (Cartcomm) grid.clone();
        Check.same(grid.Coords(rank), copy.Get().coords, "coordinates of a copy");
        Check.same(MPI.CART, copy.Topo_test(), "topology of a copy");
        Cartcomm point = grid.Sub(new boolean[2]);
        Check.same(1, point.Size(), "a grid without dimensions");
        Check.same(0, grid.Shift(1, 0).rank_dest - rank, "no shift");
        Check.same(rank ^ 1, grid.Shift(1, -3).rank_dest, "shift by more than the ring");
        int[] wrong = {3, 0};
        Check.fails(MPIException.class, () -> Cartcomm.Dims_create(4, wrong), "3 does not divide 4");
    }

    /** MPJ Express lets the ranks that are not in the group stay away. */
    private static void membersAlone() {
        int rank = WORLD.Rank();
        if (rank == 1 || rank == 3) {
            Intracomm pair = WORLD.Create(WORLD.Group().Incl(new int[] {3, 1}));
            int[] sum = new int[1];
            pair.Allreduce(new int[] {rank}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
            Check.same(4, sum[0], "communicator of two");
            Check.same(rank == 3 ? 0 : 1, pair.Rank(), "order of the group");
        }
        Check.same(null, rank == 0 ? WORLD.Create(WORLD.Group().Incl(new int[] {1})) : null, "no member");
        if (rank == 1) {
            Check.same(1, WORLD.Create(WORLD.Group().Incl(new int[] {1})).Size(), "alone");
        }
    }
}

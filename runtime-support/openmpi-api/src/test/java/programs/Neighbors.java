package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.CartComm;
import mpi.DistGraphNeighbors;
import mpi.GraphComm;
import mpi.GraphParms;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** Topologies and what neighbours exchange; groups made into communicators; two groups joined. */
public final class Neighbors {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int rank = comm.getRank();
    private final int size = comm.getSize();
    private final int left = (rank + size - 1) % size;
    private final int right = (rank + 1) % size;

    private Neighbors() throws MPIException {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        Neighbors test = new Neighbors();
        test.ring();
        test.graph();
        test.distributed();
        test.groups();
        test.joined();
        MPI.Finalize();
        Check.report();
    }

    private void ring() throws MPIException {
        CartComm ring = comm.createCart(new int[] {size}, new boolean[] {true}, false);
        Check.same(MPI.CART, ring.getTopology(), "topology");
        Check.same(rank, ring.map(new int[] {size}, new boolean[] {true}), "map");
        Check.same(MPI.CART, ring.dup().getTopology(), "a copy has it too");
        Check.same(rank, ring.clone().getTopo().getCoord(0), "a copy has it too");
        int[] got = new int[2];
        ring.neighborAllGather(new int[] {rank}, 1, MPI.INT, got, 1, MPI.INT);
        Check.same(new int[] {left, right}, got, "neighborAllGather");
        ring.neighborAllToAll(new int[] {10 * rank, 10 * rank + 1}, 1, MPI.INT, got, 1, MPI.INT);
        Check.same(new int[] {10 * left + 1, 10 * right}, got, "neighborAllToAll");
        int[] ones = {1, 1};
        int[] crossed = {1, 0};
        ring.neighborAllGatherv(new int[] {rank}, 1, MPI.INT, got, ones, crossed, MPI.INT);
        Check.same(new int[] {right, left}, got, "neighborAllGatherv");
        ring.neighborAllToAllv(new int[] {rank, -rank}, ones, crossed, MPI.INT, got, ones, crossed, MPI.INT);
        Check.same(new int[] {-right, left}, got, "neighborAllToAllv");
        started(ring, ones, crossed);
        CartComm line = comm.createCart(new int[] {size}, new boolean[] {false}, false);
        int[] ends = {-1, -1};
        line.neighborAllGather(new int[] {rank}, 1, MPI.INT, ends, 1, MPI.INT);
        Check.same(rank == 0 ? -1 : left, ends[0], "nothing comes from beyond the border");
    }

    private void started(CartComm ring, int[] ones, int[] crossed) throws MPIException {
        IntBuffer[] got = new IntBuffer[4];
        Arrays.setAll(got, k -> MPI.newIntBuffer(2));
        IntBuffer two = MPI.newIntBuffer(2).put(0, rank).put(1, -rank);
        Request[] all = {
            ring.iNeighborAllGather(two, 1, MPI.INT, got[0], 1, MPI.INT),
            ring.iNeighborAllGatherv(two, 1, MPI.INT, got[1], ones, crossed, MPI.INT),
            ring.iNeighborAllToAll(two, 1, MPI.INT, got[2], 1, MPI.INT),
            ring.iNeighborAllToAllv(two, ones, crossed, MPI.INT, got[3], ones, crossed, MPI.INT),
        };
        Request.waitAll(all);
        Check.same(left, got[0].get(0), "iNeighborAllGather");
        Check.same(left, got[1].get(1), "iNeighborAllGatherv");
        Check.same(-left, got[2].get(0), "iNeighborAllToAll");
        Check.same(-right, got[3].get(0), "iNeighborAllToAllv");
    }

    /** Rank 0 in the middle of a star. */
    private void graph() throws MPIException {
        int[] index = new int[size];
        int[] edges = new int[2 * (size - 1)];
        for (int r = 0; r < size; r++) {
            index[r] = size - 1 + r;
        }
        for (int e = 0; e < size - 1; e++) {
            edges[e] = e + 1;
        }
        GraphComm star = comm.createGraph(index, edges, false);
        Check.same(MPI.GRAPH, star.getTopology(), "topology");
        Check.same(1, star.getNeighbors(size - 1).length, "neighbours of a point");
        GraphParms parms = star.getDims();
        Check.same(size, parms.getIndexCount(), "nodes");
        Check.same(2 * (size - 1), parms.getEdgeCount(), "edges");
        Check.same(size - 1, parms.getIndex(0), "edges of the middle");
        Check.same(1, parms.getEdge(0), "first edge");
        Check.same(rank, star.map(index, edges), "map");
        int[] got = new int[rank == 0 ? size - 1 : 1];
        star.neighborAllGather(new int[] {100 + rank}, 1, MPI.INT, got, 1, MPI.INT);
        Check.same(rank == 0 ? 101 : 100, got[0], "in the star");
        Check.fails(MPIException.class, star::getDistGraphNeighbors, "another kind of graph");
        Check.fails(MPIException.class, () -> star.getNeighbors(99), "no such rank");
    }

    /** A ring to the right, given by each rank for its neighbour, then by each rank for itself. */
    private void distributed() throws MPIException {
        GraphComm given = comm.createDistGraph(
                new int[] {right}, new int[] {1}, new int[] {(right + 1) % size}, new int[] {5}, MPI.INFO_NULL, false);
        Check.same(MPI.DIST_GRAPH, given.getTopology(), "topology");
        DistGraphNeighbors own = given.getDistGraphNeighbors();
        Check.that(own.isWeighted(), "weights");
        Check.same(left, own.getSource(0), "source");
        Check.same(right, own.getDestination(0), "destination");
        Check.same(5, own.getSourceWeight(0) + own.getDestinationWeight(0) - 5, "weight");
        Check.same(2, own.getInDegree() + own.getOutDegree(), "degrees");
        GraphComm adjacent = comm.createDistGraphAdjacent(new int[] {left}, new int[] {right}, MPI.INFO_NULL, false);
        Check.that(!adjacent.getDistGraphNeighbors().isWeighted(), "no weights");
        for (GraphComm graph : new GraphComm[] {given, adjacent}) {
            int[] got = {-1};
            graph.neighborAllToAll(new int[] {rank}, 1, MPI.INT, got, 1, MPI.INT);
            Check.same(left, got[0], "along the ring");
        }
        GraphComm plain = comm.createDistGraph(new int[0], new int[0], new int[0], MPI.INFO_NULL, false);
        Check.same(0, plain.getDistGraphNeighbors().getInDegree(), "no edges");
    }

    private void groups() throws MPIException {
        Group even = comm.getGroup().rangeIncl(new int[][] {{0, size - 1, 2}});
        if (rank % 2 == 0) {
            Intracomm half = comm.createGroup(even, 3);
            Check.same((size + 1) / 2, half.getSize(), "createGroup");
            half.barrier();
        }
        Intracomm machine = comm.splitType(mpi.Comm.TYPE_SHARED, rank, MPI.INFO_NULL);
        Check.same(size, machine.getSize(), "all ranks share memory");
        Check.that(comm.splitType(MPI.UNDEFINED, 0, MPI.INFO_NULL).isNull(), "no communicator");
        Intracomm most = comm.splitType(rank == 0 ? MPI.UNDEFINED : mpi.Comm.TYPE_SHARED, 0, MPI.INFO_NULL);
        Check.same(rank == 0, most.isNull(), "the others have one");
        Check.same(size - 1, rank == 0 ? size - 1 : most.getSize(), "without the first");
    }

    private void joined() throws MPIException {
        Intracomm half = comm.split(rank % 2, rank);
        int other = 1 - rank % 2;
        Intercomm between = comm.createIntercomm(half, 0, other, 7);
        Check.that(between.isInter(), "inter");
        Check.same(size / 2, between.getRemoteSize(), "remote size");
        Check.same(other, Group.translateRanks(between.getRemoteGroup(), new int[] {0}, comm.getGroup())[0], "first");
        int[] got = {-1};
        int peer = half.getRank();
        between.sendRecv(new int[] {rank}, 1, MPI.INT, peer, 0, got, 1, MPI.INT, peer, 0);
        Check.same(rank % 2 == 0 ? rank + 1 : rank - 1, got[0], "to the other group");
        int[] sum = {0};
        between.allReduce(new int[] {rank}, sum, 1, MPI.INT, MPI.SUM);
        int expected = 0;
        for (int r = other; r < size; r += 2) {
            expected += r;
        }
        Check.same(expected, sum[0], "the operands of the other group");
        int root = rank % 2 == 0 ? (rank == 0 ? MPI.ROOT : MPI.PROC_NULL) : 0;
        int[] data = {rank == 0 ? 99 : 0};
        between.bcast(data, 1, MPI.INT, root);
        Check.same(rank % 2 == 1 || rank == 0 ? 99 : 0, data[0], "to the other group only");
        Intracomm all = between.merge(rank % 2 == 1);
        Check.same(rank / 2 + (rank % 2) * (size / 2), all.getRank(), "merged");
        Check.same(MPI.SIMILAR, mpi.Comm.compare(comm, all), "the same ranks");
        Check.that(Intercomm.getParent().isNull(), "nobody spawned this job");
    }
}

package programs;

import java.util.Arrays;
import mpi.DistGraphNeighbors;
import mpi.GraphComm;
import mpi.GraphParms;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Graphs with loops and parallel edges, without nodes, and of edges that anyone gives; needs 4 ranks. */
public final class GraphShapes {
    private GraphShapes() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Intracomm four = MPI.COMM_WORLD.split(MPI.COMM_WORLD.getRank() < 4 ? 1 : 0, 0);
        if (MPI.COMM_WORLD.getRank() < 4) {
            graph(four, new int[] {2, 3, 4, 6}, new int[] {1, 3, 0, 3, 0, 2});
            graph(four, new int[] {3, 6, 7, 9}, new int[] {1, 2, 2, 1, 2, 3, 2, 1, 2});
        }
        GraphComm none = MPI.COMM_WORLD.createGraph(new int[0], new int[0], false);
        Check.that(none.isNull(), "a graph without nodes");
        for (int seed = 0; seed < 5; seed++) {
            distributed(weights(MPI.COMM_WORLD.getSize(), seed));
        }
        MPI.COMM_WORLD.barrier();
        four.free();
        MPI.Finalize();
        Check.report();
    }

    private static void graph(Intracomm four, int[] index, int[] edges) throws MPIException {
        GraphComm graph = four.createGraph(index, edges, false);
        Check.same(MPI.GRAPH, graph.getTopology(), "topology");
        GraphParms shape = graph.getDims();
        Check.same(index.length, shape.getIndexCount(), "nodes");
        Check.same(edges.length, shape.getEdgeCount(), "edges");
        for (int i = 0; i < index.length; i++) {
            Check.same(index[i], shape.getIndex(i), "index");
        }
        for (int i = 0; i < edges.length; i++) {
            Check.same(edges[i], shape.getEdge(i), "edge");
        }
        int me = graph.getRank();
        int from = me == 0 ? 0 : index[me - 1];
        Check.same(Arrays.copyOfRange(edges, from, index[me]), graph.getNeighbors(me), "neighbours");
        graph.barrier();
        graph.free();
    }

    /** {@code [from][to]}, 0 for no edge. */
    private static int[][] weights(int size, int seed) {
        int[][] weights = new int[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                boolean edge = seed == 0 || seed != 3 && (i * 7 + j * 3 + seed) % 4 != 0;
                weights[i][j] = edge ? (i + 2) * (j + 1) : 0;
            }
        }
        return weights;
    }

    /** The arrays of ends and weights are longer than there are edges, as fixed buffers of programs are. */
    private static void distributed(int[][] weights) throws MPIException {
        int size = weights.length;
        int me = MPI.COMM_WORLD.getRank();
        int[] ends = new int[size * size];
        int[] endWeights = new int[size * size];
        int[] starts = new int[size * size];
        int[] startWeights = new int[size * size];
        int in = 0;
        int out = 0;
        for (int r = 0; r < size; r++) {
            if (weights[r][me] != 0) {
                starts[in] = r;
                startWeights[in++] = weights[r][me];
            }
            if (weights[me][r] != 0) {
                ends[out] = r;
                endWeights[out++] = weights[me][r];
            }
        }
        int[] sources = Arrays.copyOf(starts, in);
        int[] destinations = Arrays.copyOf(ends, out);
        verified(
                weights,
                MPI.COMM_WORLD.createDistGraphAdjacent(
                        sources, startWeights, destinations, endWeights, MPI.INFO_NULL, false));
        int[] degrees = new int[size * size];
        degrees[0] = out;
        verified(
                weights,
                MPI.COMM_WORLD.createDistGraph(new int[] {me}, degrees, ends, endWeights, MPI.INFO_NULL, true));
        Arrays.fill(degrees, 1);
        int[] mine = new int[size * size];
        Arrays.fill(mine, me);
        verified(weights, MPI.COMM_WORLD.createDistGraph(sources, degrees, mine, startWeights, MPI.INFO_NULL, false));
        whole(weights);
        GraphComm empty = MPI.COMM_WORLD.createDistGraph(new int[0], degrees, ends, endWeights, MPI.INFO_NULL, false);
        Check.same(0, empty.getDistGraphNeighbors().getInDegree(), "no edges");
        empty.free();
    }

    /** Rank 0 gives all the edges of all. */
    private static void whole(int[][] weights) throws MPIException {
        int size = weights.length;
        int[] from = new int[size * size];
        int[] to = new int[size * size];
        int[] values = new int[size * size];
        int[] degrees = new int[size * size];
        Arrays.fill(degrees, 1);
        int edges = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (weights[i][j] != 0) {
                    from[edges] = i;
                    to[edges] = j;
                    values[edges++] = weights[i][j];
                }
            }
        }
        int given = MPI.COMM_WORLD.getRank() == 0 ? edges : 0;
        verified(
                weights,
                MPI.COMM_WORLD.createDistGraph(Arrays.copyOf(from, given), degrees, to, values, MPI.INFO_NULL, false));
    }

    private static void verified(int[][] weights, GraphComm graph) throws MPIException {
        neighbors(weights, graph);
        GraphComm copy = graph.clone();
        neighbors(weights, copy);
        copy.free();
        graph.free();
    }

    private static void neighbors(int[][] weights, GraphComm graph) throws MPIException {
        graph.barrier();
        Check.same(MPI.DIST_GRAPH, graph.getTopology(), "topology");
        int me = graph.getRank();
        DistGraphNeighbors neighbors = graph.getDistGraphNeighbors();
        int[] in = new int[weights.length];
        int[] out = new int[weights.length];
        for (int i = 0; i < neighbors.getInDegree(); i++) {
            in[neighbors.getSource(i)] = neighbors.getSourceWeight(i);
        }
        for (int i = 0; i < neighbors.getOutDegree(); i++) {
            out[neighbors.getDestination(i)] = neighbors.getDestinationWeight(i);
        }
        int[] column = Arrays.stream(weights).mapToInt(row -> row[me]).toArray();
        Check.same(column, in, "edges in");
        Check.same(weights[me], out, "edges out");
        Check.same(Arrays.stream(column).filter(w -> w != 0).count(), (long) neighbors.getInDegree(), "in degree");
        Check.that(neighbors.isWeighted() || neighbors.getInDegree() + neighbors.getOutDegree() == 0, "weighted");
    }
}

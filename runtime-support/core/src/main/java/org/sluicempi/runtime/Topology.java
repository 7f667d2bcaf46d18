package org.sluicempi.runtime;

import java.util.Arrays;

/**
 * Who is whose neighbour in a communicator (MPI 4.1, chapter 8). Arrays are shared with the caller and not changed by
 * anyone afterwards.
 */
public sealed interface Topology {
    /** Number of ranks that have a place in it. */
    int size();

    /**
     * The ranks that a neighbour collective receives from, in the order of the standard (section 8.6); {@link
     * Communicator#PROC_NULL} beyond a border of a grid.
     */
    int[] sources(int rank);

    /** The ranks that a neighbour collective sends to, as {@link #sources}. */
    int[] destinations(int rank);

    /** A grid; the last dimension varies fastest. */
    record Cartesian(int[] dims, boolean[] periods) implements Topology {
        @Override
        public int size() {
            int size = 1;
            for (int dim : dims) {
                size = CountMath.times(size, dim);
            }
            return size;
        }

        @Override
        public int[] sources(int rank) {
            int[] neighbors = new int[2 * dims.length];
            int stride = size();
            for (int d = 0; d < dims.length; d++) {
                stride /= dims[d];
                neighbors[2 * d] = neighbor(rank, d, stride, -1);
                neighbors[2 * d + 1] = neighbor(rank, d, stride, 1);
            }
            return neighbors;
        }

        @Override
        public int[] destinations(int rank) {
            return sources(rank);
        }

        private int neighbor(int rank, int dimension, int stride, int step) {
            int own = rank / stride % dims[dimension];
            int other = own + step;
            if (!periods[dimension] && (other < 0 || other >= dims[dimension])) {
                return Communicator.PROC_NULL;
            }
            return rank + (Math.floorMod(other, dims[dimension]) - own) * stride;
        }
    }

    /**
     * A graph that every rank knows whole: the neighbours of rank {@code r} are {@code edges[index[r - 1]]} (0 for rank 0)
     * inclusive to {@code edges[index[r]]} exclusive.
     */
    record Graph(int[] index, int[] edges) implements Topology {
        @Override
        public int size() {
            return index.length;
        }

        @Override
        public int[] sources(int rank) {
            return Arrays.copyOfRange(edges, rank == 0 ? 0 : index[rank - 1], index[rank]);
        }

        @Override
        public int[] destinations(int rank) {
            return sources(rank);
        }
    }

    /**
     * A graph of which each rank knows its own edges; {@link #sources(int)} and {@link #destinations(int)} answer for the
     * owner, whatever rank is asked for.
     *
     * @param size number of ranks of the communicator
     * @param sourceWeights one for each source, in front of what else the array has; null if the graph has no weights
     * @param destinationWeights one for each destination, as {@code sourceWeights}; null where these are
     */
    record Distributed(int size, int[] sources, int[] sourceWeights, int[] destinations, int[] destinationWeights)
            implements Topology {
        @Override
        public int[] sources(int rank) {
            return sources;
        }

        @Override
        public int[] destinations(int rank) {
            return destinations;
        }
    }
}

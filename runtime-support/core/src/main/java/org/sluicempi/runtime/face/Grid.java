package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.Topology;

/** A Cartesian topology (MPI 4.1, section 8.5): ranks in row-major order over a grid. */
public final class Grid {
    /** The neighbours of a rank in one direction; {@link Communicator#PROC_NULL} beyond a border. */
    public record Shift(int source, int dest) {}

    private final int[] dims;
    private final boolean[] periods;

    /**
     * @param dims places in each dimension, at least 1
     * @param periods whether each dimension is a ring
     * @throws MpiError {@link ErrorClass#DIMS} if the arrays do not fit or a dimension has no place, ARG for null
     */
    public Grid(int[] dims, boolean[] periods) {
        Given.given(dims, "array of dimensions");
        Given.given(periods, "array of periods");
        if (dims.length != periods.length) {
            throw new MpiError(
                    ErrorClass.DIMS, dims.length + " dimensions, but " + periods.length + " flags for their periods");
        }
        for (int dim : dims) {
            if (dim <= 0) {
                throw new MpiError(ErrorClass.DIMS, "a dimension has " + dim + " places");
            }
        }
        this.dims = dims.clone();
        this.periods = periods.clone();
    }

    Grid(Topology.Cartesian topology) {
        this(topology.dims(), topology.periods());
    }

    /** For {@link GroupedCommunicator#withTopology}. */
    public Topology.Cartesian topology() {
        return new Topology.Cartesian(dims, periods);
    }

    /** The place of {@code rank} if these were laid out (MPI_Cart_map), {@link Status#UNDEFINED} if it gets none. */
    public int map(int rank) {
        return rank < size() ? rank : Status.UNDEFINED;
    }

    public int[] dims() {
        return dims.clone();
    }

    public boolean[] periods() {
        return periods.clone();
    }

    /** Number of places. */
    public int size() {
        int size = 1;
        for (int dim : dims) {
            size = CountMath.times(size, dim);
        }
        return size;
    }

    /**
     * The rank at these coordinates, which are taken modulo the dimension where it is a ring.
     *
     * @throws MpiError {@link ErrorClass#ARG} outside the grid
     */
    public int rank(int[] coords) {
        if (Given.given(coords, "array of coordinates").length < dims.length) {
            throw new MpiError(ErrorClass.ARG, coords.length + " coordinates in " + dims.length + " dimensions");
        }
        int rank = 0;
        for (int d = 0; d < dims.length; d++) {
            int coord = periods[d] ? Math.floorMod(coords[d], dims[d]) : coords[d];
            if (coord < 0 || coord >= dims[d]) {
                throw new MpiError(
                        ErrorClass.ARG, "coordinate " + coord + " in dimension " + d + " of " + dims[d] + " places");
            }
            rank = rank * dims[d] + coord;
        }
        return rank;
    }

    /** @throws MpiError {@link ErrorClass#RANK} outside the grid */
    public int[] coords(int rank) {
        if (rank < 0 || rank >= size()) {
            throw new MpiError(ErrorClass.RANK, "rank " + rank + " is not in a grid of " + size() + " places");
        }
        int[] coords = new int[dims.length];
        int rest = rank;
        for (int d = dims.length - 1; d >= 0; d--) {
            coords[d] = rest % dims[d];
            rest /= dims[d];
        }
        return coords;
    }

    /**
     * Where {@code rank} receives from and sends to in a shift of everybody by {@code displacement} places.
     *
     * @throws MpiError {@link ErrorClass#DIMS} if there is no such dimension
     */
    public Shift shift(int rank, int dimension, int displacement) {
        if (dimension < 0 || dimension >= dims.length) {
            throw new MpiError(ErrorClass.DIMS, "dimension " + dimension + " of " + dims.length);
        }
        return new Shift(moved(rank, dimension, -(long) displacement), moved(rank, dimension, displacement));
    }

    /** @param displacement may lead beyond the range of int, from where a ring comes back all the same */
    private int moved(int rank, int dimension, long displacement) {
        int[] coords = coords(rank);
        long place = coords[dimension] + displacement;
        boolean inside = place >= 0 && place < dims[dimension];
        if (!inside && !periods[dimension]) {
            return Communicator.PROC_NULL;
        }
        coords[dimension] = (int) Math.floorMod(place, (long) dims[dimension]);
        return rank(coords);
    }

    /** The grid of the dimensions that remain. */
    public Grid sub(boolean[] remain) {
        int n = 0;
        int[] subDims = new int[dims.length];
        boolean[] subPeriods = new boolean[dims.length];
        for (int d = 0; d < dims.length; d++) {
            if (checked(remain)[d]) {
                subDims[n] = dims[d];
                subPeriods[n++] = periods[d];
            }
        }
        return new Grid(Arrays.copyOf(subDims, n), Arrays.copyOf(subPeriods, n));
    }

    /** Number of the slice that {@code rank} is in: the same for all ranks that agree in what does not remain. */
    int slice(int rank, boolean[] remain) {
        int[] coords = coords(rank);
        int slice = 0;
        for (int d = 0; d < dims.length; d++) {
            if (!checked(remain)[d]) {
                slice = slice * dims[d] + coords[d];
            }
        }
        return slice;
    }

    private boolean[] checked(boolean[] remain) {
        if (Given.given(remain, "array of dimensions that remain").length < dims.length) {
            throw new MpiError(ErrorClass.ARG, remain.length + " flags for " + dims.length + " dimensions");
        }
        return remain;
    }
}

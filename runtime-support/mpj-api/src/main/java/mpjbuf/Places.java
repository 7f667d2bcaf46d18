package mpjbuf;

import java.lang.reflect.Array;
import mpjdev.MPJDevException;

/** Elements of an array that are not side by side, as a program names them. */
final class Places {
    private final Object array;
    private final int[] indexes;
    private final int offset;
    private final int count;

    /**
     * Those at {@code indexes[offset]} to {@code indexes[offset + count - 1]} of an array.
     *
     * @throws MPJDevException if one of them is not there, or there are no such arrays
     */
    Places(Object array, int count, int offset, int[] indexes) {
        if (array == null || !array.getClass().isArray()) {
            throw new MPJDevException("elements are in an array, not in "
                    + (array == null ? "null" : array.getClass().getTypeName()));
        }
        if (indexes == null) {
            throw new MPJDevException("there are no indexes");
        }
        if (count < 0 || offset < 0 || count > indexes.length - offset) {
            throw new MPJDevException(count + " indexes from " + offset + " on, of " + indexes.length);
        }
        int length = Array.getLength(array);
        for (int k = offset; k < offset + count; k++) {
            if (indexes[k] < 0 || indexes[k] >= length) {
                throw new MPJDevException("element " + indexes[k] + " of an array of " + length);
            }
        }
        this.array = array;
        this.indexes = indexes;
        this.offset = offset;
        this.count = count;
    }

    /** A new array of this kind with as many elements. */
    Object room() {
        return Array.newInstance(array.getClass().getComponentType(), count);
    }

    Object picked() {
        Object picked = room();
        for (int k = 0; k < count; k++) {
            Array.set(picked, k, Array.get(array, indexes[offset + k]));
        }
        return picked;
    }

    void put(Object elements) {
        for (int k = 0; k < count; k++) {
            Array.set(array, indexes[offset + k], Array.get(elements, k));
        }
    }

    /**
     * The indexes of a section of a grid, the last dimension fastest.
     *
     * @param extents where the numbers of elements in each dimension are in {@code shape}
     * @param strides where the distances from element to element in each dimension are in {@code shape}
     * @throws MPJDevException if there are no such dimensions, or more elements than an array can have
     */
    static int[] ofGrid(int offset, int rank, int extents, int strides, int[] shape) {
        if (shape == null) {
            throw new MPJDevException("there is no shape of the grid");
        }
        if (rank < 0 || outside(extents, rank, shape) || outside(strides, rank, shape)) {
            throw new MPJDevException("extents from " + extents + " and strides from " + strides + " on, of " + rank
                    + " dimensions, in a shape of " + shape.length + " numbers");
        }
        int[] indexes = {offset};
        for (int d = 0; d < rank; d++) {
            indexes = finer(indexes, shape[extents + d], shape[strides + d]);
        }
        return indexes;
    }

    private static boolean outside(int from, int count, int[] shape) {
        return from < 0 || count > shape.length - from;
    }

    private static int[] finer(int[] indexes, int n, int stride) {
        long all = (long) indexes.length * n;
        if (n < 0 || all > Integer.MAX_VALUE) {
            throw new MPJDevException("a dimension of " + n + " elements, in a section of " + all);
        }
        int[] finer = new int[(int) all];
        for (int k = 0; k < finer.length; k++) {
            finer[k] = indexes[k / n] + k % n * stride;
        }
        return finer;
    }
}

package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * A derived datatype (MPI 4.1, section 5.1): runs of base elements at fixed places. Places and extents count base
 * elements, as Java's MPI dialects do where C counts bytes; they cannot be negative.
 */
public final class Layout implements Datatype {
    private final BasicType base;
    private final int extent;
    /** Where each run starts, in the order of the data. */
    private final int[] starts;
    /** Number of base elements before each run, and, last, in all. */
    private final int[] before;

    private Layout(BasicType base, int extent, int[] starts, int[] before) {
        this.base = base;
        this.extent = extent;
        this.starts = starts;
        this.before = before;
    }

    /** {@code count} elements one behind the other. */
    public static Layout contiguous(int count, Datatype old) {
        return indexed(new int[] {count}, new int[] {0}, old);
    }

    /** {@code count} blocks whose starts are {@code stride} elements apart. */
    public static Layout vector(int count, int blockLength, int stride, Datatype old) {
        return hvector(count, blockLength, Math.multiplyExact(stride, old.extent()), old);
    }

    /** {@code count} blocks whose starts are {@code stride} base elements apart. */
    public static Layout hvector(int count, int blockLength, int stride, Datatype old) {
        checkCount(count);
        int[] lengths = new int[count];
        int[] places = new int[count];
        Arrays.fill(lengths, blockLength);
        for (int b = 0; b < count; b++) {
            places[b] = Math.multiplyExact(b, stride);
        }
        return hindexed(lengths, places, old);
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static Layout indexed(int[] blockLengths, int[] displacements, Datatype old) {
        int[] places = Arrays.stream(displacements)
                .map(displacement -> Math.multiplyExact(displacement, old.extent()))
                .toArray();
        return hindexed(blockLengths, places, old);
    }

    /**
     * Blocks that start at the given base elements.
     *
     * @throws MpiError COUNT for a negative length, ARG for a negative place or arrays of different length
     */
    public static Layout hindexed(int[] blockLengths, int[] places, Datatype old) {
        if (blockLengths.length != places.length) {
            throw new MpiError(ErrorClass.ARG, blockLengths.length + " lengths for " + places.length + " blocks");
        }
        Runs runs = new Runs();
        int end = 0;
        for (int b = 0; b < places.length; b++) {
            checkCount(blockLengths[b]);
            if (places[b] < 0) {
                throw new MpiError(ErrorClass.ARG, "a block starts before the element: at " + places[b]);
            }
            for (int e = 0; e < blockLengths[b]; e++) {
                runs.add(old, Math.addExact(places[b], Math.multiplyExact(e, old.extent())));
            }
            if (blockLengths[b] > 0) {
                end = Math.max(end, Math.addExact(places[b], Math.multiplyExact(blockLengths[b], old.extent())));
            }
        }
        return runs.layout(old.base(), end);
    }

    /** The same data with another distance from element to element. */
    public static Layout resized(Datatype old, int extent) {
        checkCount(extent);
        Runs runs = new Runs();
        runs.add(old, 0);
        return runs.layout(old.base(), extent);
    }

    @Override
    public int size() {
        return Math.multiplyExact(elements(), base.size());
    }

    @Override
    public int extent() {
        return extent;
    }

    @Override
    public BasicType base() {
        return base;
    }

    @Override
    public int place(int k) {
        int run = runOf(k);
        return starts[run] + k - before[run];
    }

    @Override
    public int run(int k) {
        return before[runOf(k) + 1] - k;
    }

    @Override
    public int span() {
        int span = 0;
        for (int run = 0; run < starts.length; run++) {
            span = Math.max(span, starts[run] + before[run + 1] - before[run]);
        }
        return span;
    }

    @Override
    public String toString() {
        return "derived datatype of " + elements() + " " + base;
    }

    private int elements() {
        return before[before.length - 1];
    }

    private int runOf(int k) {
        int found = Arrays.binarySearch(before, k);
        return found >= 0 ? found : -found - 2;
    }

    private static void checkCount(int count) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "a datatype cannot have " + count + " elements");
        }
    }

    /** Collects runs; neighbours become one. */
    private static final class Runs {
        private int[] starts = new int[4];
        private int[] before = new int[5];
        private int n;

        void add(Datatype old, int at) {
            int elements = old.size() / old.base().size();
            for (int k = 0; k < elements; k += old.run(k)) {
                add(Math.addExact(at, old.place(k)), old.run(k));
            }
        }

        private void add(int start, int length) {
            if (n > 0 && starts[n - 1] + before[n] - before[n - 1] == start) {
                before[n] = Math.addExact(before[n], length);
                return;
            }
            if (n == starts.length) {
                starts = Arrays.copyOf(starts, 2 * n);
                before = Arrays.copyOf(before, 2 * n + 1);
            }
            starts[n] = start;
            before[n + 1] = Math.addExact(before[n], length);
            n++;
        }

        Layout layout(BasicType base, int extent) {
            return new Layout(base, extent, Arrays.copyOf(starts, n), Arrays.copyOf(before, n + 1));
        }
    }
}

package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * A derived datatype (MPI 4.1, section 5.1): runs of base elements at fixed places. Places, bounds and extents count base
 * elements, as Java's MPI dialects do where C counts bytes. A place may be negative; a buffer whose offset does not make
 * up for it is refused when it is used.
 */
public final class DerivedDatatype implements Datatype {
    private static final String PLACES = "array of displacements";

    private final BasicType base;
    private final int lowerBound;
    private final int extent;
    /** What the address of an element is a multiple of, in bytes. */
    private final int alignment;
    /** Where each run starts, in the order of the data. */
    private final int[] starts;
    /** Number of base elements before each run, and, last, in all. */
    private final int[] before;
    /** In place of a run, what lies there if that is more than one; relative to the start. */
    private final Repetition[] repeated;

    private final int first;
    private final int span;

    /** @param repeated null for each run that is one */
    DerivedDatatype(
            BasicType base,
            int lowerBound,
            int extent,
            int alignment,
            int[] starts,
            int[] before,
            Repetition[] repeated) {
        this.base = base;
        this.lowerBound = lowerBound;
        this.extent = extent;
        this.alignment = alignment;
        this.starts = starts;
        this.before = before;
        this.repeated = repeated;
        CountMath.times(elements(), base.size());
        int smallest = starts.length == 0 ? 0 : Integer.MAX_VALUE;
        int end = starts.length == 0 ? 0 : Integer.MIN_VALUE;
        for (int run = 0; run < starts.length; run++) {
            Repetition many = repeated[run];
            smallest = Math.min(smallest, starts[run] + (many == null ? 0 : many.first()));
            end = Math.max(end, starts[run] + (many == null ? before[run + 1] - before[run] : many.span()));
        }
        this.first = smallest;
        this.span = end;
    }

    /** {@code count} elements one behind the other. */
    public static DerivedDatatype contiguous(int count, Datatype old) {
        return indexed(new int[] {count}, new int[] {0}, old);
    }

    /** {@code count} blocks whose starts are {@code stride} elements apart. */
    public static DerivedDatatype vector(int count, int blockLength, int stride, Datatype old) {
        return hvector(count, blockLength, CountMath.times(stride, old.extent()), old);
    }

    /** {@code count} blocks whose starts are {@code stride} base elements apart. */
    public static DerivedDatatype hvector(int count, int blockLength, int stride, Datatype old) {
        return strided(old.base(), count, blockLength, stride, old).layout(false);
    }

    /** As {@link #hvector}, the stride in bytes; see {@link #structOfBytes}. */
    public static DerivedDatatype hvectorOfBytes(int count, int blockLength, int stride, Datatype old) {
        return strided(BasicType.BYTE, count, blockLength, stride, old).layout(true);
    }

    private static DatatypeRuns strided(BasicType base, int count, int blockLength, int stride, Datatype old) {
        DatatypeRuns.checkCount(count);
        DatatypeRuns parts = new DatatypeRuns(base);
        if (count > 0) {
            parts.blocks(count, 0, stride, contiguous(blockLength, old));
        }
        return parts;
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static DerivedDatatype indexed(int[] blockLengths, int[] displacements, Datatype old) {
        int[] places = Arrays.stream(Given.given(displacements, PLACES))
                .map(displacement -> CountMath.times(displacement, old.extent()))
                .toArray();
        return hindexed(blockLengths, places, old);
    }

    /**
     * Blocks that start at the given base elements.
     *
     * @throws MpiError COUNT for a negative length, ARG for arrays of different length
     */
    public static DerivedDatatype hindexed(int[] blockLengths, int[] places, Datatype old) {
        Datatype[] types = new Datatype[Given.given(places, PLACES).length];
        Arrays.fill(types, old);
        return blocks(old.base(), blockLengths, places, types).layout(false);
    }

    /**
     * Blocks of several types with one base type that start at the given base elements.
     *
     * @throws MpiError COUNT for a negative length, ARG for arrays of different length, TYPE for types whose base types
     *     differ or for no type at all
     */
    public static DerivedDatatype struct(int[] blockLengths, int[] places, Datatype[] types) {
        if (types.length == 0) {
            throw new MpiError(ErrorClass.TYPE, "a struct without members has no base type");
        }
        return blocks(types[0].base(), blockLengths, places, types).layout(true);
    }

    /**
     * Blocks of any types that start at the given bytes. The base type is {@link BasicType#BYTE}, so elements lie in byte
     * arrays and {@code java.nio.ByteBuffer}s only, in native order. The extent is rounded up to what a C compiler gives a
     * struct of these members.
     *
     * @throws MpiError COUNT for a negative length, ARG for arrays of different length
     */
    public static DerivedDatatype structOfBytes(int[] blockLengths, int[] places, Datatype[] types) {
        return blocks(BasicType.BYTE, blockLengths, places, types).layout(true);
    }

    private static DatatypeRuns blocks(BasicType base, int[] lengths, int[] places, Datatype[] types) {
        Given.given(places, PLACES);
        if (Given.given(lengths, "array of block lengths").length != places.length || types.length != places.length) {
            throw new MpiError(
                    ErrorClass.ARG,
                    lengths.length + " lengths and " + types.length + " types for " + places.length + " blocks");
        }
        DatatypeRuns parts = new DatatypeRuns(base);
        for (int b = 0; b < places.length; b++) {
            parts.block(lengths[b], places[b], types[b]);
        }
        return parts;
    }

    /** The same data with another distance from element to element. */
    public static DerivedDatatype resized(Datatype old, int extent) {
        return resized(old, old.lowerBound(), extent);
    }

    /**
     * The same data with other bounds (section 5.1.9).
     *
     * @throws MpiError COUNT for a negative extent
     */
    public static DerivedDatatype resized(Datatype old, int lowerBound, int extent) {
        DatatypeRuns.checkCount(extent);
        if (old instanceof DerivedDatatype same) {
            return new DerivedDatatype(
                    same.base, lowerBound, extent, same.alignment, same.starts, same.before, same.repeated);
        }
        DatatypeRuns parts = new DatatypeRuns(old.base());
        parts.block(1, 0, old);
        return parts.layout(lowerBound, extent);
    }

    @Override
    public int size() {
        return elements() * base.size();
    }

    @Override
    public int lowerBound() {
        return lowerBound;
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
        int within = k - before[run];
        return starts[run] + (repeated[run] == null ? within : repeated[run].place(within));
    }

    @Override
    public int run(int k) {
        int run = runOf(k);
        return repeated[run] == null ? before[run + 1] - k : repeated[run].run(k - before[run]);
    }

    @Override
    public int first() {
        return first;
    }

    @Override
    public int span() {
        return span;
    }

    int alignment() {
        return alignment;
    }

    /** Number of runs, at most. */
    long runs() {
        long runs = starts.length;
        for (Repetition many : repeated) {
            runs += many == null ? 0 : many.runs() - 1;
        }
        return runs;
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
}

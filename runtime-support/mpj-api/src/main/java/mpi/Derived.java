package mpi;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Layout;

/**
 * Makes a datatype of blocks of others (MPI 4.1, section 5.1.2). Places are in base elements. Markers for the bounds may
 * be at negative places, data may not.
 */
final class Derived {
    private final int[] lengths;
    private final int[] places;
    private final Datatype[] types;

    private Derived(int[] lengths, int[] places, Datatype[] types) {
        this.lengths = lengths;
        this.places = places;
        this.types = types;
    }

    /**
     * Block {@code b} is {@code lengths[b]} elements of {@code types[b]}, the first one at {@code places[b]}.
     *
     * @throws MpiError ARG for arrays of different length or data at a negative place, COUNT for a negative length, TYPE for
     *     a null datatype or blocks of different base types
     */
    static Datatype struct(int[] lengths, int[] places, Datatype[] types) {
        if (lengths.length != places.length || types.length != places.length) {
            throw new MpiError(
                    ErrorClass.ARG,
                    lengths.length + " lengths, " + places.length + " places, " + types.length + " datatypes");
        }
        for (int b = 0; b < lengths.length; b++) {
            Datatype.checked(types[b]);
            if (lengths[b] < 0) {
                throw new MpiError(ErrorClass.COUNT, "a block of " + lengths[b] + " elements");
            }
        }
        return new Derived(lengths, places, types).make();
    }

    /** As {@link #struct} with one datatype for all blocks. */
    static Datatype blocks(int[] lengths, int[] places, Datatype old) {
        Datatype[] types = new Datatype[places.length];
        Arrays.fill(types, old);
        return struct(lengths, places, types);
    }

    /** {@code count} blocks whose places are {@code stride} base elements apart. */
    static Datatype strided(int count, int length, int stride, Datatype old) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "a datatype of " + count + " blocks");
        }
        int[] lengths = new int[count];
        int[] places = new int[count];
        Arrays.fill(lengths, length);
        for (int b = 0; b < count; b++) {
            places[b] = Math.multiplyExact(b, stride);
        }
        return blocks(lengths, places, old);
    }

    /** Displacements in elements of {@code old} as places. */
    static int[] scaled(int[] displacements, Datatype old) {
        int extent = Datatype.checked(old).bounds().extent();
        return Arrays.stream(displacements)
                .map(displacement -> Math.multiplyExact(displacement, extent))
                .toArray();
    }

    private Datatype make() {
        Datatype base = null;
        Bounds bounds = null;
        for (int b = 0; b < types.length; b++) {
            Datatype type = types[b];
            if (type.hasData()) {
                if (base != null && base.baseType != type.baseType) {
                    throw new MpiError(
                            ErrorClass.TYPE,
                            "the blocks of a datatype must have one base type, not " + base + " and " + type);
                }
                base = type;
            }
            if (lengths[b] > 0 && !type.bounds().equals(Bounds.EMPTY)) {
                Bounds block = type.bounds().block(places[b], lengths[b]);
                bounds = bounds == null ? block : bounds.and(block);
            }
        }
        bounds = bounds == null ? Bounds.EMPTY : bounds;
        return base == null ? new EmptyType(bounds) : base.like(layout(base.shape().base(), bounds), bounds);
    }

    private Layout layout(BasicType base, Bounds bounds) {
        Runs runs = new Runs();
        for (int b = 0; b < types.length; b++) {
            if (types[b].hasData()) {
                runs.add(types[b], places[b], lengths[b]);
            }
        }
        return Layout.resized(runs.layout(base), bounds.extent());
    }

    /** Runs of base elements, in the order of the data. */
    private static final class Runs {
        private int[] lengths = new int[4];
        private int[] places = new int[4];
        private int n;

        void add(Datatype type, int place, int count) {
            org.sluicempi.runtime.Datatype shape = type.shape();
            if (shape.contiguous() && count > 0) {
                add(place, Math.multiplyExact(count, shape.extent()));
                return;
            }
            int elements = type.elements();
            for (int e = 0; e < count; e++) {
                int start = Math.addExact(place, Math.multiplyExact(e, type.bounds().extent()));
                for (int k = 0; k < elements; k += shape.run(k)) {
                    add(Math.addExact(start, shape.place(k)), shape.run(k));
                }
            }
        }

        private void add(int place, int length) {
            if (n == lengths.length) {
                lengths = Arrays.copyOf(lengths, 2 * n);
                places = Arrays.copyOf(places, 2 * n);
            }
            lengths[n] = length;
            places[n++] = place;
        }

        Layout layout(BasicType base) {
            return Layout.hindexed(Arrays.copyOf(lengths, n), Arrays.copyOf(places, n), base);
        }
    }
}

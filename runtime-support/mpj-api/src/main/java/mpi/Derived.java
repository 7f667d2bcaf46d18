package mpi;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.DerivedDatatype;
import org.sluicempi.runtime.face.Given;

/**
 * Makes a datatype of blocks of others (MPI 4.1, section 5.1.2). Places are in base elements and may be
 * negative.
 */
final class Derived {
    private static final String PLACES = "array of displacements";

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
     * @throws MpiError ARG for arrays of different length, COUNT for a negative length, TYPE for
     *     a null datatype or blocks of different base types
     */
    static Datatype struct(int[] lengths, int[] places, Datatype[] types) {
        Given.given(places, PLACES);
        Given.given(types, "array of datatypes");
        if (Given.given(lengths, "array of block lengths").length != places.length || types.length != places.length) {
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
        Datatype[] types = new Datatype[Given.given(places, PLACES).length];
        Arrays.fill(types, old);
        return struct(lengths, places, types);
    }

    /** {@code count} blocks whose places are {@code stride} base elements apart. */
    static Datatype strided(int count, int length, int stride, Datatype old) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "a datatype of " + count + " blocks");
        }
        Bounds own = Datatype.checked(old).bounds();
        if (count < 2 || length < 1 || own.equals(Bounds.EMPTY)) {
            int one = Math.min(count, 1);
            return blocks(Arrays.copyOf(new int[] {length}, one), new int[one], old);
        }
        int last = CountMath.times(count - 1, stride);
        Bounds bounds = own.block(0, length).and(own.block(last, length));
        if (!old.hasData()) {
            return new EmptyType(bounds);
        }
        DerivedDatatype layout = DerivedDatatype.hvector(count, length, stride, old.shape());
        return old.like(DerivedDatatype.resized(layout, bounds.lb(), bounds.extent()), bounds);
    }

    /** Displacements in elements of {@code old} as places. */
    static int[] scaled(int[] displacements, Datatype old) {
        int extent = Datatype.checked(old).bounds().extent();
        return Arrays.stream(Given.given(displacements, PLACES))
                .map(displacement -> CountMath.times(displacement, extent))
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
        return base == null ? new EmptyType(bounds) : base.like(layout(bounds), bounds);
    }

    /** Only blocks of datatypes with data: the others have no base type. */
    private DerivedDatatype layout(Bounds bounds) {
        int[] data =
                IntStream.range(0, types.length).filter(b -> types[b].hasData()).toArray();
        DerivedDatatype layout = DerivedDatatype.struct(
                IntStream.of(data).map(b -> lengths[b]).toArray(),
                IntStream.of(data).map(b -> places[b]).toArray(),
                IntStream.of(data).mapToObj(b -> types[b].shape()).toArray(org.sluicempi.runtime.Datatype[]::new));
        return DerivedDatatype.resized(layout, bounds.lb(), bounds.extent());
    }
}

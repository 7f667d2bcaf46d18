package mpi;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.DerivedDatatype;

/**
 * What one element of a message is made of. Every datatype has a base: the basic type of the arrays that hold its elements,
 * bytes for a struct. Sizes, bounds and extents count elements of the base, as in the original bindings; the displacements
 * of {@code createH...}, {@code createStruct} and {@code createResized} count bytes.
 */
public final class Datatype implements Freeable, Cloneable {
    private final boolean predefined;
    /** Bytes of one element of the base as users see it. */
    private final int unit;

    private final Elements elements;
    private final Attributes attributes = new Attributes(Keyvals.DATATYPE);
    private org.sluicempi.runtime.Datatype core;
    private String name;

    private Datatype(
            org.sluicempi.runtime.Datatype core, int unit, Elements elements, boolean predefined, String name) {
        this.core = core;
        this.unit = unit;
        this.elements = elements;
        this.predefined = predefined;
        this.name = name;
    }

    static Datatype nothing() {
        return new Datatype(null, 1, Elements.of(1), true, "MPI_DATATYPE_NULL");
    }

    /** @param unit bytes of one element of the base as users see it */
    static Datatype predefined(org.sluicempi.runtime.Datatype core, int unit, Elements elements, String name) {
        return new Datatype(core, unit, elements, true, name);
    }

    private Datatype derived(org.sluicempi.runtime.Datatype layout) {
        return new Datatype(layout, unit, elements, false, "");
    }

    /** @throws MpiError {@link ErrorClass#TYPE} if this is the null datatype */
    org.sluicempi.runtime.Datatype core() {
        if (core == null) {
            throw new MpiError(ErrorClass.TYPE, "the null datatype has no elements");
        }
        return core;
    }

    /** Whether users see elements as bytes, whatever the core takes them for. */
    boolean inBytes() {
        return unit == 1;
    }

    int unit() {
        return unit;
    }

    /** The basic type of the arrays that hold elements as users see them. */
    BasicType base() {
        return unit == core().base().size() ? core().base() : BasicType.BYTE;
    }

    /** The component type of those arrays. */
    Class<?> componentType() {
        return switch (base()) {
            case BYTE, PACKED -> byte.class;
            case CHAR -> char.class;
            case SHORT -> short.class;
            case BOOLEAN -> boolean.class;
            case INT -> int.class;
            case LONG -> long.class;
            case FLOAT -> float.class;
            case DOUBLE -> double.class;
        };
    }

    Elements elements() {
        return elements;
    }

    /** The widths of the basic elements of one element. */
    IntStream one() {
        int[] widths = elements.widths();
        return IntStream.range(0, (int) elements.count(core().size())).map(k -> widths[k % widths.length]);
    }

    /** Where an element begins as far as its extent is concerned. */
    public int getLb() throws MPIException {
        return inUnits(() -> core().lowerBound());
    }

    /** Distance from one element to the next. */
    public int getExtent() throws MPIException {
        return inUnits(() -> core().extent());
    }

    /** Where the data of an element begin. */
    public int getTrueLb() throws MPIException {
        return inUnits(() -> core().first());
    }

    /** Distance from the first to the last place of an element's data. */
    public int getTrueExtent() throws MPIException {
        return inUnits(() -> core().span() - core().first());
    }

    private int inUnits(Supplier<Integer> baseElements) throws MPIException {
        return Core.get(() -> baseElements.get() * core().base().size() / unit);
    }

    /** Number of base elements in one element, gaps not counted. */
    public int getSize() throws MPIException {
        return Core.get(() -> core().size() / unit);
    }

    /** Derived datatypes can be used at once; this only checks that there is one. */
    public void commit() throws MPIException {
        Core.act(this::core);
    }

    /** Makes a derived datatype the null datatype. */
    @Override
    public void free() throws MPIException {
        Core.act(() -> {
            if (predefined) {
                throw new MpiError(ErrorClass.TYPE, "a predefined datatype cannot be freed: " + name);
            }
            core();
        });
        core = null;
    }

    public boolean isNull() {
        return core == null;
    }

    /** As {@link #dup}, but without a checked exception. */
    @Override
    public Datatype clone() {
        try {
            return dup();
        } catch (MPIException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    /** The same elements, and a copy of the attributes. */
    public Datatype dup() throws MPIException {
        return Core.get(() -> {
            Datatype copy = derived(core());
            copy.attributes.copy(attributes);
            return copy;
        });
    }

    /** {@code count} elements one behind the other. */
    public static Datatype createContiguous(int count, Datatype oldType) throws MPIException {
        return Core.get(() -> Core.given(oldType).derived(DerivedDatatype.contiguous(count, oldType.core())));
    }

    /** Blocks whose starts are {@code stride} elements of the old type apart. */
    public static Datatype createVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return Core.get(
                () -> Core.given(oldType).derived(DerivedDatatype.vector(count, blockLength, stride, oldType.core())));
    }

    /** Blocks whose starts are {@code stride} bytes apart. */
    public static Datatype createHVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return Core.get(() -> {
            org.sluicempi.runtime.Datatype old = Core.given(oldType).core();
            int width = old.base().size();
            boolean whole = count < 2 || stride % width == 0;
            return oldType.derived(
                    whole
                            ? DerivedDatatype.hvector(count, blockLength, stride / width, old)
                            : DerivedDatatype.hvectorOfBytes(count, blockLength, stride, old));
        });
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static Datatype createIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return Core.get(() ->
                Core.given(oldType).derived(DerivedDatatype.indexed(blockLengths, displacements, oldType.core())));
    }

    /** Blocks that start at the given bytes. */
    public static Datatype createHIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return Core.get(() -> Core.given(oldType).derived(blocks(blockLengths, displacements, oldType.core())));
    }

    /** In whole base elements if possible, so that arrays of the base type can hold them; otherwise in bytes. */
    private static DerivedDatatype blocks(int[] lengths, int[] places, org.sluicempi.runtime.Datatype old) {
        int width = old.base().size();
        if (divisible(places, width)) {
            return DerivedDatatype.hindexed(lengths, divided(places, width), old);
        }
        org.sluicempi.runtime.Datatype[] types = new org.sluicempi.runtime.Datatype[places.length];
        Arrays.fill(types, old);
        return DerivedDatatype.structOfBytes(lengths, places, types);
    }

    /**
     * Blocks of several types that start at the given bytes. The base is {@link MPI#BYTE}: elements lie in byte arrays and
     * buffers, and, if all members have one basic type, in a {@code java.nio} buffer of that type.
     */
    public static Datatype createStruct(int[] blockLengths, int[] displacements, Datatype[] types) throws MPIException {
        return Core.get(() -> {
            org.sluicempi.runtime.Datatype[] cores = Arrays.stream(Core.given(types, "array of datatypes"))
                    .map(type -> Core.given(type).core())
                    .toArray(org.sluicempi.runtime.Datatype[]::new);
            DerivedDatatype layout = struct(blockLengths, displacements, cores);
            return new Datatype(layout, 1, Elements.of(blockLengths, types), false, "");
        });
    }

    private static DerivedDatatype struct(int[] lengths, int[] places, org.sluicempi.runtime.Datatype[] types) {
        BasicType base = types.length == 0 ? BasicType.BYTE : types[0].base();
        boolean oneBase = Arrays.stream(types).allMatch(type -> type.base() == base);
        return types.length > 0 && oneBase && divisible(places, base.size())
                ? DerivedDatatype.struct(lengths, divided(places, base.size()), types)
                : DerivedDatatype.structOfBytes(lengths, places, types);
    }

    /** The same data with other bounds, in bytes. */
    public static Datatype createResized(Datatype oldType, int lb, int extent) throws MPIException {
        return Core.get(() -> Core.given(oldType).derived(resized(oldType.core(), lb, extent)));
    }

    private static DerivedDatatype resized(org.sluicempi.runtime.Datatype old, int lb, int extent) {
        int width = old.base().size();
        if (lb % width == 0 && extent % width == 0) {
            return DerivedDatatype.resized(old, lb / width, extent / width);
        }
        DerivedDatatype bytes =
                DerivedDatatype.structOfBytes(new int[] {1}, new int[] {0}, new org.sluicempi.runtime.Datatype[] {old});
        return DerivedDatatype.resized(bytes, lb, extent);
    }

    private static boolean divisible(int[] places, int width) {
        return Arrays.stream(Core.given(places, "array of displacements")).allMatch(place -> place % width == 0);
    }

    private static int[] divided(int[] places, int width) {
        return Arrays.stream(places).map(place -> place / width).toArray();
    }

    public void setName(String name) throws MPIException {
        Core.act(this::core);
        this.name = Core.get(() -> Core.given(name, "name"));
    }

    /** The name of a predefined datatype as in the original bindings, the name that was set, or empty. */
    public String getName() throws MPIException {
        return name;
    }

    /** A key for attributes of datatypes. */
    public static int createKeyval() throws MPIException {
        return Keyvals.DATATYPE.create();
    }

    public static void freeKeyval(int keyval) throws MPIException {
        Core.act(() -> Keyvals.DATATYPE.free(keyval));
    }

    /** Keeps a serialised copy of {@code value}, which every {@link #dup} gets too. */
    public void setAttr(int keyval, Object value) throws MPIException {
        Core.act(() -> attributes.set(keyval, value));
    }

    /** A copy of the value, null if there is none. */
    public Object getAttr(int keyval) throws MPIException {
        return Core.get(() -> attributes.get(keyval));
    }

    public void deleteAttr(int keyval) throws MPIException {
        Core.act(() -> attributes.delete(keyval));
    }
}

package mpi;

import java.util.ArrayList;
import java.util.List;

/** The fields of a {@link Struct}, one behind the other. No type of its own: programs use {@link Struct}. */
public abstract class StructFields {
    private final List<Integer> lengths = new ArrayList<>();
    private final List<Integer> offsets = new ArrayList<>();
    private final List<Datatype> types = new ArrayList<>();
    /** Bytes of the fields so far; from the first use on, bytes from one struct to the next. */
    private int extent;

    private boolean fixed;

    StructFields() {}

    /** From now on no field can be added. */
    final void fix() {
        fixed = true;
    }

    final int extent() {
        return extent;
    }

    final void extent(int bytes) {
        extent = bytes;
    }

    /** The datatype of the fields. */
    final Datatype layOut() throws MPIException {
        Datatype datatype = Datatype.createStruct(
                lengths.stream().mapToInt(n -> n).toArray(),
                offsets.stream().mapToInt(n -> n).toArray(),
                types.toArray(Datatype[]::new));
        datatype.commit();
        return datatype;
    }

    /** @throws IllegalArgumentException if the fields reach beyond {@code offset} */
    final void skipTo(int offset) {
        checkOpen();
        if (offset < extent) {
            throw new IllegalArgumentException("offset " + offset + " is inside fields of " + extent + " bytes");
        }
        extent = offset;
    }

    private void checkOpen() {
        if (fixed) {
            throw new AssertionError("the struct is in use: its fields cannot change");
        }
    }

    private int add(Datatype type, int bytes, int length) {
        checkOpen();
        int offset = extent;
        lengths.add(length);
        offsets.add(offset);
        types.add(type);
        extent = Math.addExact(extent, Math.multiplyExact(bytes, length));
        return offset;
    }

    /** Adds a field; its byte offset. */
    public final int addByte() {
        return addByte(1);
    }

    /** Adds an array; its byte offset. */
    public final int addByte(int length) {
        return add(MPI.BYTE, 1, length);
    }

    /** Adds a field; its byte offset. */
    public final int addChar() {
        return addChar(1);
    }

    /** Adds an array; its byte offset. */
    public final int addChar(int length) {
        return add(MPI.CHAR, Character.BYTES, length);
    }

    /** Adds a field; its byte offset. */
    public final int addShort() {
        return addShort(1);
    }

    /** Adds an array; its byte offset. */
    public final int addShort(int length) {
        return add(MPI.SHORT, Short.BYTES, length);
    }

    /** Adds a field; its byte offset. */
    public final int addInt() {
        return addInt(1);
    }

    /** Adds an array; its byte offset. */
    public final int addInt(int length) {
        return add(MPI.INT, Integer.BYTES, length);
    }

    /** Adds a field; its byte offset. */
    public final int addLong() {
        return addLong(1);
    }

    /** Adds an array; its byte offset. */
    public final int addLong(int length) {
        return add(MPI.LONG, Long.BYTES, length);
    }

    /** Adds a field; its byte offset. */
    public final int addFloat() {
        return addFloat(1);
    }

    /** Adds an array; its byte offset. */
    public final int addFloat(int length) {
        return add(MPI.FLOAT, Float.BYTES, length);
    }

    /** Adds a field; its byte offset. */
    public final int addDouble() {
        return addDouble(1);
    }

    /** Adds an array; its byte offset. */
    public final int addDouble(int length) {
        return add(MPI.DOUBLE, Double.BYTES, length);
    }

    /** Adds a struct; its byte offset. */
    public final int addStruct(Struct struct) throws MPIException {
        return addStruct(struct, 1);
    }

    /** Adds an array of structs; its byte offset. */
    public final int addStruct(Struct struct, int length) throws MPIException {
        Core.act(() -> Core.given(struct, "struct"));
        return add(struct.getType(), struct.getExtent(), length);
    }

    /** Adds a field of any datatype; its byte offset. */
    public final int addData(Datatype type) throws MPIException {
        return addData(type, 1);
    }

    /** Adds an array of any datatype; its byte offset. */
    public final int addData(Datatype type, int length) throws MPIException {
        Core.act(() -> Core.given(type));
        return add(type, type.getExtent() * type.unit(), length);
    }
}

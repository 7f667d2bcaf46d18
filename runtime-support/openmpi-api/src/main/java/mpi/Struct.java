package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * A C struct in a byte buffer: a subclass adds its fields in order, each add gives the field's byte offset, and {@link
 * #getData} gives views of structs in a buffer. Fields lie where they are put, without padding unless {@link #setOffset}
 * makes some. The first use fixes the fields.
 */
public abstract class Struct {
    private final List<Integer> lengths = new ArrayList<>();
    private final List<Integer> offsets = new ArrayList<>();
    private final List<Datatype> types = new ArrayList<>();
    private int extent;
    private Datatype datatype;
    private boolean fixed;

    public Struct() {}

    /** @param datatype that has been laid out before */
    Struct(Datatype datatype) {
        this.datatype = datatype;
    }

    /** A new view; a subclass says of which class. */
    protected abstract Data newData();

    /** Bytes from one struct to the next. */
    public final int getExtent() throws MPIException {
        fix();
        return extent;
    }

    public final Datatype getType() throws MPIException {
        fix();
        return datatype;
    }

    private void fix() throws MPIException {
        if (datatype != null && !fixed) {
            extent = datatype.getExtent();
        }
        fixed = true;
        if (datatype == null) {
            datatype = Datatype.createStruct(
                    lengths.stream().mapToInt(n -> n).toArray(),
                    offsets.stream().mapToInt(n -> n).toArray(),
                    types.toArray(Datatype[]::new));
            datatype.commit();
        }
        extent = datatype.getExtent() * datatype.unit();
    }

    /** The struct at the start of the buffer. */
    public final <T extends Data> T getData(ByteBuffer buffer) throws MPIException {
        return getData(buffer, 0);
    }

    /** The struct number {@code index} of the buffer. */
    public final <T extends Data> T getData(ByteBuffer buffer, int index) throws MPIException {
        fix();
        return view(buffer, index * extent);
    }

    /** The struct at the start of the array, in native byte order. */
    public final <T extends Data> T getData(byte[] array) throws MPIException {
        return getData(array, 0);
    }

    /** The struct number {@code index} of the array, in native byte order. */
    public final <T extends Data> T getData(byte[] array, int index) throws MPIException {
        return getData(ByteBuffer.wrap(array).order(ByteOrder.nativeOrder()), index);
    }

    @SuppressWarnings("unchecked")
    private <T extends Data> T view(ByteBuffer buffer, int offset) {
        Data data = newData();
        data.buffer = buffer;
        data.offset = offset;
        return (T) data;
    }

    /**
     * Says where the next field starts.
     *
     * @return this
     * @throws IllegalArgumentException if the fields reach beyond {@code offset}
     */
    public final Struct setOffset(int offset) {
        checkOpen();
        if (offset < extent) {
            throw new IllegalArgumentException("offset " + offset + " is inside fields of " + extent + " bytes");
        }
        extent = offset;
        return this;
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
        return add(struct.getType(), struct.getExtent(), length);
    }

    /** Adds a field of any datatype; its byte offset. */
    public final int addData(Datatype type) throws MPIException {
        return addData(type, 1);
    }

    /** Adds an array of any datatype; its byte offset. */
    public final int addData(Datatype type, int length) throws MPIException {
        return add(type, type.getExtent() * type.unit(), length);
    }

    /** One struct in a buffer; fields are named by the offsets that the adds gave. */
    public abstract class Data {
        private ByteBuffer buffer;
        private int offset;

        /** The buffer that starts with this struct, to be sent or received. */
        public final ByteBuffer getBuffer() {
            return offset == 0 ? buffer : MPI.slice(buffer, offset);
        }

        protected final byte getByte(int field) {
            return buffer.get(offset + field);
        }

        protected final byte getByte(int field, int index) {
            return buffer.get(offset + field + index);
        }

        protected final void putByte(int field, byte v) {
            buffer.put(offset + field, v);
        }

        protected final void putByte(int field, int index, byte v) {
            buffer.put(offset + field + index, v);
        }

        protected final char getChar(int field) {
            return buffer.getChar(offset + field);
        }

        protected final char getChar(int field, int index) {
            return buffer.getChar(offset + field + index * Character.BYTES);
        }

        protected final void putChar(int field, char v) {
            buffer.putChar(offset + field, v);
        }

        protected final void putChar(int field, int index, char v) {
            buffer.putChar(offset + field + index * Character.BYTES, v);
        }

        protected final short getShort(int field) {
            return buffer.getShort(offset + field);
        }

        protected final short getShort(int field, int index) {
            return buffer.getShort(offset + field + index * Short.BYTES);
        }

        protected final void putShort(int field, short v) {
            buffer.putShort(offset + field, v);
        }

        protected final void putShort(int field, int index, short v) {
            buffer.putShort(offset + field + index * Short.BYTES, v);
        }

        protected final int getInt(int field) {
            return buffer.getInt(offset + field);
        }

        protected final int getInt(int field, int index) {
            return buffer.getInt(offset + field + index * Integer.BYTES);
        }

        protected final void putInt(int field, int v) {
            buffer.putInt(offset + field, v);
        }

        protected final void putInt(int field, int index, int v) {
            buffer.putInt(offset + field + index * Integer.BYTES, v);
        }

        protected final long getLong(int field) {
            return buffer.getLong(offset + field);
        }

        protected final long getLong(int field, int index) {
            return buffer.getLong(offset + field + index * Long.BYTES);
        }

        protected final void putLong(int field, long v) {
            buffer.putLong(offset + field, v);
        }

        protected final void putLong(int field, int index, long v) {
            buffer.putLong(offset + field + index * Long.BYTES, v);
        }

        protected final float getFloat(int field) {
            return buffer.getFloat(offset + field);
        }

        protected final float getFloat(int field, int index) {
            return buffer.getFloat(offset + field + index * Float.BYTES);
        }

        protected final void putFloat(int field, float v) {
            buffer.putFloat(offset + field, v);
        }

        protected final void putFloat(int field, int index, float v) {
            buffer.putFloat(offset + field + index * Float.BYTES, v);
        }

        protected final double getDouble(int field) {
            return buffer.getDouble(offset + field);
        }

        protected final double getDouble(int field, int index) {
            return buffer.getDouble(offset + field + index * Double.BYTES);
        }

        protected final void putDouble(int field, double v) {
            buffer.putDouble(offset + field, v);
        }

        protected final void putDouble(int field, int index, double v) {
            buffer.putDouble(offset + field + index * Double.BYTES, v);
        }

        /** A struct that is a field of this one. */
        protected final <D extends Data> D getData(Struct struct, int field) {
            return struct.view(buffer, offset + field);
        }

        /** A struct of an array of structs that is a field of this one. */
        protected final <D extends Data> D getData(Struct struct, int field, int index) {
            return struct.view(buffer, offset + field + index * struct.extent);
        }

        /** The part of the buffer that starts with a field of any datatype. */
        protected final ByteBuffer getBuffer(Datatype type, int field) {
            return MPI.slice(buffer, offset + field);
        }

        /** The part of the buffer that starts with element {@code index} of an array of any datatype. */
        protected final ByteBuffer getBuffer(Datatype type, int field, int index) {
            try {
                return MPI.slice(buffer, offset + field + index * type.getExtent() * type.unit());
            } catch (MPIException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
        }
    }
}

package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.runtime.ErrorClass;

/**
 * A C struct in a byte buffer: a subclass adds its fields in order, each add gives the field's byte offset, and {@link
 * #getData} gives views of structs in a buffer. Fields lie where they are put, without padding unless {@link #setOffset}
 * makes some. The first use fixes the fields.
 */
public abstract class Struct extends StructFields {
    private Datatype datatype;

    public Struct() {}

    /** @param datatype that has been laid out before */
    Struct(Datatype datatype) {
        this.datatype = datatype;
    }

    /** A new view; a subclass says of which class. */
    protected abstract Data newData();

    /** Bytes from one struct to the next. */
    public final int getExtent() throws MPIException {
        lay();
        return extent();
    }

    public final Datatype getType() throws MPIException {
        lay();
        return datatype;
    }

    private void lay() throws MPIException {
        fix();
        if (datatype == null) {
            datatype = layOut();
        }
        extent(datatype.getExtent() * datatype.unit());
    }

    /** The struct at the start of the buffer. */
    public final <T extends Data> T getData(ByteBuffer buffer) throws MPIException {
        return getData(buffer, 0);
    }

    /** The struct number {@code index} of the buffer. */
    public final <T extends Data> T getData(ByteBuffer buffer, int index) throws MPIException {
        Core.act(() -> Core.given(buffer, ErrorClass.BUFFER, "buffer"));
        lay();
        return view(buffer, index * extent());
    }

    /** The struct at the start of the array, in native byte order. */
    public final <T extends Data> T getData(byte[] array) throws MPIException {
        return getData(array, 0);
    }

    /** The struct number {@code index} of the array, in native byte order. */
    public final <T extends Data> T getData(byte[] array, int index) throws MPIException {
        Core.act(() -> Core.given(array, ErrorClass.BUFFER, "array"));
        return getData(ByteBuffer.wrap(array).order(ByteOrder.nativeOrder()), index);
    }

    @SuppressWarnings("unchecked")
    private <T extends Data> T view(ByteBuffer buffer, int offset) {
        Data data = newData();
        data.lieAt(buffer, offset);
        return (T) data;
    }

    /**
     * Says where the next field starts.
     *
     * @return this
     * @throws IllegalArgumentException if the fields reach beyond {@code offset}
     */
    public final Struct setOffset(int offset) {
        skipTo(offset);
        return this;
    }

    /** One struct in a buffer; fields are named by the offsets that the adds gave. */
    public abstract class Data extends StructData {
        /** The buffer that starts with this struct, to be sent or received. */
        public final ByteBuffer getBuffer() {
            return offset() == 0 ? buffer() : MPI.slice(buffer(), offset());
        }

        /** A struct that is a field of this one. */
        protected final <D extends Data> D getData(Struct struct, int field) {
            return struct.view(buffer(), offset() + field);
        }

        /** A struct of an array of structs that is a field of this one. */
        protected final <D extends Data> D getData(Struct struct, int field, int index) {
            return struct.view(buffer(), offset() + field + index * struct.extent());
        }

        /** The part of the buffer that starts with a field of any datatype. */
        protected final ByteBuffer getBuffer(Datatype type, int field) {
            return MPI.slice(buffer(), offset() + field);
        }

        /** The part of the buffer that starts with element {@code index} of an array of any datatype. */
        protected final ByteBuffer getBuffer(Datatype type, int field, int index) {
            try {
                return MPI.slice(buffer(), offset() + field + index * type.getExtent() * type.unit());
            } catch (MPIException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
        }
    }
}

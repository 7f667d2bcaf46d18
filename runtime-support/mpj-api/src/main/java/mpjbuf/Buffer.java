package mpjbuf;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ObjectMessage;

/**
 * Bytes that a program fills by hand: with {@code Comm.Pack}, or by sections. A section is a header (8 bytes: its type and
 * its number of elements) and elements of one type behind it. Written first, then committed and sent; or received, then
 * committed and read in the order in which it was written.
 */
public class Buffer {
    private static final int HEADER_BYTES = 8;

    private final RawBuffer raw;
    private final int start;
    private final int capacity;
    /** End of what has been written or received, in bytes of {@code raw}. */
    private int end;
    /** Where the next read begins. */
    private int next;
    /** Where the header of the section under way is; -1 if there is none. */
    private int header = -1;

    private Type type;
    private GrowingBytes landing;

    /**
     * @param offset where the data begins in the storage
     * @param capacity bytes of the storage that may be packed into, those before {@code offset} included
     */
    public Buffer(RawBuffer staticBuffer, int offset, int capacity) {
        this.raw = staticBuffer;
        this.start = offset;
        this.capacity = capacity;
        this.end = offset;
        this.next = offset;
        raw.ensure(capacity);
    }

    public RawBuffer getStaticBuffer() {
        return raw;
    }

    /** Bytes that have been written or received. */
    public int getSize() {
        return end - start;
    }

    /** Opens a section: what is written from now on are elements of this type. */
    public void putSectionHeader(Type sectionType) {
        header = end;
        type = sectionType;
        room(HEADER_BYTES).putInt(sectionType.getCode()).putInt(0);
    }

    /** Type of the next section, whose elements can be read from now on. */
    public Type getSectionHeader() {
        header = next;
        type = Type.of(view(next, HEADER_BYTES).getInt());
        next += HEADER_BYTES;
        return type;
    }

    /** Number of elements of the section under way. */
    public int getSectionSize() {
        return view(header + Integer.BYTES, Integer.BYTES).getInt();
    }

    /**
     * Appends {@code source[offset]} to {@code source[offset + n - 1]}.
     *
     * @param source array of the section's type
     */
    public void write(Object source, int offset, int n) {
        if (type.core() == null) {
            byte[] message = ObjectMessage.encode(source, offset, n);
            room(Integer.BYTES + message.length).putInt(message.length).put(message);
        } else {
            ByteBuffer room = room(n * type.core().size());
            new UserBuffer(source, offset, n, type.core()).copyTo(0, n, room.order(ByteOrder.nativeOrder()));
        }
        ByteBuffer.wrap(raw.bytes()).putInt(header + Integer.BYTES, getSectionSize() + n);
    }

    /** Reads the next {@code n} elements into {@code dest} from {@code offset} on. */
    public void read(Object dest, int offset, int n) {
        if (type.core() == null) {
            int length = view(next, Integer.BYTES).getInt();
            byte[] message = new byte[length];
            view(next + Integer.BYTES, length).get(message);
            ObjectMessage.decode(message, dest, offset, n, Buffer.class.getClassLoader());
            next += Integer.BYTES + length;
        } else {
            int length = n * type.core().size();
            ByteBuffer from = view(next, length).order(ByteOrder.nativeOrder());
            new UserBuffer(dest, offset, n, type.core()).copyFrom(0, n, from);
            next += length;
        }
    }

    /** Appends {@code source[indexes[offset + k]]} for {@code n} values of {@code k} from 0 on. */
    public void gather(Object source, int n, int offset, int[] indexes) {
        Object picked = Array.newInstance(source.getClass().getComponentType(), n);
        for (int k = 0; k < n; k++) {
            Array.set(picked, k, Array.get(source, indexes[offset + k]));
        }
        write(picked, 0, n);
    }

    /** Reads the next {@code n} elements into {@code dest[indexes[offset + k]]}. */
    public void scatter(Object dest, int n, int offset, int[] indexes) {
        Object landed = Array.newInstance(dest.getClass().getComponentType(), n);
        read(landed, 0, n);
        for (int k = 0; k < n; k++) {
            Array.set(dest, indexes[offset + k], Array.get(landed, k));
        }
    }

    /**
     * Appends a section of a grid that begins at {@code source[offset]}, the last dimension fastest.
     *
     * @param rank number of dimensions
     * @param extents where the numbers of elements in each dimension are in {@code shape}
     * @param strides where the distances from element to element in each dimension are in {@code shape}
     */
    public void strGather(Object source, int offset, int rank, int extents, int strides, int[] shape) {
        int[] indexes = section(offset, rank, extents, strides, shape);
        gather(source, indexes.length, 0, indexes);
    }

    /** Reads into a section of a grid; see {@link #strGather}. */
    public void strScatter(Object dest, int offset, int rank, int extents, int strides, int[] shape) {
        int[] indexes = section(offset, rank, extents, strides, shape);
        scatter(dest, indexes.length, 0, indexes);
    }

    private static int[] section(int offset, int rank, int extents, int strides, int[] shape) {
        int[] indexes = {offset};
        for (int d = 0; d < rank; d++) {
            int n = shape[extents + d];
            int[] finer = new int[Math.multiplyExact(indexes.length, n)];
            for (int k = 0; k < finer.length; k++) {
                finer[k] = indexes[k / n] + k % n * shape[strides + d];
            }
            indexes = finer;
        }
        return indexes;
    }

    /** Ends writing, or begins reading: the next read is from the start. */
    public void commit() {
        next = start;
        header = -1;
    }

    /** Empties the buffer, to be written again. */
    public void clear() {
        end = start;
        commit();
    }

    /** Nothing but the storage is held, which the program may use on. */
    public void free() {}

    /** Not for programs: the storage. */
    public byte[] bytes() {
        return raw.bytes();
    }

    /** Not for programs: where the data begins in {@link #bytes}. */
    public int start() {
        return start;
    }

    /** Not for programs: where the room for packed data ends in {@link #bytes}. */
    public int capacity() {
        return capacity;
    }

    /** Not for programs: packed data as a message. */
    public UserBuffer packed(int offset, int count) {
        return new UserBuffer(raw.bytes(), start + offset, count, BasicType.PACKED);
    }

    /** Not for programs: what has been written, as a message. */
    public UserBuffer outgoing() {
        return new UserBuffer(raw.bytes(), start, end - start, BasicType.BYTE);
    }

    /** Not for programs: where a message goes. */
    public UserBuffer incoming() {
        landing = new GrowingBytes();
        return landing.buffer();
    }

    /** Not for programs: a message of this length is in {@link #incoming}. */
    public void received(int bytes) {
        raw.ensure(start + bytes);
        System.arraycopy(landing.first(bytes), 0, raw.bytes(), start, bytes);
        landing = null;
        end = start + bytes;
        commit();
    }

    private ByteBuffer room(int bytes) {
        raw.ensure(end + bytes);
        ByteBuffer room = ByteBuffer.wrap(raw.bytes(), end, bytes);
        end += bytes;
        return room;
    }

    private ByteBuffer view(int at, int bytes) {
        if (at < start || bytes < 0 || bytes > end - at) {
            throw new IllegalStateException(bytes + " bytes behind byte " + (at - start) + " of " + getSize());
        }
        return ByteBuffer.wrap(raw.bytes(), at, bytes);
    }
}

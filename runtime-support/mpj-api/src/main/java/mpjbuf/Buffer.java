package mpjbuf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpjdev.MPJDevException;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ObjectMessage;

/**
 * Bytes that a program fills by hand: with {@code Comm.Pack}, or by sections. A section is a header (8 bytes: its type and
 * its number of elements) and elements of one type behind it. Written first, then committed and sent; or received, then
 * committed and read in the order in which it was written. What cannot be done is an {@link MPJDevException}.
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
    /** Where the header of the section under way is. */
    private int header;
    /** The section under way; null if there is none. */
    private Section section;

    /**
     * @param offset where the data begins in the storage
     * @param capacity bytes of the storage that may be packed into, those before {@code offset} included
     */
    public Buffer(RawBuffer staticBuffer, int offset, int capacity) {
        if (staticBuffer == null) {
            throw new MPJDevException("a buffer needs a storage");
        }
        if (offset < 0 || capacity < 0) {
            throw new MPJDevException("a buffer of " + capacity + " bytes with its data from " + offset + " on");
        }
        this.raw = staticBuffer;
        this.start = offset;
        this.capacity = capacity;
        this.end = offset;
        this.next = offset;
        raw.ensure(Math.max(offset, capacity));
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
        if (sectionType == null) {
            throw new MPJDevException("a section needs a type");
        }
        room(HEADER_BYTES).putInt(sectionType.getCode()).putInt(0);
        header = end;
        end += HEADER_BYTES;
        section = Section.written(sectionType);
    }

    /** Type of the next section, whose elements can be read from now on; all of the one before must have been read. */
    public Type getSectionHeader() {
        if (section != null && section.left() > 0) {
            throw new MPJDevException(
                    section.left() + " elements of a section have not been read, of " + section.size());
        }
        ByteBuffer from = view(next, HEADER_BYTES);
        Type type = Type.of(from.getInt());
        section = Section.read(type, from.getInt());
        header = next;
        next += HEADER_BYTES;
        return type;
    }

    /** Number of elements of the section under way. */
    public int getSectionSize() {
        return underWay().size();
    }

    /**
     * Appends {@code source[offset]} to {@code source[offset + n - 1]}. What is refused leaves the buffer as it was.
     *
     * @param source array of the section's type
     */
    public void write(Object source, int offset, int n) {
        Section written = underWay();
        if (!written.isWritten()) {
            throw new MPJDevException("the section is being read: a new one is to be opened for what is written");
        }
        written.checkRoomFor(n);
        try {
            end += written.type().core() == null ? objects(source, offset, n) : numbers(source, offset, n);
        } catch (MpiError e) {
            throw new MPJDevException(e);
        }
        written.passed(n);
        ByteBuffer.wrap(raw.bytes()).putInt(header + Integer.BYTES, written.size());
    }

    private int numbers(Object source, int offset, int n) {
        UserBuffer data = new UserBuffer(source, offset, n, section.type().core());
        data.check();
        data.copyTo(0, n, room(data.bytes()).order(ByteOrder.nativeOrder()));
        return (int) data.bytes();
    }

    /** Behind their number and that of their bytes. */
    private int objects(Object source, int offset, int n) {
        byte[] message = ObjectMessage.encode(source, offset, n);
        if (n == 0) {
            return 0;
        }
        room((long) HEADER_BYTES + message.length)
                .putInt(n)
                .putInt(message.length)
                .put(message);
        return HEADER_BYTES + message.length;
    }

    /**
     * Reads the next {@code n} elements into {@code dest} from {@code offset} on, however many were written at a time. What is
     * refused can be read again.
     */
    public void read(Object dest, int offset, int n) {
        Section read = underWay();
        if (read.isWritten()) {
            throw new MPJDevException("the section is being written: it is to be committed before it is read");
        }
        read.checkRoomFor(n);
        try {
            if (read.type().core() == null) {
                objectsInto(read, dest, offset, n);
            } else {
                numbersInto(new UserBuffer(dest, offset, n, read.type().core()));
            }
        } catch (MpiError e) {
            throw new MPJDevException(e);
        }
        read.passed(n);
    }

    private void numbersInto(UserBuffer into) {
        into.checkIncoming();
        ByteBuffer from = view(next, into.bytes()).order(ByteOrder.nativeOrder());
        into.copyFrom(0, into.count(), from);
        next += (int) into.bytes();
    }

    private void objectsInto(Section read, Object dest, int offset, int n) {
        ObjectMessage.check(dest, offset, n);
        while (read.decoded() < n) {
            ByteBuffer head = view(next, HEADER_BYTES);
            int count = head.getInt();
            ByteBuffer from = view(next + HEADER_BYTES, head.getInt());
            byte[] message = new byte[from.remaining()];
            from.get(message);
            if (count <= 0 || count > read.left() - read.decoded()) {
                throw new MPJDevException(count + " objects in a section that has " + read.left() + " left");
            }
            Object[] landed = new Object[count];
            ObjectMessage.decode(message, landed, 0, count, Buffer.class.getClassLoader());
            read.decoded(landed);
            next += HEADER_BYTES + message.length;
        }
        read.giveOut(dest, offset, n);
    }

    private Section underWay() {
        if (section == null) {
            throw new MPJDevException("no section has been opened");
        }
        return section;
    }

    /** Appends {@code source[indexes[offset + k]]} for {@code n} values of {@code k} from 0 on. */
    public void gather(Object source, int n, int offset, int[] indexes) {
        write(new Places(source, n, offset, indexes).picked(), 0, n);
    }

    /** Reads the next {@code n} elements into {@code dest[indexes[offset + k]]}. */
    public void scatter(Object dest, int n, int offset, int[] indexes) {
        Places places = new Places(dest, n, offset, indexes);
        Object landed = places.room();
        read(landed, 0, n);
        places.put(landed);
    }

    /**
     * Appends a section of a grid that begins at {@code source[offset]}, the last dimension fastest.
     *
     * @param rank number of dimensions
     * @param extents where the numbers of elements in each dimension are in {@code shape}
     * @param strides where the distances from element to element in each dimension are in {@code shape}
     */
    public void strGather(Object source, int offset, int rank, int extents, int strides, int[] shape) {
        int[] indexes = Places.ofGrid(offset, rank, extents, strides, shape);
        gather(source, indexes.length, 0, indexes);
    }

    /** Reads into a section of a grid; see {@link #strGather}. */
    public void strScatter(Object dest, int offset, int rank, int extents, int strides, int[] shape) {
        int[] indexes = Places.ofGrid(offset, rank, extents, strides, shape);
        scatter(dest, indexes.length, 0, indexes);
    }

    /** Ends writing, or begins reading: the next read is from the start. */
    public void commit() {
        next = start;
        section = null;
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

    /** Not for programs: a message has been received. */
    public void received(byte[] message) {
        end = start;
        room(message.length).put(message);
        end += message.length;
        commit();
    }

    /** Room for more behind what there is, which is no part of the buffer yet. */
    private ByteBuffer room(long bytes) {
        raw.ensure(end + bytes);
        return ByteBuffer.wrap(raw.bytes(), end, (int) bytes);
    }

    private ByteBuffer view(int at, long bytes) {
        if (at < start || bytes < 0 || bytes > end - at) {
            throw new MPJDevException(bytes + " bytes behind byte " + (at - start) + " of " + getSize());
        }
        return ByteBuffer.wrap(raw.bytes(), at, (int) bytes);
    }
}

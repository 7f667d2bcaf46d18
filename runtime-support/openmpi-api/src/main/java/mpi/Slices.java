package mpi;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;

/**
 * Where slices begin. A datatype may have places before an element's start, and programs use such a type on a slice: the
 * memory before the slice is there, but a {@code java.nio} buffer cannot reach it. A slice of an array knows its array; for
 * one of a direct buffer this remembers, while the slice lives, what it was cut from.
 */
final class Slices {
    /**
     * @param whole a buffer or an array
     * @param offset where the slice begins, in elements of the slice
     */
    private record Origin(Object whole, int offset) {}

    private static final Map<Key, Origin> ORIGINS = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Buffer> GONE = new ReferenceQueue<>();

    private Slices() {}

    /** Equal for the same buffer, whatever is in it. */
    private static final class Key extends WeakReference<Buffer> {
        private final int hash;

        Key(Buffer buffer) {
            super(buffer, GONE);
            hash = System.identityHashCode(buffer);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Key key && key.get() != null && key.get() == get();
        }
    }

    /** @return {@code slice}, which begins at element {@code offset} of {@code buffer} */
    static <B extends Buffer> B cut(B slice, Buffer buffer, int offset) {
        if (slice.isDirect()) {
            for (Object key = GONE.poll(); key != null; key = GONE.poll()) {
                ORIGINS.remove(key);
            }
            Origin before = ORIGINS.get(new Key(buffer));
            if (before != null) {
                ORIGINS.put(new Key(slice), new Origin(before.whole, before.offset + offset));
            } else if (offset > 0) {
                ORIGINS.put(new Key(slice), new Origin(buffer, offset));
            }
        }
        return slice;
    }

    /** {@code count} elements at the start of {@code buf}, with all that lies before it if it is a slice. */
    static UserBuffer withBefore(Object buf, int count, Datatype type) {
        return buf instanceof Buffer buffer ? at(buffer, 0, count, type) : of(buf, 0, count, type);
    }

    /**
     * {@code count} elements of which the first one starts {@code bytes} bytes behind the start of {@code buf}, or before it
     * if that is a slice: then, as for a type with places before its start, with all that lies before the slice.
     *
     * @throws MpiError ARG if no element of {@code buf} starts there, BUFFER for a place before all memory or beyond an int
     */
    static UserBuffer at(Buffer buf, int bytes, int count, Datatype type) {
        Origin origin = bytes < 0 || type.first() < 0 ? origin(buf) : new Origin(buf, 0);
        int width = type.base().size();
        long place = (long) origin.offset * RawMemory.width(buf) + bytes;
        if (place < 0 || place / width > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.BUFFER, "byte " + bytes + " is outside of the memory of the buffer");
        }
        int offset = (int) (place / width);
        int rest = (int) (place % width);
        if (rest == 0) {
            return of(origin.whole, offset, count, type);
        }
        if (Core.storage(origin.whole, type.base()) instanceof ByteBuffer memory) {
            ByteBuffer all = memory.duplicate().clear();
            return of(all.position(Math.min(rest, all.limit())).slice(), offset, count, type);
        }
        if (bytes >= 0 && bytes % width == 0) {
            // the slice starts within an element of what it was cut from
            return of(buf, bytes / width, count, type);
        }
        throw new MpiError(ErrorClass.ARG, "byte " + bytes + " is not the start of a " + type.base());
    }

    /** What {@code buf} was cut from, and where. */
    private static Origin origin(Buffer buf) {
        if (buf.hasArray()) {
            return new Origin(buf.array(), buf.arrayOffset());
        }
        Origin known = ORIGINS.get(new Key(buf));
        return known == null ? new Origin(buf, 0) : known;
    }

    private static UserBuffer of(Object whole, int offset, int count, Datatype type) {
        return new UserBuffer(Core.storage(whole, type.base()), offset, count, type);
    }
}

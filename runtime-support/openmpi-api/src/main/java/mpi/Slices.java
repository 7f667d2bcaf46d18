package mpi;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/**
 * Where slices begin. A datatype may have places before an element's start, and programs use such a type on a slice: the
 * memory before the slice is there, but a {@code java.nio} buffer cannot reach it. A slice of an array knows its array; for
 * one of a direct buffer this remembers, while the slice lives, what it was cut from.
 */
final class Slices {
    private record Origin(Buffer whole, int offset) {}

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
        if (slice.isDirect() && offset > 0) {
            for (Object key = GONE.poll(); key != null; key = GONE.poll()) {
                ORIGINS.remove(key);
            }
            Origin before = ORIGINS.get(new Key(buffer));
            ORIGINS.put(
                    new Key(slice),
                    before == null ? new Origin(buffer, offset) : new Origin(before.whole, before.offset + offset));
        }
        return slice;
    }

    /** {@code count} elements at the start of {@code buf}, with all that lies before it if it is a slice. */
    static UserBuffer withBefore(Object buf, int count, Datatype type) {
        if (buf instanceof Buffer buffer) {
            int width = type.base().size();
            int unit = buffer instanceof ByteBuffer ? width : 1;
            if (buffer.hasArray() && buffer.arrayOffset() % unit == 0) {
                return of(buffer.array(), buffer.arrayOffset() / unit, count, type);
            }
            Origin origin = ORIGINS.get(new Key(buffer));
            if (origin != null && origin.offset % unit == 0) {
                return of(origin.whole, origin.offset / unit, count, type);
            }
        }
        return of(buf, 0, count, type);
    }

    private static UserBuffer of(Object whole, int offset, int count, Datatype type) {
        return new UserBuffer(Core.storage(whole, type.base()), offset, count, type);
    }
}

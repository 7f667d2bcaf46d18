package org.sluicempi.runtime;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Storage that is taken as memory: elements of any basic type in native order, back to back, whatever the elements of the
 * array or buffer are. Slower than storage of the right type, so a face wraps only what needs it.
 *
 * @param storage a one-dimensional primitive array or a typed {@code java.nio} buffer
 */
public record RawMemory(Object storage) {
    private static final int CHUNK = 8192;

    /**
     * {@code storage} itself if it holds elements of {@code base}, or is of a kind that is unknown here; otherwise its
     * memory.
     */
    public static Object of(Object storage, BasicType base) {
        Storage own = storage == null ? null : own(storage);
        return own == null || own.holds(base) ? storage : new RawMemory(storage);
    }

    /** How many bytes a buffer has in all; its position and limit do not count. */
    public static long bytes(Buffer buffer) {
        return (long) buffer.capacity() * width(buffer);
    }

    /** Bytes of one element of a buffer. */
    public static int width(Buffer buffer) {
        Storage typed = NioStorage.of(buffer);
        return typed == null ? Byte.BYTES : typed.width();
    }

    /** Bytes of one element of the array or buffer. */
    public int elementBytes() {
        return own(storage).width();
    }

    private static Storage own(Object storage) {
        return storage.getClass().isArray() ? ArrayStorage.of(storage) : NioStorage.of(storage);
    }

    /** Access for {@link UserBuffer}, for elements of one size. */
    record Access(int width) implements Storage {
        @Override
        public int length(Object storage) {
            Object inner = ((RawMemory) storage).storage;
            Storage own = own(inner);
            return (int) Math.min(Integer.MAX_VALUE, (long) own.length(inner) * own.width() / width);
        }

        @Override
        public boolean holds(BasicType base) {
            return base.size() == width;
        }

        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            long from = (long) index * width;
            for (long left = (long) n * width; left > 0; ) {
                int bytes = (int) Math.min(CHUNK, left);
                out.put(part(((RawMemory) storage).storage, from, bytes));
                from += bytes;
                left -= bytes;
            }
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            long from = (long) index * width;
            for (long left = (long) n * width; left > 0; ) {
                int bytes = (int) Math.min(CHUNK, left);
                change(((RawMemory) storage).storage, from, bytes, in);
                from += bytes;
                left -= bytes;
            }
        }

        /** A copy of the bytes {@code [from, from + n)}. */
        private static ByteBuffer part(Object inner, long from, int n) {
            ByteBuffer around = around(inner, from, n);
            int skip = (int) (from % own(inner).width());
            return around.limit(skip + n).position(skip);
        }

        /** A copy of the whole elements that have a part in the bytes {@code [from, from + n)}. */
        private static ByteBuffer around(Object inner, long from, int n) {
            Storage own = own(inner);
            int first = (int) (from / own.width());
            int end = (int) ((from + n + own.width() - 1) / own.width());
            ByteBuffer copy = ByteBuffer.allocate((end - first) * own.width()).order(ByteOrder.nativeOrder());
            own.get(inner, first, end - first, copy);
            return copy.clear();
        }

        private static void change(Object inner, long from, int n, ByteBuffer in) {
            Storage own = own(inner);
            ByteBuffer changed = around(inner, from, n);
            changed.put((int) (from % own.width()), in, in.position(), n);
            in.position(in.position() + n);
            own.put(inner, (int) (from / own.width()), changed.capacity() / own.width(), changed);
        }
    }
}

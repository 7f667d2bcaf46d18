package org.sluicempi.runtime.delta;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.sluicempi.runtime.UserBuffer;

/** Copies of parts of a buffer argument, as byte buffers, to find out later whether they have changed. */
final class Snapshot {
    private Snapshot() {}

    /** A copy of places {@code [from, to)}. */
    static ByteBuffer of(UserBuffer data, int from, int to) {
        int size = data.type().base().size();
        ByteBuffer copy = ByteBuffer.allocate(Math.multiplyExact(to - from, size));
        Object storage = data.storage();
        if (storage instanceof Buffer buffer) {
            copyBuffer(buffer, size, from, to, copy);
        } else {
            copyArray(storage, from, to, copy);
        }
        return copy.clear();
    }

    /** The first place in {@code [from, to)} that differs from the copy; -1 if there is none. */
    static int mismatch(UserBuffer data, int from, int to, ByteBuffer copy) {
        int at = of(data, from, to).mismatch(copy);
        return at < 0 ? -1 : from + at / data.type().base().size();
    }

    private static void copyArray(Object storage, int from, int to, ByteBuffer into) {
        int count = to - from;
        if (storage instanceof byte[] a) {
            into.put(a, from, count);
        } else if (storage instanceof boolean[] a) {
            for (int k = from; k < to; k++) {
                into.put((byte) (a[k] ? 1 : 0));
            }
        } else if (storage instanceof char[] a) {
            into.asCharBuffer().put(a, from, count);
        } else if (storage instanceof short[] a) {
            into.asShortBuffer().put(a, from, count);
        } else if (storage instanceof int[] a) {
            into.asIntBuffer().put(a, from, count);
        } else if (storage instanceof long[] a) {
            into.asLongBuffer().put(a, from, count);
        } else if (storage instanceof float[] a) {
            into.asFloatBuffer().put(a, from, count);
        } else {
            into.asDoubleBuffer().put((double[]) storage, from, count);
        }
    }

    private static void copyBuffer(Buffer buffer, int size, int from, int to, ByteBuffer into) {
        if (buffer instanceof ByteBuffer b) {
            into.put(0, b, from * size, (to - from) * size);
        } else if (buffer instanceof CharBuffer b) {
            into.asCharBuffer().put(part(b, from, to));
        } else if (buffer instanceof ShortBuffer b) {
            into.asShortBuffer().put(part(b, from, to));
        } else if (buffer instanceof IntBuffer b) {
            into.asIntBuffer().put(part(b, from, to));
        } else if (buffer instanceof LongBuffer b) {
            into.asLongBuffer().put(part(b, from, to));
        } else if (buffer instanceof FloatBuffer b) {
            into.asFloatBuffer().put(part(b, from, to));
        } else {
            into.asDoubleBuffer().put(part((DoubleBuffer) buffer, from, to));
        }
    }

    @SuppressWarnings("unchecked")
    private static <B extends Buffer> B part(B buffer, int from, int to) {
        return (B) buffer.duplicate().clear().position(from).limit(to);
    }
}

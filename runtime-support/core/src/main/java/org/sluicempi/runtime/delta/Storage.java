package org.sluicempi.runtime.delta;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.sluicempi.runtime.BasicType;

/** What can be said about a buffer argument without touching its contents. */
final class Storage {
    private Storage() {}

    /** Number of elements of {@code base} that {@code storage} holds; -1 if it cannot hold any. */
    static int capacity(Object storage, BasicType base) {
        if (storage instanceof Buffer buffer) {
            return bufferCapacity(buffer, base);
        }
        return switch (base) {
            case BYTE, PACKED -> storage instanceof byte[] a ? a.length : -1;
            case CHAR -> storage instanceof char[] a ? a.length : -1;
            case SHORT -> storage instanceof short[] a ? a.length : -1;
            case BOOLEAN -> storage instanceof boolean[] a ? a.length : -1;
            case INT -> storage instanceof int[] a ? a.length : -1;
            case LONG -> storage instanceof long[] a ? a.length : -1;
            case FLOAT -> storage instanceof float[] a ? a.length : -1;
            case DOUBLE -> storage instanceof double[] a ? a.length : -1;
        };
    }

    private static int bufferCapacity(Buffer buffer, BasicType base) {
        if (buffer instanceof ByteBuffer) {
            return buffer.capacity() / base.size();
        }
        boolean fits = switch (base) {
            case CHAR -> buffer instanceof CharBuffer;
            case SHORT -> buffer instanceof ShortBuffer;
            case INT -> buffer instanceof IntBuffer;
            case LONG -> buffer instanceof LongBuffer;
            case FLOAT -> buffer instanceof FloatBuffer;
            case DOUBLE -> buffer instanceof DoubleBuffer;
            case BYTE, BOOLEAN, PACKED -> false;
        };
        return fits ? buffer.capacity() : -1;
    }
}

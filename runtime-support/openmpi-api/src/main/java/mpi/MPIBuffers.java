package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/**
 * The buffers that {@link MPI} makes and cuts. No type of its own: programs use {@link MPI}.
 */
public abstract class MPIBuffers {
    MPIBuffers() {}

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static ByteBuffer newByteBuffer(int capacity) {
        return direct(capacity);
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static CharBuffer newCharBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Character.BYTES)).asCharBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static ShortBuffer newShortBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Short.BYTES)).asShortBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static IntBuffer newIntBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Integer.BYTES)).asIntBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static LongBuffer newLongBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Long.BYTES)).asLongBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static FloatBuffer newFloatBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Float.BYTES)).asFloatBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static DoubleBuffer newDoubleBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Double.BYTES)).asDoubleBuffer();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static ByteBuffer slice(ByteBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice().order(buf.order()), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static CharBuffer slice(CharBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static ShortBuffer slice(ShortBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static IntBuffer slice(IntBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static LongBuffer slice(LongBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static FloatBuffer slice(FloatBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static DoubleBuffer slice(DoubleBuffer buf, int offset) {
        return Slices.cut(buf.duplicate().clear().position(offset).slice(), buf, offset);
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static ByteBuffer slice(byte[] buf, int offset) {
        return ByteBuffer.wrap(buf, offset, buf.length - offset).slice().order(ByteOrder.nativeOrder());
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static CharBuffer slice(char[] buf, int offset) {
        return CharBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static ShortBuffer slice(short[] buf, int offset) {
        return ShortBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static IntBuffer slice(int[] buf, int offset) {
        return IntBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static LongBuffer slice(long[] buf, int offset) {
        return LongBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static FloatBuffer slice(float[] buf, int offset) {
        return FloatBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static DoubleBuffer slice(double[] buf, int offset) {
        return DoubleBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    private static ByteBuffer direct(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
    }
}

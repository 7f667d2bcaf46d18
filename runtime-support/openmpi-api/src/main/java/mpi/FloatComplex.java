package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;

/** A complex number in a buffer or an array: a view that reads and writes its two parts in place. */
public final class FloatComplex {
    private final FloatBuffer buffer;

    private FloatComplex(FloatBuffer buffer) {
        this.buffer = buffer;
    }

    /** The first number of the buffer. */
    public static FloatComplex get(FloatBuffer buffer) {
        return get(buffer, 0);
    }

    /** The number at {@code index}, counted in complex numbers. */
    public static FloatComplex get(FloatBuffer buffer, int index) {
        return new FloatComplex(MPI.slice(buffer, 2 * index));
    }

    /** The first number of the array. */
    public static FloatComplex get(float[] array) {
        return get(array, 0);
    }

    /** The number at {@code index}, counted in complex numbers. */
    public static FloatComplex get(float[] array, int index) {
        return get(FloatBuffer.wrap(array), index);
    }

    /** The first number of the buffer, in native order. */
    public static FloatComplex get(ByteBuffer buffer) {
        return get(buffer, 0);
    }

    /** The number at {@code index} of a buffer in native order, counted in complex numbers. */
    public static FloatComplex get(ByteBuffer buffer, int index) {
        return get(buffer.duplicate().clear().order(ByteOrder.nativeOrder()).asFloatBuffer(), index);
    }

    public float getReal() {
        return buffer.get(0);
    }

    public float getImag() {
        return buffer.get(1);
    }

    public void putReal(float real) {
        buffer.put(0, real);
    }

    public void putImag(float imag) {
        buffer.put(1, imag);
    }

    /** The buffer that starts with this number, to be sent or received. */
    public FloatBuffer getBuffer() {
        return buffer;
    }
}

package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;

/** A complex number in a buffer or an array: a view that reads and writes its two parts in place. */
public final class DoubleComplex {
    private final DoubleBuffer buffer;

    private DoubleComplex(DoubleBuffer buffer) {
        this.buffer = buffer;
    }

    /** The first number of the buffer. */
    public static DoubleComplex get(DoubleBuffer buffer) {
        return get(buffer, 0);
    }

    /** The number at {@code index}, counted in complex numbers. */
    public static DoubleComplex get(DoubleBuffer buffer, int index) {
        return new DoubleComplex(MPI.slice(buffer, 2 * index));
    }

    /** The first number of the array. */
    public static DoubleComplex get(double[] array) {
        return get(array, 0);
    }

    /** The number at {@code index}, counted in complex numbers. */
    public static DoubleComplex get(double[] array, int index) {
        return get(DoubleBuffer.wrap(array), index);
    }

    /** The first number of the buffer, in native order. */
    public static DoubleComplex get(ByteBuffer buffer) {
        return get(buffer, 0);
    }

    /** The number at {@code index} of a buffer in native order, counted in complex numbers. */
    public static DoubleComplex get(ByteBuffer buffer, int index) {
        return get(buffer.duplicate().clear().order(ByteOrder.nativeOrder()).asDoubleBuffer(), index);
    }

    public double getReal() {
        return buffer.get(0);
    }

    public double getImag() {
        return buffer.get(1);
    }

    public void putReal(double real) {
        buffer.put(0, real);
    }

    public void putImag(double imag) {
        buffer.put(1, imag);
    }

    /** The buffer that starts with this number, to be sent or received. */
    public DoubleBuffer getBuffer() {
        return buffer;
    }
}

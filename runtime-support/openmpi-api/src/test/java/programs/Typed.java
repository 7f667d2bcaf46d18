package programs;

import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;

/** The basic datatypes, each with the kinds of buffer that hold it. */
record Typed(Datatype type, Class<?> element) {
    static final List<Typed> ALL = List.of(
            new Typed(MPI.BYTE, byte.class),
            new Typed(MPI.CHAR, char.class),
            new Typed(MPI.SHORT, short.class),
            new Typed(MPI.BOOLEAN, boolean.class),
            new Typed(MPI.INT, int.class),
            new Typed(MPI.LONG, long.class),
            new Typed(MPI.FLOAT, float.class),
            new Typed(MPI.DOUBLE, double.class));

    /** Element {@code k} is {@code seed + k}, or whether that is even. */
    Object array(int length, int seed) {
        Object array = Array.newInstance(element, length);
        for (int k = 0; k < length; k++) {
            Array.set(array, k, value(seed + k));
        }
        return array;
    }

    /** A direct buffer with the same contents. */
    Buffer direct(int length, int seed) {
        return filled(ByteBuffer.allocateDirect(8 * length).order(ByteOrder.nativeOrder()), length, seed);
    }

    /** A heap buffer with the same contents. */
    Buffer heap(int length, int seed) {
        return filled(ByteBuffer.allocate(8 * length).order(ByteOrder.nativeOrder()), length, seed);
    }

    private Buffer filled(ByteBuffer bytes, int length, int seed) {
        for (int k = 0; k < length; k++) {
            int n = seed + k;
            switch (element.getName()) {
                case "byte" -> bytes.put(k, (byte) n);
                case "boolean" -> bytes.put(k, (byte) (n % 2 == 0 ? 1 : 0));
                case "char" -> bytes.putChar(2 * k, (char) n);
                case "short" -> bytes.putShort(2 * k, (short) n);
                case "int" -> bytes.putInt(4 * k, n);
                case "long" -> bytes.putLong(8 * k, n);
                case "float" -> bytes.putFloat(4 * k, n);
                default -> bytes.putDouble(8 * k, n);
            }
        }
        return switch (element.getName()) {
            case "char" -> bytes.asCharBuffer();
            case "short" -> bytes.asShortBuffer();
            case "int" -> bytes.asIntBuffer();
            case "long" -> bytes.asLongBuffer();
            case "float" -> bytes.asFloatBuffer();
            case "double" -> bytes.asDoubleBuffer();
            default -> bytes;
        };
    }

    private Object value(int n) {
        return switch (element.getName()) {
            case "byte" -> (byte) n;
            case "boolean" -> n % 2 == 0;
            case "char" -> (char) n;
            case "short" -> (short) n;
            case "int" -> n;
            case "long" -> (long) n;
            case "float" -> (float) n;
            default -> (double) n;
        };
    }

    @Override
    public String toString() {
        return element.getName();
    }
}

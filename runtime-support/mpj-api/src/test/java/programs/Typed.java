package programs;

import java.lang.reflect.Array;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;

/** The basic datatypes, each with the array that holds it. */
record Typed(Datatype type, Class<?> element) {
    static final List<Typed> ALL = List.of(
            new Typed(MPI.BYTE, byte.class),
            new Typed(MPI.CHAR, char.class),
            new Typed(MPI.SHORT, short.class),
            new Typed(MPI.BOOLEAN, boolean.class),
            new Typed(MPI.INT, int.class),
            new Typed(MPI.LONG, long.class),
            new Typed(MPI.FLOAT, float.class),
            new Typed(MPI.DOUBLE, double.class),
            new Typed(MPI.OBJECT, String.class));

    /** Element {@code k} is {@code seed + k}, or whether that is even. */
    Object array(int length, int seed) {
        Object array = Array.newInstance(element, length);
        for (int k = 0; k < length; k++) {
            Array.set(array, k, value(seed + k));
        }
        return array;
    }

    private Object value(int n) {
        return switch (element.getSimpleName()) {
            case "byte" -> (byte) n;
            case "boolean" -> n % 2 == 0;
            case "char" -> (char) n;
            case "short" -> (short) n;
            case "int" -> n;
            case "long" -> (long) n;
            case "float" -> (float) n;
            case "double" -> (double) n;
            default -> "object " + n;
        };
    }

    @Override
    public String toString() {
        return element.getName();
    }
}

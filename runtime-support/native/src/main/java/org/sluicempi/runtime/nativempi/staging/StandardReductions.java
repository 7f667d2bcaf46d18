package org.sluicempi.runtime.nativempi.staging;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.nativempi.library.Mpi;

/**
 * Which operations the library does by itself, on which of its datatypes. Integers wrap there as they do in Java: a byte
 * is signed, a char is not. Floating-point sums and products are rounded in the order that the library chooses, and of a
 * maximum or minimum in which a NaN or two zeros of different sign take part, C's comparison decides.
 */
public final class StandardReductions {
    /** Not predefined in the library, or not for every type: Java's function is called. */
    private static final long NONE = -1;

    private static final long[] OPS = ops();
    private static final long INT8 = Mpi.ABI.handle("MPI_INT8_T");
    private static final long UNSIGNED_SHORT = Mpi.ABI.handle("MPI_UNSIGNED_SHORT");

    private StandardReductions() {}

    /** MPICH 4.0 compares unsigned numbers as if they had a sign, so that is left to Java. */
    public static boolean has(ReduceOp op, Datatype type) {
        return op instanceof StandardOps standard
                && type instanceof BasicType
                && OPS[standard.ordinal()] != NONE
                && (type != BasicType.CHAR || standard != StandardOps.MAX && standard != StandardOps.MIN);
    }

    /** Of an operation for which {@link #has} is true. */
    public static long op(ReduceOp op) {
        return OPS[((StandardOps) op).ordinal()];
    }

    /** The library's datatype for arithmetic, which is not always that of messages. */
    public static long type(BasicType type) {
        return switch (type) {
            case BYTE -> INT8;
            case CHAR -> UNSIGNED_SHORT;
            default -> Mpi.type(type);
        };
    }

    private static long[] ops() {
        return Arrays.stream(StandardOps.values())
                .mapToLong(op -> switch (op.name()) {
                    case "SUM", "PROD", "MAX", "MIN", "LAND", "BAND", "LOR", "BOR", "LXOR", "BXOR" ->
                        Mpi.ABI.handle("MPI_" + op.name());
                    default -> NONE;
                })
                .toArray();
    }
}

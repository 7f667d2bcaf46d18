package org.sluicempi.runtime.collective;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.UserBuffer;

/**
 * The value-and-index operations (MPI 4.1, section 6.9.4) on datatypes of two numbers of the same basic type, and on the
 * {@link PairType}s.
 */
final class Pairs {
    private static final ByteOrder NATIVE = ByteOrder.nativeOrder();
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, NATIVE);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, NATIVE);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, NATIVE);
    private static final VarHandle FLOAT = MethodHandles.byteArrayViewVarHandle(float[].class, NATIVE);
    private static final VarHandle DOUBLE = MethodHandles.byteArrayViewVarHandle(double[].class, NATIVE);

    private Pairs() {}

    static void check(Datatype type, StandardOps op) {
        boolean equalPair = type.size() == 2 * type.base().size()
                && type.extent() == 2
                && type.contiguous()
                && isNumber(type.base());
        if (!equalPair && !(type instanceof PairType)) {
            throw op.undefinedFor(type);
        }
    }

    /** @param sign 1 if the larger value wins, -1 if the smaller one does */
    static void combine(UserBuffer in, UserBuffer inout, StandardOps op, int sign) {
        check(in.type(), op);
        for (int k = 0; k < in.count(); k++) {
            int i = in.offset() + k * in.type().extent();
            int o = inout.offset() + k * in.type().extent();
            if (in.type() instanceof PairType pair) {
                combine(pair, (byte[]) in.storage(), i, (byte[]) inout.storage(), o, sign);
            } else {
                combine(in.type().base(), in.storage(), i, inout.storage(), o, sign);
            }
        }
    }

    private static void combine(BasicType base, Object in, int i, Object inout, int o, int sign) {
        int order = sign * compare(base, in, i, inout, o);
        if (order > 0 || order == 0 && compare(base, in, i + 1, inout, o + 1) < 0) {
            System.arraycopy(in, i, inout, o, 2);
        }
    }

    private static void combine(PairType pair, byte[] in, int i, byte[] inout, int o, int sign) {
        int order = sign * compare(pair, in, i, inout, o);
        int index = pair.indexAt();
        if (order > 0 || order == 0 && (int) INT.get(in, i + index) < (int) INT.get(inout, o + index)) {
            System.arraycopy(in, i, inout, o, pair.value().size());
            System.arraycopy(in, i + index, inout, o + index, Integer.BYTES);
        }
    }

    private static boolean isNumber(BasicType base) {
        return switch (base) {
            case BYTE, CHAR, SHORT, INT, LONG, FLOAT, DOUBLE -> true;
            case BOOLEAN, PACKED -> false;
        };
    }

    private static int compare(BasicType base, Object a, int i, Object b, int j) {
        return switch (base) {
            case FLOAT, DOUBLE -> byValue(Array.getDouble(a, i), Array.getDouble(b, j));
            case CHAR -> Character.compare(Array.getChar(a, i), Array.getChar(b, j));
            default -> Long.compare(Array.getLong(a, i), Array.getLong(b, j));
        };
    }

    private static int compare(PairType pair, byte[] a, int i, byte[] b, int j) {
        return switch (pair) {
            case SHORT_INT -> Short.compare((short) SHORT.get(a, i), (short) SHORT.get(b, j));
            case LONG_INT -> Long.compare((long) LONG.get(a, i), (long) LONG.get(b, j));
            case FLOAT_INT -> byValue((float) FLOAT.get(a, i), (float) FLOAT.get(b, j));
            case DOUBLE_INT -> byValue((double) DOUBLE.get(a, i), (double) DOUBLE.get(b, j));
        };
    }

    // Unlike Double.compare: both zeros are one value, so that their indices decide.
    private static int byValue(double a, double b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }
}

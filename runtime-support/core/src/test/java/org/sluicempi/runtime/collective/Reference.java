package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import org.sluicempi.runtime.BasicType;

/** The predefined operations once more, written down another way: on {@link BigDecimal} and truth values. */
final class Reference {
    private Reference() {}

    /** {@code left[k] = left[k] op right[k]}. */
    static void apply(StandardOps op, BasicType type, Object left, Object right, int k) {
        if (type == BasicType.BOOLEAN) {
            Array.setBoolean(left, k, logical(op, Array.getBoolean(left, k), Array.getBoolean(right, k)));
            return;
        }
        BigDecimal value = number(op, read(left, k), read(right, k));
        switch (type) {
            case BYTE -> Array.setByte(left, k, value.byteValue());
            case CHAR -> Array.setChar(left, k, (char) value.intValue());
            case SHORT -> Array.setShort(left, k, value.shortValue());
            case INT -> Array.setInt(left, k, value.intValue());
            case LONG -> Array.setLong(left, k, value.longValue());
            case FLOAT -> Array.setFloat(left, k, value.floatValue());
            case DOUBLE -> Array.setDouble(left, k, value.doubleValue());
            default -> throw new IllegalArgumentException(type.toString());
        }
    }

    private static BigDecimal read(Object array, int k) {
        Object value = Array.get(array, k);
        return value instanceof Character c ? BigDecimal.valueOf(c) : new BigDecimal(value.toString());
    }

    private static BigDecimal number(StandardOps op, BigDecimal a, BigDecimal b) {
        return switch (op) {
            case SUM -> a.add(b);
            case PROD -> a.multiply(b);
            case MAX -> a.max(b);
            case MIN -> a.min(b);
            case BAND -> new BigDecimal(a.toBigInteger().and(b.toBigInteger()));
            case BOR -> new BigDecimal(a.toBigInteger().or(b.toBigInteger()));
            case BXOR -> new BigDecimal(a.toBigInteger().xor(b.toBigInteger()));
            default -> logical(op, a.signum() != 0, b.signum() != 0) ? BigDecimal.ONE : BigDecimal.ZERO;
        };
    }

    private static boolean logical(StandardOps op, boolean a, boolean b) {
        return switch (op) {
            case LAND -> a && b;
            case LOR -> a || b;
            case LXOR -> a != b;
            default -> throw new IllegalArgumentException(op.toString());
        };
    }
}

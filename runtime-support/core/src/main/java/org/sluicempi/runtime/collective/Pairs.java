package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/** The value-and-index operations (MPI 4.1, section 6.9.4) on datatypes of two numbers of the same basic type. */
final class Pairs {
    private Pairs() {}

    /** @param sign 1 if the larger value wins, -1 if the smaller one does */
    static void combine(UserBuffer in, UserBuffer inout, StandardOps op, int sign) {
        Datatype type = in.type();
        if (type.size() != 2 * type.base().size()
                || type.extent() != 2
                || !type.contiguous()
                || !isNumber(type.base())) {
            throw op.undefinedFor(in);
        }
        for (int k = 0; k < in.count(); k++) {
            int i = in.offset() + 2 * k;
            int o = inout.offset() + 2 * k;
            int order = sign * compare(type.base(), in.storage(), i, inout.storage(), o);
            boolean lowerIndex = compare(type.base(), in.storage(), i + 1, inout.storage(), o + 1) < 0;
            if (order > 0 || order == 0 && lowerIndex) {
                System.arraycopy(in.storage(), i, inout.storage(), o, 2);
            }
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

    // Unlike Double.compare: both zeros are one value, so that their indices decide.
    private static int byValue(double a, double b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }
}

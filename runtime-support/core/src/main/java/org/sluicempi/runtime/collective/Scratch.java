package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** Temporary storage: a fresh array, laid out as a given buffer. */
public final class Scratch {
    private Scratch() {}

    /**
     * A buffer of its own with the datatype and count of {@code buffer}, contents zero; its offset is 0 unless elements of
     * the type begin before their place. An empty block behind the last element is inside it too.
     */
    public static UserBuffer like(UserBuffer buffer) {
        int others = Math.multiplyExact(
                Math.max(0, buffer.count() - 1), buffer.type().extent());
        int offset = Math.max(0, -buffer.type().first());
        int length = buffer.count() == 0
                ? 0
                : Math.addExact(
                        others + offset,
                        Math.max(buffer.type().span(), buffer.type().extent()));
        Object array = Array.newInstance(arrayClass(buffer.type().base()).componentType(), length);
        return new UserBuffer(array, offset, buffer.count(), buffer.type());
    }

    /** The class of the arrays that hold elements of this type. */
    static Class<?> arrayClass(BasicType base) {
        return switch (base) {
            case BYTE, PACKED -> byte[].class;
            case CHAR -> char[].class;
            case SHORT -> short[].class;
            case BOOLEAN -> boolean[].class;
            case INT -> int[].class;
            case LONG -> long[].class;
            case FLOAT -> float[].class;
            case DOUBLE -> double[].class;
        };
    }
}

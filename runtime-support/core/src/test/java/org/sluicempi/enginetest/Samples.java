package org.sluicempi.enginetest;

import java.lang.reflect.Array;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Scratch;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Data that every rank can compute for every other one. */
final class Samples {
    private static final BasicType[] BASES = BasicType.values();

    private Samples() {}

    /** A basic type, or one with gaps, or one of several elements without. */
    static Datatype type(Random random) {
        BasicType base = BASES[random.nextInt(BASES.length)];
        return switch (random.nextInt(4)) {
            case 0 -> DerivedDatatype.vector(2, 1, 3, base);
            case 1 -> DerivedDatatype.contiguous(3, base);
            default -> base;
        };
    }

    /** Room for {@code elements} elements from {@code offset} on, filled whole, gaps included, from {@code seed}. */
    static UserBuffer filled(Datatype type, int offset, int elements, int count, long seed) {
        Object array = Scratch.like(new UserBuffer(null, 0, Math.max(1, elements), type))
                .storage();
        Object all =
                Array.newInstance(array.getClass().getComponentType(), offset + Array.getLength(array) + type.extent());
        Random random = new Random(seed);
        for (int k = 0; k < Array.getLength(all); k++) {
            Array.set(all, k, value(type.base(), random));
        }
        return new UserBuffer(all, offset, count, type);
    }

    /** The same place in a copy of the storage. */
    static UserBuffer copy(UserBuffer of) {
        int length = Array.getLength(of.storage());
        Object array = Array.newInstance(of.storage().getClass().getComponentType(), length);
        System.arraycopy(of.storage(), 0, array, 0, length);
        return new UserBuffer(array, of.offset(), of.count(), of.type());
    }

    /** Block of {@code count} elements at {@code displ}. */
    static UserBuffer block(UserBuffer buffer, int displ, int count) {
        return new UserBuffer(
                buffer.storage(), buffer.offset() + displ * buffer.type().extent(), count, buffer.type());
    }

    static void move(UserBuffer from, UserBuffer to) {
        from.copyTo(to, from.bytes());
    }

    /** Floating-point values are small whole numbers: sums and products of a few of them are exact. */
    static Object value(BasicType base, Random random) {
        int n = random.nextInt();
        int small = Math.floorMod(n, 9) - 4;
        return switch (base) {
            case BYTE, PACKED -> (byte) n;
            case CHAR -> (char) n;
            case SHORT -> (short) n;
            case BOOLEAN -> n < 0;
            case INT -> n;
            case LONG -> (long) n << 20 ^ n;
            case FLOAT -> (float) (small == 0 ? 5 : small);
            case DOUBLE -> (double) (small == 0 ? 5 : small);
        };
    }
}

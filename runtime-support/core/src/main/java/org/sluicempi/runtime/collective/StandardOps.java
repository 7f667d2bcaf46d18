package org.sluicempi.runtime.collective;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/**
 * The predefined operations (MPI 4.1, sections 6.9.2 and 6.9.4). Arithmetic is for {@code BYTE}, {@code CHAR}, {@code
 * SHORT}, {@code INT}, {@code LONG}, {@code FLOAT} and {@code DOUBLE} and wraps as Java's does; logical operations are for
 * {@code BOOLEAN} and the integer types, where they give 0 or 1; bitwise ones for the integer types. {@code MINLOC} and
 * {@code MAXLOC} are for datatypes of two equal numbers, a value and an index, and for the {@code PairType}s: of equal
 * values the lower index wins. {@code REPLACE} gives the left operand, {@code NO_OP} the right one, of any datatype.
 *
 * <p>Both buffers of {@link #combine} must be primitive arrays.
 */
// Logical operations are free of branches in loops over arrays; the operators hold no state.
@SuppressWarnings({"ShortCircuitBoolean", "ImmutableEnumChecker"})
public enum StandardOps implements ReduceOp {
    SUM(Long::sum, Double::sum, null),
    PROD((a, b) -> a * b, (a, b) -> a * b, null),
    MAX(Math::max, Math::max, null),
    MIN(Math::min, Math::min, null),
    LAND((a, b) -> bit(a != 0 & b != 0), null, (a, b) -> a & b),
    BAND((a, b) -> a & b, null, null),
    LOR((a, b) -> bit(a != 0 | b != 0), null, (a, b) -> a | b),
    BOR((a, b) -> a | b, null, null),
    LXOR((a, b) -> bit(a != 0 ^ b != 0), null, (a, b) -> a ^ b),
    BXOR((a, b) -> a ^ b, null, null),
    MINLOC(null, null, null) {
        @Override
        public void check(Datatype type) {
            Pairs.check(type, this);
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            Pairs.combine(in, inout, this, -1);
        }
    },
    MAXLOC(null, null, null) {
        @Override
        public void check(Datatype type) {
            Pairs.check(type, this);
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            Pairs.combine(in, inout, this, 1);
        }
    },
    REPLACE(null, null, null) {
        @Override
        public boolean commutative() {
            return false;
        }

        @Override
        public void check(Datatype type) {}

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            in.copyTo(inout, in.bytes());
        }
    },
    NO_OP(null, null, null) {
        @Override
        public boolean commutative() {
            return false;
        }

        @Override
        public void check(Datatype type) {}

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {}
    };

    /** A logical operation on two truth values. */
    @FunctionalInterface
    interface BooleanOperator {
        boolean apply(boolean a, boolean b);
    }

    private final LongBinaryOperator integers;
    private final DoubleBinaryOperator reals;
    private final BooleanOperator booleans;

    StandardOps(LongBinaryOperator integers, DoubleBinaryOperator reals, BooleanOperator booleans) {
        this.integers = integers;
        this.reals = reals;
        this.booleans = booleans;
    }

    @Override
    public boolean commutative() {
        return true;
    }

    @Override
    public void check(Datatype type) {
        if (!(type instanceof BasicType base) || !supports(base)) {
            throw undefinedFor(type);
        }
    }

    @Override
    public void combine(UserBuffer in, UserBuffer inout) {
        check(in.type());
        BasicType type = in.type().base();
        int n = in.count();
        int i = in.offset();
        int o = inout.offset();
        switch (type) {
            case BYTE -> bytes((byte[]) in.storage(), i, (byte[]) inout.storage(), o, n);
            case CHAR -> chars((char[]) in.storage(), i, (char[]) inout.storage(), o, n);
            case SHORT -> shorts((short[]) in.storage(), i, (short[]) inout.storage(), o, n);
            case INT -> ints((int[]) in.storage(), i, (int[]) inout.storage(), o, n);
            case LONG -> longs((long[]) in.storage(), i, (long[]) inout.storage(), o, n);
            case FLOAT -> floats((float[]) in.storage(), i, (float[]) inout.storage(), o, n);
            case DOUBLE -> doubles((double[]) in.storage(), i, (double[]) inout.storage(), o, n);
            case BOOLEAN -> booleans((boolean[]) in.storage(), i, (boolean[]) inout.storage(), o, n);
            case PACKED -> throw undefinedFor(type);
        }
    }

    final MpiError undefinedFor(Datatype type) {
        return new MpiError(ErrorClass.OP, name() + " is not defined for the datatype " + type);
    }

    private boolean supports(BasicType type) {
        return switch (type) {
            case BYTE, CHAR, SHORT, INT, LONG -> integers != null;
            case FLOAT, DOUBLE -> reals != null;
            case BOOLEAN -> booleans != null;
            case PACKED -> false;
        };
    }

    private void bytes(byte[] in, int i, byte[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = (byte) integers.applyAsLong(in[i + k], inout[o + k]);
        }
    }

    private void chars(char[] in, int i, char[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = (char) integers.applyAsLong(in[i + k], inout[o + k]);
        }
    }

    private void shorts(short[] in, int i, short[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = (short) integers.applyAsLong(in[i + k], inout[o + k]);
        }
    }

    private void ints(int[] in, int i, int[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = (int) integers.applyAsLong(in[i + k], inout[o + k]);
        }
    }

    private void longs(long[] in, int i, long[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = integers.applyAsLong(in[i + k], inout[o + k]);
        }
    }

    // The double result of one operation on two floats rounds to what the float operation gives.
    private void floats(float[] in, int i, float[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = (float) reals.applyAsDouble(in[i + k], inout[o + k]);
        }
    }

    private void doubles(double[] in, int i, double[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = reals.applyAsDouble(in[i + k], inout[o + k]);
        }
    }

    private void booleans(boolean[] in, int i, boolean[] inout, int o, int n) {
        for (int k = 0; k < n; k++) {
            inout[o + k] = booleans.apply(in[i + k], inout[o + k]);
        }
    }

    private static long bit(boolean value) {
        return value ? 1 : 0;
    }
}

package org.sluicempi.exchange;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.function.IntToLongFunction;
import org.sluicempi.runtime.BasicType;

/** A storage of any kind as cells of raw bits; see {@link Payload#bits}. */
final class Cells {
    enum Kind {
        ARRAY,
        RAW_HEAP,
        RAW_DIRECT,
        TYPED_HEAP,
        TYPED_DIRECT
    }

    /** Stores raw bits. */
    private interface Setter {
        void set(int k, long bits);
    }

    final Kind kind;
    final Object storage;
    final BasicType base;
    final int length;
    private final IntToLongFunction getter;
    private final Setter setter;

    private Cells(Kind kind, Object storage, BasicType base, int length, IntToLongFunction getter, Setter setter) {
        this.kind = kind;
        this.storage = storage;
        this.base = base;
        this.length = length;
        this.getter = getter;
        this.setter = setter;
    }

    long get(int k) {
        return getter.applyAsLong(k);
    }

    void set(int k, long bits) {
        setter.set(k, bits);
    }

    /** A typed buffer where the type has one, else a raw one. */
    static Cells of(Kind kind, BasicType base, int length) {
        if (kind == Kind.ARRAY) {
            return array(base, length);
        }
        boolean direct = kind == Kind.RAW_DIRECT || kind == Kind.TYPED_DIRECT;
        int bytes = length * base.size();
        ByteBuffer raw = direct ? ByteBuffer.allocateDirect(bytes) : ByteBuffer.allocate(bytes);
        raw.order(ByteOrder.nativeOrder());
        boolean typed = kind == Kind.TYPED_HEAP || kind == Kind.TYPED_DIRECT;
        return typed ? typed(kind, raw, base, length) : raw(kind, raw, base, length);
    }

    private static Cells array(BasicType base, int n) {
        return switch (base) {
            case BYTE, PACKED -> {
                byte[] a = new byte[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k], (k, v) -> a[k] = (byte) v);
            }
            case CHAR -> {
                char[] a = new char[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k], (k, v) -> a[k] = (char) v);
            }
            case SHORT -> {
                short[] a = new short[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k], (k, v) -> a[k] = (short) v);
            }
            case BOOLEAN -> {
                boolean[] a = new boolean[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k] ? 1 : 0, (k, v) -> a[k] = v != 0);
            }
            case INT -> {
                int[] a = new int[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k], (k, v) -> a[k] = (int) v);
            }
            case LONG -> {
                long[] a = new long[n];
                yield new Cells(Kind.ARRAY, a, base, n, k -> a[k], (k, v) -> a[k] = v);
            }
            case FLOAT -> {
                float[] a = new float[n];
                yield new Cells(
                        Kind.ARRAY,
                        a,
                        base,
                        n,
                        k -> Float.floatToRawIntBits(a[k]),
                        (k, v) -> a[k] = Float.intBitsToFloat((int) v));
            }
            case DOUBLE -> {
                double[] a = new double[n];
                yield new Cells(
                        Kind.ARRAY,
                        a,
                        base,
                        n,
                        k -> Double.doubleToRawLongBits(a[k]),
                        (k, v) -> a[k] = Double.longBitsToDouble(v));
            }
        };
    }

    private static Cells typed(Kind kind, ByteBuffer raw, BasicType base, int n) {
        return switch (base) {
            case CHAR -> {
                CharBuffer b = raw.asCharBuffer();
                yield new Cells(kind, b, base, n, b::get, (k, v) -> b.put(k, (char) v));
            }
            case SHORT -> {
                ShortBuffer b = raw.asShortBuffer();
                yield new Cells(kind, b, base, n, b::get, (k, v) -> b.put(k, (short) v));
            }
            case INT -> {
                IntBuffer b = raw.asIntBuffer();
                yield new Cells(kind, b, base, n, b::get, (k, v) -> b.put(k, (int) v));
            }
            case LONG -> {
                LongBuffer b = raw.asLongBuffer();
                yield new Cells(kind, b, base, n, b::get, b::put);
            }
            case FLOAT -> {
                FloatBuffer b = raw.asFloatBuffer();
                Cells bits = raw(kind, raw, base, n);
                yield new Cells(kind, b, base, n, bits.getter, bits.setter);
            }
            case DOUBLE -> {
                DoubleBuffer b = raw.asDoubleBuffer();
                Cells bits = raw(kind, raw, base, n);
                yield new Cells(kind, b, base, n, bits.getter, bits.setter);
            }
            case BYTE, PACKED, BOOLEAN -> raw(kind, raw, base, n);
        };
    }

    private static Cells raw(Kind kind, ByteBuffer b, BasicType base, int n) {
        return switch (base) {
            case BYTE, PACKED, BOOLEAN -> new Cells(kind, b, base, n, b::get, (k, v) -> b.put(k, (byte) v));
            case CHAR -> new Cells(kind, b, base, n, k -> b.getChar(2 * k), (k, v) -> b.putChar(2 * k, (char) v));
            case SHORT -> new Cells(kind, b, base, n, k -> b.getShort(2 * k), (k, v) -> b.putShort(2 * k, (short) v));
            case INT, FLOAT -> new Cells(kind, b, base, n, k -> b.getInt(4 * k), (k, v) -> b.putInt(4 * k, (int) v));
            case LONG, DOUBLE -> new Cells(kind, b, base, n, k -> b.getLong(8 * k), (k, v) -> b.putLong(8 * k, v));
        };
    }
}

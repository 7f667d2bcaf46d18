package org.sluicempi.runtime.nativempi.library;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Memory outside the Java heap by address. Nothing is checked here: callers own what they address. */
public final class Memory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle MALLOC = libc(
            "malloc",
            FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG),
            Linker.Option.critical(false));
    private static final MethodHandle FREE =
            libc("free", FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), Linker.Option.critical(false));
    private static final MethodHandle SETENV = libc(
            "setenv",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

    private Memory() {}

    public static int getInt(long address) {
        return ALL.get(ValueLayout.JAVA_INT_UNALIGNED, address);
    }

    public static void putInt(long address, int value) {
        ALL.set(ValueLayout.JAVA_INT_UNALIGNED, address, value);
    }

    public static long getLong(long address) {
        return ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
    }

    public static void putLong(long address, long value) {
        ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, address, value);
    }

    /** The text that ends with a zero byte at {@code address}. */
    public static String getString(long address) {
        return ALL.getString(address);
    }

    public static void copy(long from, long to, long bytes) {
        MemorySegment.copy(ALL, from, ALL, to, bytes);
    }

    /** The bytes at {@code address} as a buffer in native order, at most 2 GiB. */
    public static ByteBuffer view(long address, int bytes) {
        return ALL.asSlice(address, bytes).asByteBuffer().order(ByteOrder.nativeOrder());
    }

    /**
     * Copies {@code n} elements out of a primitive array; a boolean becomes a byte, 0 or 1.
     *
     * @param n elements from {@code index} on, inside the array
     */
    public static void copyOut(Object array, int index, int n, long to) {
        if (n >= LongCopy.FROM && !(array instanceof boolean[])) {
            LongCopy.out(array, index, n, to);
        } else if (array instanceof double[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_DOUBLE_UNALIGNED, to, n);
        } else if (array instanceof byte[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_BYTE, to, n);
        } else if (array instanceof int[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_INT_UNALIGNED, to, n);
        } else if (array instanceof long[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_LONG_UNALIGNED, to, n);
        } else if (array instanceof float[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_FLOAT_UNALIGNED, to, n);
        } else if (array instanceof char[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_CHAR_UNALIGNED, to, n);
        } else if (array instanceof short[]) {
            MemorySegment.copy(array, index, ALL, ValueLayout.JAVA_SHORT_UNALIGNED, to, n);
        } else {
            boolean[] flags = (boolean[]) array;
            for (int k = 0; k < n; k++) {
                ALL.set(ValueLayout.JAVA_BYTE, to + k, (byte) (flags[index + k] ? 1 : 0));
            }
        }
    }

    /** The reverse of {@link #copyOut}. */
    public static void copyIn(long from, Object array, int index, int n) {
        if (n >= LongCopy.FROM && !(array instanceof boolean[])) {
            LongCopy.in(from, array, index, n);
        } else if (array instanceof double[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_DOUBLE_UNALIGNED, from, array, index, n);
        } else if (array instanceof byte[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, from, array, index, n);
        } else if (array instanceof int[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_INT_UNALIGNED, from, array, index, n);
        } else if (array instanceof long[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_LONG_UNALIGNED, from, array, index, n);
        } else if (array instanceof float[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_FLOAT_UNALIGNED, from, array, index, n);
        } else if (array instanceof char[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_CHAR_UNALIGNED, from, array, index, n);
        } else if (array instanceof short[]) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_SHORT_UNALIGNED, from, array, index, n);
        } else {
            boolean[] flags = (boolean[]) array;
            for (int k = 0; k < n; k++) {
                flags[index + k] = ALL.get(ValueLayout.JAVA_BYTE, from + k) != 0;
            }
        }
    }

    /** Address of index 0 of a direct buffer. The caller keeps the buffer reachable while it uses the address. */
    public static long address(Buffer direct) {
        return MemorySegment.ofBuffer(direct).address() - (long) direct.position() * width(direct);
    }

    private static int width(Buffer buffer) {
        if (buffer instanceof ByteBuffer) {
            return 1;
        } else if (buffer instanceof DoubleBuffer || buffer instanceof LongBuffer) {
            return 8;
        } else if (buffer instanceof IntBuffer || buffer instanceof FloatBuffer) {
            return 4;
        }
        return buffer instanceof CharBuffer || buffer instanceof ShortBuffer ? 2 : 1;
    }

    /**
     * Memory that stays until {@link #free}; at least one byte.
     *
     * @throws MpiError {@link ErrorClass#NO_MEM} if there is not so much
     */
    public static long allocate(long bytes) {
        long address;
        try {
            address = (long) MALLOC.invokeExact(Math.max(1, bytes));
        } catch (Throwable e) {
            throw unexpected(e);
        }
        if (address == 0) {
            throw new MpiError(ErrorClass.NO_MEM, "no room outside the heap for " + bytes + " bytes of a message");
        }
        return address;
    }

    public static void free(long address) {
        try {
            FREE.invokeExact(address);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Sets a variable of this process's environment as the MPI library sees it, unless it is set. */
    static void setEnvironment(String name, String value) {
        try (java.lang.foreign.Arena arena = java.lang.foreign.Arena.ofConfined()) {
            int failed = (int) SETENV.invokeExact(arena.allocateFrom(name), arena.allocateFrom(value), 0);
            if (failed != 0) {
                throw new IllegalStateException("setenv " + name);
            }
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** For the catch clause that a method handle demands; a lack of room in the heap stays what it is. */
    private static RuntimeException unexpected(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(thrown);
    }

    private static MethodHandle libc(String name, FunctionDescriptor type, Linker.Option... options) {
        return LINKER.downcallHandle(LINKER.defaultLookup().find(name).orElseThrow(), type, options);
    }
}

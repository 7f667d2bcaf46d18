package org.sluicempi.runtime.nativempi.library;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Copies between long arrays and memory outside the heap, by the C library: it overwrites memory that another process has
 * just read without fetching it first, which Java's own copy does.
 */
public final class LongCopy {
    /** Elements from which on it is worth its call. */
    static final int FROM = 1 << 15;
    /** Bytes of one call, which holds up the garbage collector; the C library also takes its slower way beyond this. */
    private static final long CHUNK = 1 << 18;

    private static final MethodHandle OUT = memcpy(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
    private static final MethodHandle IN = memcpy(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);

    private LongCopy() {}

    /** @param array of any primitive type but boolean */
    static void out(Object array, int index, int n, long to) {
        MemorySegment part = part(array, index, n);
        try {
            for (long at = 0; at < part.byteSize(); at += CHUNK) {
                long bytes = Math.min(CHUNK, part.byteSize() - at);
                long unused = (long) OUT.invokeExact(to + at, part.asSlice(at, bytes), bytes);
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** As {@link #out}, into the array. */
    static void in(long from, Object array, int index, int n) {
        MemorySegment part = part(array, index, n);
        try {
            for (long at = 0; at < part.byteSize(); at += CHUNK) {
                long bytes = Math.min(CHUNK, part.byteSize() - at);
                long unused = (long) IN.invokeExact(part.asSlice(at, bytes), from + at, bytes);
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MemorySegment part(Object array, long index, long n) {
        if (array instanceof double[] doubles) {
            return MemorySegment.ofArray(doubles).asSlice(index * Double.BYTES, n * Double.BYTES);
        } else if (array instanceof byte[] bytes) {
            return MemorySegment.ofArray(bytes).asSlice(index, n);
        } else if (array instanceof int[] ints) {
            return MemorySegment.ofArray(ints).asSlice(index * Integer.BYTES, n * Integer.BYTES);
        } else if (array instanceof long[] longs) {
            return MemorySegment.ofArray(longs).asSlice(index * Long.BYTES, n * Long.BYTES);
        } else if (array instanceof float[] floats) {
            return MemorySegment.ofArray(floats).asSlice(index * Float.BYTES, n * Float.BYTES);
        } else if (array instanceof char[] chars) {
            return MemorySegment.ofArray(chars).asSlice(index * Character.BYTES, n * Character.BYTES);
        }
        return MemorySegment.ofArray((short[]) array).asSlice(index * Short.BYTES, n * Short.BYTES);
    }

    private static MethodHandle memcpy(ValueLayout to, ValueLayout from) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().find("memcpy").orElseThrow(),
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, to, from, ValueLayout.JAVA_LONG),
                Linker.Option.critical(true));
    }
}

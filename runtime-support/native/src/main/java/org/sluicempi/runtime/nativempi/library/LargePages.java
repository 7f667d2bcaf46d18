package org.sluicempi.runtime.nativempi.library;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * Memory in the large pages of the system, where it has them. When a library lets the kernel copy a message from one
 * process to another, the kernel looks up each page of it, which takes longer than the copy of a small one: messages in
 * large pages travel up to three times as fast.
 */
public final class LargePages {
    /** Bytes of a large page; also the alignment of all memory from here. */
    public static final long BYTES = 2L << 20;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle ALLOCATE = LINKER.downcallHandle(
            LINKER.defaultLookup().find("aligned_alloc").orElseThrow(),
            FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    private static final Optional<MethodHandle> ADVISE = advise();
    /** MADV_HUGEPAGE of Linux. */
    private static final int LARGE = 14;

    private LargePages() {}

    /**
     * Memory that stays until {@link Memory#free}, and has no pages of any kind before it is touched.
     *
     * @param bytes are rounded up to whole pages
     * @throws MpiError {@link ErrorClass#NO_MEM} if there is not so much
     */
    public static long allocate(long bytes) {
        long whole = (Math.max(1, bytes) + BYTES - 1) / BYTES * BYTES;
        long address;
        try {
            address = (long) ALLOCATE.invokeExact(BYTES, whole);
            if (address != 0 && ADVISE.isPresent()) {
                // A system without large pages refuses, and small ones serve as well.
                int unused = (int) ADVISE.get().invokeExact(address, whole, LARGE);
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        if (address == 0) {
            throw new MpiError(ErrorClass.NO_MEM, "no room outside the heap for " + bytes + " bytes of a message");
        }
        return address;
    }

    private static Optional<MethodHandle> advise() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.empty();
        }
        Optional<MemorySegment> symbol = LINKER.defaultLookup().find("madvise");
        return symbol.map(madvise -> LINKER.downcallHandle(
                madvise,
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT)));
    }
}

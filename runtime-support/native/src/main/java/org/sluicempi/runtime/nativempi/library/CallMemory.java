package org.sluicempi.runtime.nativempi.library;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.sluicempi.runtime.Status;

/**
 * Memory of one thread for what the library reads and writes during one call: a status, a handle, an int, a text, and room
 * for a small message. Each place is one and the same for everybody, and so valid until the same thread's next use: only who
 * reads it before anything else is called may use it. All others ask {@link Results}, which takes a cell that is its own.
 */
public final class CallMemory {
    /** Bytes of a message that a blocking call stages here. */
    public static final int STAGE_BYTES = 16 * 1024;

    /** Room at {@link #saved}. */
    public static final int SAVED_BYTES = 64;

    private static final int STATUS = 0;
    private static final int HANDLE = 64;
    private static final int INTEGER = 80;
    private static final int LONG = 96;
    private static final int SAVED = 128;
    private static final int TEXT = SAVED + SAVED_BYTES;
    private static final int TEXT_BYTES = 8192;
    private static final int CELLS = TEXT + TEXT_BYTES;
    private static final int CELL_BYTES = 8;
    /** How deep calls with results may lie in each other; two or three do. */
    private static final int DEPTH = 16;

    private static final int STAGE = CELLS + DEPTH * CELL_BYTES;

    private static final ThreadLocal<CallMemory> MINE = ThreadLocal.withInitial(CallMemory::new);

    private final MemorySegment memory = Arena.ofAuto().allocate(STAGE + STAGE_BYTES, 64);
    private final long base = memory.address();

    /** The last status told to this thread: most are equal to the one before, and a record may be told twice. */
    private Status last = Status.EMPTY;

    private int taken;

    public static CallMemory mine() {
        return MINE.get();
    }

    /** Address of a status. */
    public long status() {
        return base + STATUS;
    }

    /** Address of a handle. */
    public long handle() {
        return base + HANDLE;
    }

    /** Address of an int. */
    public long integer() {
        return base + INTEGER;
    }

    /** Address of a 64-bit integer. */
    public long wide() {
        return base + LONG;
    }

    /** Address of room for what a head is written over. */
    public long saved() {
        return base + SAVED;
    }

    /** Address of room for a text of the library. */
    public long text() {
        return base + TEXT;
    }

    /** Address of {@link #STAGE_BYTES} bytes for a message. */
    public long stage() {
        return base + STAGE;
    }

    /** Address of a handle or number that nobody else gets before {@link #giveBack}. */
    long take() {
        if (taken == DEPTH) {
            throw new IllegalStateException("calls of the library lie deeper in each other than " + DEPTH);
        }
        return base + CELLS + (long) CELL_BYTES * taken++;
    }

    /** The cell taken last is free again. */
    void giveBack() {
        taken--;
    }

    Status tell(int source, int tag, long bytes) {
        Status known = last;
        if (known.source() == source && known.tag() == tag && known.bytes() == bytes && !known.cancelled()) {
            return known;
        }
        Status told = new Status(source, tag, bytes, false);
        last = told;
        return told;
    }
}

package org.sluicempi.runtime.nativempi.staging;

import java.util.Arrays;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.library.LargePages;
import org.sluicempi.runtime.nativempi.library.Memory;

/**
 * Pieces of memory outside the heap for messages that are under way, reused by powers of two, the last one first: it is
 * still in the processor's cache. Memory is neither cleared nor touched before it is used, so a slot much larger than its
 * message costs next to nothing. All but small slots are in {@link LargePages}, as long as there are not too many.
 */
public final class Slots {
    private static final int SMALLEST_BITS = 8;
    /** Larger slots go back to the system. */
    private static final int LARGEST_BITS = 26;
    /** Bytes kept for reuse, all sizes together. */
    private static final long KEPT = 1L << 28;

    /** Smaller slots are left to the C library. */
    private static final int CUT_BITS = 15;
    /** Bytes of large pages that are cut into slots; they are kept for good. */
    private static final long CUT = 1L << 26;

    private final Spares[] free = spares();
    private long kept;
    /** What is left of the large page that is being cut: from here to {@link #end}. */
    private long next;

    private long end;
    private long cut;

    /** Memory of one message; belongs to the taker until {@link #free}. */
    public final class Slot {
        private final long address;
        private final long bytes;
        /** Part of a large page, and never given back to the system. */
        private final boolean part;

        private boolean taken;

        private Slot(long address, long bytes, boolean part) {
            this.address = address;
            this.bytes = bytes;
            this.part = part;
        }

        public long address() {
            return address;
        }

        /** Gives the slot back; nothing may read or write it any more. */
        public void free() {
            put(this);
        }
    }

    /**
     * A slot of at least so many bytes.
     *
     * @throws MpiError {@link ErrorClass#NO_MEM} if the system has no such room
     */
    public Slot take(long bytes) {
        int bits = bits(bytes);
        if (bits > LARGEST_BITS) {
            Slot slot = new Slot(LargePages.allocate(bytes), bytes, false);
            slot.taken = true;
            return slot;
        }
        Slot slot;
        synchronized (this) {
            slot = free[bits - SMALLEST_BITS].pop();
            if (slot == null && bits >= CUT_BITS) {
                slot = cut(1L << bits);
            } else if (slot != null && !slot.part) {
                kept -= slot.bytes;
            }
        }
        if (slot == null) {
            long whole = 1L << bits;
            slot = new Slot(
                    whole < LargePages.BYTES ? Memory.allocate(whole) : LargePages.allocate(whole), whole, false);
        }
        slot.taken = true;
        return slot;
    }

    /** A part of a large page; null if it is no smaller than a page, or enough have been cut. */
    private Slot cut(long bytes) {
        if (next + bytes > end && bytes < LargePages.BYTES && cut < CUT) {
            next = LargePages.allocate(LargePages.BYTES);
            end = next + LargePages.BYTES;
            cut += LargePages.BYTES;
        }
        if (next + bytes > end) {
            return null;
        }
        next += bytes;
        return new Slot(next - bytes, bytes, true);
    }

    private void put(Slot slot) {
        boolean release = slot.bytes > 1L << LARGEST_BITS;
        synchronized (this) {
            if (!slot.taken) {
                throw new IllegalStateException("a slot is given back twice");
            }
            slot.taken = false;
            boolean room = slot.part || !release && kept + slot.bytes <= KEPT;
            if (room && free[bits(slot.bytes) - SMALLEST_BITS].push(slot)) {
                kept += slot.part ? 0 : slot.bytes;
                return;
            }
        }
        if (!slot.part) {
            Memory.free(slot.address);
        }
    }

    private static int bits(long bytes) {
        return Math.max(SMALLEST_BITS, 64 - Long.numberOfLeadingZeros(Math.max(1, bytes) - 1));
    }

    private static Spares[] spares() {
        Spares[] spares = new Spares[LARGEST_BITS - SMALLEST_BITS + 1];
        Arrays.setAll(spares, k -> new Spares());
        return spares;
    }

    /**
     * Free slots of one size. A slot is given back when the library has done with it, which may be while the heap is full:
     * no operation may fail for want of room to remember it.
     */
    private static final class Spares {
        private Slot[] all = new Slot[16];
        private int size;

        /** False if there is no room in the heap. */
        boolean push(Slot slot) {
            if (size == all.length) {
                try {
                    all = Arrays.copyOf(all, 2 * size);
                } catch (OutOfMemoryError e) {
                    return false;
                }
            }
            all[size++] = slot;
            return true;
        }

        /** Null if there is none. */
        Slot pop() {
            if (size == 0) {
                return null;
            }
            Slot slot = all[--size];
            all[size] = null;
            return slot;
        }
    }
}

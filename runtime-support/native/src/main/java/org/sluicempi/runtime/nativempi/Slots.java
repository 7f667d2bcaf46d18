package org.sluicempi.runtime.nativempi;

import java.util.ArrayDeque;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * Pieces of memory outside the heap for messages that are under way, reused by powers of two. Memory is neither cleared
 * nor touched before it is used, so a slot much larger than its message costs nothing.
 */
final class Slots {
    private static final int SMALLEST_BITS = 8;
    /** Larger slots go back to the system. */
    private static final int LARGEST_BITS = 26;
    /** Bytes kept for reuse, all sizes together. */
    private static final long KEPT = 1L << 28;

    private final ArrayDeque<Slot>[] free = queues();
    private long kept;

    /** Memory of one message; belongs to the taker until {@link #free}. */
    final class Slot {
        private final long address;
        private final long bytes;
        private boolean taken;

        private Slot(long bytes) {
            this.bytes = bytes;
            address = Memory.allocate(bytes);
        }

        long address() {
            return address;
        }

        /** Gives the slot back; nothing may read or write it any more. */
        void free() {
            put(this);
        }
    }

    /**
     * A slot of at least so many bytes.
     *
     * @throws MpiError {@link ErrorClass#NO_MEM} if the system has no such room
     */
    Slot take(long bytes) {
        int bits = bits(bytes);
        if (bits > LARGEST_BITS) {
            Slot slot = new Slot(bytes);
            slot.taken = true;
            return slot;
        }
        Slot slot;
        synchronized (this) {
            slot = free[bits - SMALLEST_BITS].poll();
            if (slot != null) {
                kept -= slot.bytes;
            }
        }
        if (slot == null) {
            slot = new Slot(1L << bits);
        }
        slot.taken = true;
        return slot;
    }

    private void put(Slot slot) {
        boolean release = slot.bytes > 1L << LARGEST_BITS;
        synchronized (this) {
            if (!slot.taken) {
                throw new IllegalStateException("a slot is given back twice");
            }
            slot.taken = false;
            if (!release && kept + slot.bytes <= KEPT) {
                kept += slot.bytes;
                free[bits(slot.bytes) - SMALLEST_BITS].push(slot);
                return;
            }
        }
        Memory.free(slot.address);
    }

    private static int bits(long bytes) {
        return Math.max(SMALLEST_BITS, 64 - Long.numberOfLeadingZeros(Math.max(1, bytes) - 1));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static ArrayDeque<Slot>[] queues() {
        ArrayDeque<Slot>[] queues = new ArrayDeque[LARGEST_BITS - SMALLEST_BITS + 1];
        for (int k = 0; k < queues.length; k++) {
            queues[k] = new ArrayDeque<>();
        }
        return queues;
    }
}

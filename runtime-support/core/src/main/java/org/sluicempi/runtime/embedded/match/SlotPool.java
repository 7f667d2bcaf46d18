package org.sluicempi.runtime.embedded.match;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/**
 * Off-heap slots for messages that wait for their receiver, reused by powers of two. Larger slots than {@link #LARGEST}
 * and more than {@link #KEPT} free ones of a size are left to the garbage collector.
 */
public final class SlotPool {
    private static final int SMALLEST_BITS = 6;
    private static final int LARGEST_BITS = 17;
    static final int LARGEST = 1 << LARGEST_BITS;
    static final int KEPT = 64;

    private final Spares[] free = spares();

    /** One slot and the view that covers the data in it. */
    static final class Slot {
        private final SlotPool pool;
        private final ByteBuffer storage;
        private UserBuffer buffer;
        /** The free slot below this one. */
        private Slot below;

        private Slot(SlotPool pool, ByteBuffer storage) {
            this.pool = pool;
            this.storage = storage;
        }

        UserBuffer buffer() {
            return buffer;
        }

        /** Gives the slot back; its contents must no longer be used. */
        void free() {
            pool.put(this);
        }
    }

    /**
     * A slot with the data of this buffer.
     *
     * @throws MpiError NO_MEM if there is no room for it
     */
    public Slot copyOf(UserBuffer data) {
        return copyOf(data, 0, data.bytes());
    }

    /** As {@link #copyOf(UserBuffer)}, of bytes {@code [from, to)}, which begin and end between base elements. */
    Slot copyOf(UserBuffer data, long from, long to) {
        try {
            Slot slot = take(Math.toIntExact(to - from));
            slot.storage.clear();
            data.copyBytesTo(from, to, slot.storage);
            return slot;
        } catch (OutOfMemoryError e) {
            throw new MpiError(ErrorClass.NO_MEM, "no memory to keep " + (to - from) + " bytes for their receiver", e);
        }
    }

    private Slot take(int bytes) {
        Slot slot = null;
        if (bytes <= LARGEST) {
            int bits = bits(bytes);
            synchronized (this) {
                slot = free[bits - SMALLEST_BITS].pop();
            }
            if (slot == null) {
                slot = new Slot(this, allocate(1 << bits, true));
            }
        } else {
            slot = new Slot(this, allocate(bytes, false));
        }
        if (slot.buffer == null || slot.buffer.count() != bytes) {
            slot.buffer = new UserBuffer(slot.storage, 0, bytes, BasicType.BYTE);
        }
        return slot;
    }

    private synchronized void put(Slot slot) {
        int bytes = slot.storage.capacity();
        if (bytes <= LARGEST) {
            free[bits(bytes) - SMALLEST_BITS].push(slot);
        }
    }

    private static int bits(int bytes) {
        return Math.max(SMALLEST_BITS, 32 - Integer.numberOfLeadingZeros(Math.max(bytes, 1) - 1));
    }

    private static ByteBuffer allocate(int bytes, boolean reused) {
        ByteBuffer storage = reused ? ByteBuffer.allocateDirect(bytes) : ByteBuffer.allocate(bytes);
        return storage.order(ByteOrder.nativeOrder());
    }

    private static Spares[] spares() {
        Spares[] spares = new Spares[LARGEST_BITS - SMALLEST_BITS + 1];
        Arrays.setAll(spares, k -> new Spares());
        return spares;
    }

    /** Free slots of one size. Giving one back needs no memory: what a message has been delivered from may not fail then. */
    private static final class Spares {
        private Slot top;
        private int size;

        void push(Slot slot) {
            if (size < KEPT) {
                slot.below = top;
                top = slot;
                size++;
            }
        }

        /** Null if there is none. */
        Slot pop() {
            Slot slot = top;
            if (slot != null) {
                top = slot.below;
                slot.below = null;
                size--;
            }
            return slot;
        }
    }
}

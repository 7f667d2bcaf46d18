package org.sluicempi.exchange;

/** Keeps the buffered sends of a lane within the attached buffer: what has left is only known after all ranks have met. */
final class BufferQuota {
    /** Longest message sent in buffered mode, in bytes. */
    private static final int LONGEST = 128 * 1024;

    /** Bytes that a lane may use at each rank between two meetings. */
    private static final int SHARE = 512 * 1024;

    /** What a message may cost beside its bytes. */
    private static final int OVERHEAD = 1024;

    /** Bytes to attach for this many lanes; a round may be repeated before the ranks meet. */
    static int attach(int lanes) {
        return lanes * 8 * SHARE;
    }

    private final long[] used;

    BufferQuota(int ranks) {
        used = new long[ranks];
    }

    /** False if the message must be sent in another mode. */
    boolean take(Message message) {
        int rank = message.source();
        if (message.bytes() > LONGEST || used[rank] + message.bytes() + OVERHEAD > SHARE) {
            return false;
        }
        used[rank] += message.bytes() + OVERHEAD;
        return true;
    }

    /** Whether the ranks should meet. */
    boolean exceeded() {
        for (long bytes : used) {
            if (bytes > SHARE / 2) {
                return true;
            }
        }
        return false;
    }

    void reset() {
        java.util.Arrays.fill(used, 0);
    }
}

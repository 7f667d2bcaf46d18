package mpjbuf;

import java.util.Arrays;
import mpjdev.MPJDevException;

/** The storage of a {@link Buffer}. */
public final class RawBuffer {
    /** No Java machine has longer arrays. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private byte[] bytes;

    RawBuffer(int capacity) {
        if (capacity < 0) {
            throw new MPJDevException("a storage of " + capacity + " bytes");
        }
        bytes = new byte[capacity];
    }

    byte[] bytes() {
        return bytes;
    }

    /** Makes room for this many bytes in all. */
    void ensure(long length) {
        if (length > LARGEST) {
            throw new MPJDevException("a buffer of " + length + " bytes");
        }
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.max(length, Math.min(2L * bytes.length, LARGEST)));
        }
    }
}

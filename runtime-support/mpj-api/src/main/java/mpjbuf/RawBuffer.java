package mpjbuf;

import java.util.Arrays;

/** The storage of a {@link Buffer}. */
public final class RawBuffer {
    private byte[] bytes;

    RawBuffer(int capacity) {
        bytes = new byte[capacity];
    }

    byte[] bytes() {
        return bytes;
    }

    /** Makes room for this many bytes in all. */
    void ensure(int length) {
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.max(length, Math.min(2L * bytes.length, Integer.MAX_VALUE - 8)));
        }
    }
}

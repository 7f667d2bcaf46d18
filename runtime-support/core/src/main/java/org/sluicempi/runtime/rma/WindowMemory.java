package org.sluicempi.runtime.rma;

import java.nio.Buffer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;

/** What memory a program may give to a window: the same on every engine, so that what one takes is no surprise on another. */
public final class WindowMemory {
    private WindowMemory() {}

    /**
     * Checks that a window of {@code bytes} bytes can lie in {@code memory}.
     *
     * @param memory null only for {@code bytes} 0
     * @throws MpiError BUFFER for a buffer that is not direct or cannot be written, or none; SIZE for a negative size or one beyond its end
     */
    public static void check(Buffer memory, long bytes) {
        if (bytes < 0) {
            throw new MpiError(ErrorClass.SIZE, "the size of a window is negative: " + bytes);
        }
        if (memory == null ? bytes != 0 : !memory.isDirect()) {
            throw new MpiError(ErrorClass.BUFFER, "a window needs a direct buffer, got " + UserBuffer.kind(memory));
        }
        if (bytes > 0 && memory.isReadOnly()) {
            throw new MpiError(ErrorClass.BUFFER, "the memory of a window is read-only");
        }
        if (memory != null && bytes > RawMemory.bytes(memory)) {
            throw new MpiError(
                    ErrorClass.SIZE, "a window of " + bytes + " bytes in a buffer of " + RawMemory.bytes(memory));
        }
    }
}

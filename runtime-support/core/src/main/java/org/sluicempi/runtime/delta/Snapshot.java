package org.sluicempi.runtime.delta;

import java.nio.ByteBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;

/** Copies of parts of a buffer argument, to find out later whether they have changed. */
final class Snapshot {
    private Snapshot() {}

    /** The bytes of places {@code [from, to)}. */
    static ByteBuffer of(UserBuffer data, int from, int to) {
        UserBuffer part = part(data, from, to);
        ByteBuffer copy = ByteBuffer.allocate(Math.toIntExact(part.bytes()));
        part.copyTo(0, part.count(), copy);
        return copy.flip();
    }

    /** The first place in {@code [from, to)} that differs from the copy; -1 if there is none. */
    static int mismatch(UserBuffer data, int from, int to, ByteBuffer copy) {
        int at = of(data, from, to).mismatch(copy);
        return at < 0 ? -1 : from + at / placeBytes(data);
    }

    private static UserBuffer part(UserBuffer data, int from, int to) {
        BasicType base = data.type().base();
        int bytes = placeBytes(data);
        return bytes == base.size()
                ? new UserBuffer(data.storage(), from, to - from, base)
                : new UserBuffer(data.storage(), from * bytes, (to - from) * bytes, BasicType.BYTE);
    }

    private static int placeBytes(UserBuffer data) {
        return data.storage() instanceof RawMemory memory
                ? memory.elementBytes()
                : data.type().base().size();
    }
}

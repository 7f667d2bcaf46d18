package org.sluicempi.runtime.nativempi.staging;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.library.Memory;

/** Moves the data of buffer arguments between where the user keeps them and memory that the library can use. */
public final class Staging {
    /** Elements of a datatype with gaps are copied through views of at most this size, in bytes. */
    private static final int CHUNK = 1 << 28;

    private Staging() {}

    /** Whether the library can use the storage as it is. */
    public static boolean direct(Object storage) {
        return storage instanceof Buffer buffer && buffer.isDirect();
    }

    public static boolean contiguous(Datatype type) {
        return type instanceof BasicType || type.contiguous();
    }

    /** Address of the first element in direct storage. */
    public static long address(UserBuffer data) {
        return Memory.address((Buffer) data.storage())
                + (long) data.offset() * data.type().base().size();
    }

    /** Number of base elements in one element. */
    public static int block(Datatype type) {
        return type instanceof BasicType ? 1 : type.size() / type.base().size();
    }

    /** Copies all data, without gaps, to {@code to}. */
    public static void pack(UserBuffer data, long to) {
        Object storage = data.storage();
        Datatype type = data.type();
        if (storage == null || data.count() == 0) {
            return;
        }
        if (contiguous(type) && storage.getClass().isArray()) {
            Memory.copyOut(storage, data.offset(), data.count() * block(type), to);
            return;
        }
        int most = elements(type);
        long at = to;
        for (int from = 0; from < data.count(); from += most) {
            int n = Math.min(most, data.count() - from);
            ByteBuffer view = Memory.view(at, n * type.size());
            data.copyTo(from, from + n, view);
            at += view.capacity();
        }
    }

    /**
     * Copies the first {@code bytes} bytes of a message from {@code from} into place. A last part smaller than a base
     * element is dropped.
     */
    public static void unpack(long from, UserBuffer into, long bytes) {
        unpack(from, into, 0, bytes);
    }

    /** As {@link #unpack(long, UserBuffer, long)}, the part of the message from byte {@code at}, a multiple of the width. */
    public static void unpack(long from, UserBuffer into, long at, long bytes) {
        Object storage = into.storage();
        Datatype type = into.type();
        if (storage == null || bytes == 0) {
            return;
        }
        int width = type.base().size();
        if (contiguous(type) && storage.getClass().isArray()) {
            Memory.copyIn(from, storage, Math.toIntExact(into.offset() + at / width), (int) (bytes / width));
            return;
        }
        if (direct(storage) && contiguous(type) && !((Buffer) storage).isReadOnly()) {
            Memory.copy(from, address(into) + at, bytes - bytes % width);
            return;
        }
        for (long done = 0; done < bytes; done += CHUNK) {
            int n = (int) Math.min(CHUNK, bytes - done);
            new UserBuffer(Memory.view(from + done, n), 0, n, BasicType.BYTE).copyTo(into, at + done, n);
        }
    }

    private static int elements(Datatype type) {
        return type.size() == 0 ? Integer.MAX_VALUE : Math.max(1, CHUNK / type.size());
    }
}

package org.sluicempi.runtime.face;

import java.nio.ByteBuffer;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** Packing of data into bytes by hand (MPI 4.1, section 5.2). The packed form is the data in native byte order. */
public final class Packing {
    private Packing() {}

    /** Bytes that {@code count} elements take. */
    public static int size(int count, Datatype type) {
        long bytes = (long) count * type.size();
        if (count < 0 || bytes > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.COUNT, count + " elements cannot be packed");
        }
        return (int) bytes;
    }

    /**
     * Appends {@code data} to {@code packed} from index {@code position} on.
     *
     * @return the index behind it
     * @throws MpiError TRUNCATE if there is too little room, BUFFER if {@code packed} is null
     */
    public static int pack(UserBuffer data, byte[] packed, int position) {
        data.check();
        ByteBuffer room = room(packed, position, size(data.count(), data.type()));
        data.copyTo(0, data.count(), room);
        return room.position();
    }

    /**
     * Fills {@code data} from {@code packed}, from index {@code position} on.
     *
     * @return the index behind what was read
     * @throws MpiError TRUNCATE if there are too few bytes, BUFFER if {@code packed} is null
     */
    public static int unpack(byte[] packed, int position, UserBuffer data) {
        data.checkIncoming();
        ByteBuffer bytes = room(packed, position, size(data.count(), data.type()));
        data.copyFrom(0, data.count(), bytes);
        return bytes.position();
    }

    private static ByteBuffer room(byte[] packed, int position, int bytes) {
        if (packed == null) {
            throw new MpiError(ErrorClass.BUFFER, "the packed buffer is null");
        }
        if (position < 0 || bytes > packed.length - position) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    bytes + " bytes at position " + position + " of a packed buffer of " + packed.length);
        }
        return ByteBuffer.wrap(packed, position, bytes);
    }
}

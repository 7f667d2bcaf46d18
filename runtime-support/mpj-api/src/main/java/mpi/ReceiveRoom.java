package mpi;

import java.lang.reflect.Array;
import org.sluicempi.runtime.Datatype;

/**
 * The part of a receive that lies in the program's array. MPJ Express looks at the array when the message is here, and no
 * further than the message goes; so programs name the largest message of a series for each of them, at the array's end too.
 */
final class ReceiveRoom {
    private ReceiveRoom() {}

    /**
     * How many of {@code count} elements lie in the array from {@code offset} on, none at its end; {@code count} itself where that
     * is outside of it, or {@code buf} is no array, so that checking the call says what is wrong.
     */
    static int of(Object buf, int offset, int count, Datatype type) {
        if (buf == null || !buf.getClass().isArray() || offset < 0 || count <= 0 || type.extent() <= 0) {
            return count;
        }
        long left = (long) Array.getLength(buf) - offset;
        long behindFirst = left - type.span();
        if (left < 0) {
            return count;
        }
        return behindFirst < 0 ? 0 : (int) Math.min(count, behindFirst / type.extent() + 1);
    }
}

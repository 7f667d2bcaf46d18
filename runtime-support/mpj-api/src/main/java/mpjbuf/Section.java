package mpjbuf;

import java.util.Arrays;
import mpjdev.MPJDevException;
import org.sluicempi.runtime.face.ObjectMessage;

/** A section that is being written, or one that is being read. */
final class Section {
    private final Type type;
    /** Null while it is being written. */
    private final Integer size;

    private int count;
    /** What has been decoded and not been read yet: objects travel by writes, and may be read otherwise. */
    private Object[] decoded = {};

    private int given;

    private Section(Type type, Integer size) {
        this.type = type;
        this.size = size;
    }

    static Section written(Type type) {
        return new Section(type, null);
    }

    /** @param size number of its elements */
    static Section read(Type type, int size) {
        return new Section(type, size);
    }

    Type type() {
        return type;
    }

    boolean isWritten() {
        return size == null;
    }

    /** Elements that have been written, or that there are to be read. */
    int size() {
        return size == null ? count : size;
    }

    /** Elements that have not been read. */
    int left() {
        return size == null ? 0 : size - count;
    }

    /** @throws MPJDevException if {@code n} more elements are more than a section can have, or than have been written */
    void checkRoomFor(int n) {
        if (size == null && n > Integer.MAX_VALUE - count) {
            throw new MPJDevException("a section of " + ((long) count + n) + " elements");
        }
        if (size != null && n > left()) {
            throw new MPJDevException(n + " elements are read where a section has " + left() + " left of " + size);
        }
    }

    /** {@code n} more elements have been written, or read. */
    void passed(int n) {
        count += n;
    }

    int decoded() {
        return decoded.length - given;
    }

    void decoded(Object[] more) {
        int before = decoded();
        Object[] all = Arrays.copyOfRange(decoded, given, decoded.length + more.length);
        System.arraycopy(more, 0, all, before, more.length);
        decoded = all;
        given = 0;
    }

    /**
     * Gives out the next {@code n} objects that have been decoded; none of them if one does not fit.
     *
     * @throws org.sluicempi.runtime.MpiError as {@link ObjectMessage#store}
     */
    void giveOut(Object dest, int offset, int n) {
        ObjectMessage.store(Arrays.copyOfRange(decoded, given, given + n), dest, offset);
        Arrays.fill(decoded, given, given + n, null);
        given += n;
    }
}

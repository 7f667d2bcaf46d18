package org.sluicempi.runtime;

/**
 * The buffer argument of a call: {@code count} elements of {@code type}, the first one at {@code offset}.
 *
 * @param storage a one-dimensional primitive array that fits {@code type.base()}, or a direct or heap {@code
 *     java.nio.Buffer} in native byte order; may be null only if {@code count} is 0
 * @param offset place of the first element, counted in base elements from the start of the array or from index 0 of the
 *     buffer (its position is ignored, as Open MPI's bindings do)
 * @param count number of elements of {@code type}
 */
public record UserBuffer(Object storage, int offset, int count, Datatype type) {
    /** Bytes of data in all {@code count} elements. */
    public long bytes() {
        return (long) count * type.size();
    }

    /** The part {@code [from, to)}, in elements of {@code type} counted from this buffer's first. */
    public UserBuffer slice(int from, int to) {
        return new UserBuffer(storage, offset + from * type.extent(), to - from, type);
    }
}

package org.sluicempi.runtime;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Moves runs of base elements between one kind of user storage and raw bytes in native order. Implementations have no
 * state. Indices and lengths are in elements of the storage, except where a {@link ByteBuffer} stores wider elements.
 */
interface Storage {
    /** Number of base elements that {@code storage} holds. */
    int length(Object storage);

    /** Bytes of one element. */
    int width();

    /** Whether the storage may hold elements of this type. */
    boolean holds(BasicType base);

    /** Appends {@code n} elements from {@code index} to {@code out}, whose position moves on. */
    void get(Object storage, int index, int n, ByteBuffer out);

    /** Stores {@code n} elements from {@code in}, whose position moves on, at {@code index}. */
    void put(Object storage, int index, int n, ByteBuffer in);

    /**
     * The access to {@code storage} for elements of {@code base}.
     *
     * @throws MpiError TYPE if the storage is of no supported kind or does not hold such elements, BUFFER if it is null
     */
    static Storage of(Object storage, BasicType base) {
        Storage found;
        if (storage == null) {
            throw new MpiError(ErrorClass.BUFFER, "the buffer is null");
        } else if (storage.getClass().isArray()) {
            found = ArrayStorage.of(storage);
        } else if (storage instanceof ByteBuffer) {
            return RawStorage.of(base);
        } else if (storage instanceof Buffer) {
            found = NioStorage.of(storage);
        } else if (storage instanceof RawMemory) {
            return new RawMemory.Access(base.size());
        } else if (storage instanceof GrowingBytes) {
            found = GrowingBytes.Access.INSTANCE;
        } else {
            found = null;
        }
        if (found == null || !found.holds(base)) {
            throw new MpiError(
                    ErrorClass.TYPE, "a buffer of type " + UserBuffer.kind(storage) + " cannot hold " + base);
        }
        return found;
    }
}

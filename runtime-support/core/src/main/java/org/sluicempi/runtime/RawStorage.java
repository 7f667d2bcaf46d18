package org.sluicempi.runtime;

import java.nio.ByteBuffer;

/** A {@link ByteBuffer}, direct or heap, with elements of any basic type in native order, back to back. */
record RawStorage(int width) implements Storage {
    private static final RawStorage ONE = new RawStorage(1);
    private static final RawStorage TWO = new RawStorage(2);
    private static final RawStorage FOUR = new RawStorage(4);
    private static final RawStorage EIGHT = new RawStorage(8);

    static RawStorage of(BasicType base) {
        return switch (base.size()) {
            case 1 -> ONE;
            case 2 -> TWO;
            case 4 -> FOUR;
            default -> EIGHT;
        };
    }

    @Override
    public int length(Object storage) {
        return ((ByteBuffer) storage).capacity() / width;
    }

    @Override
    public boolean holds(BasicType base) {
        return base.size() == width;
    }

    @Override
    public void get(Object storage, int index, int n, ByteBuffer out) {
        int bytes = n * width;
        out.put(out.position(), whole(storage), index * width, bytes);
        out.position(out.position() + bytes);
    }

    @Override
    public void put(Object storage, int index, int n, ByteBuffer in) {
        int bytes = n * width;
        whole(storage).put(index * width, in, in.position(), bytes);
        in.position(in.position() + bytes);
    }

    /** Position and limit of a user's buffer mean nothing here, and must not be changed either. */
    private static ByteBuffer whole(Object storage) {
        ByteBuffer buffer = (ByteBuffer) storage;
        return buffer.limit() == buffer.capacity() ? buffer : buffer.duplicate().clear();
    }
}

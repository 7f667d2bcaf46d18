package mpjbuf;

/** Makes storage for a {@link Buffer}. */
public final class BufferFactory {
    private BufferFactory() {}

    /** @param capacity bytes */
    public static RawBuffer create(int capacity) {
        return new RawBuffer(capacity);
    }

    /** The storage is not used any more; the garbage collector takes it. */
    public static void destroy(RawBuffer buffer) {}
}

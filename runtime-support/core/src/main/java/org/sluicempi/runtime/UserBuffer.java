package org.sluicempi.runtime;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The buffer argument of a call: {@code count} elements of {@code type}, the first one at {@code offset}.
 *
 * @param storage a one-dimensional primitive array that fits {@code type.base()}, or a direct or heap {@code
 *     java.nio.Buffer} ({@code ByteBuffer} for every type), whose memory is taken as it lies, {@link RawMemory} or {@link
 *     GrowingBytes}; may be null only if {@code count} is 0
 * @param offset place of the first element, counted in base elements from the start of the array or from index 0 of the
 *     buffer (its position is ignored, as Open MPI's bindings do)
 * @param count number of elements of {@code type}
 */
public record UserBuffer(Object storage, int offset, int count, Datatype type) {
    private static final int CHUNK = 8192;

    /** What a program has given as a buffer, in the words of Java's API, for messages: {@code int[]}, {@code direct IntBuffer}. */
    public static String kind(Object storage) {
        if (storage instanceof RawMemory memory) {
            return kind(memory.storage());
        } else if (storage instanceof GrowingBytes) {
            return "packed bytes";
        } else if (storage instanceof Buffer buffer) {
            Class<?> type = buffer.getClass();
            while (type.getSuperclass() != Buffer.class) {
                type = type.getSuperclass();
            }
            return (buffer.isDirect() ? "direct " : "") + type.getSimpleName();
        }
        return storage == null ? "null" : storage.getClass().getTypeName();
    }

    /** Bytes of data in all {@code count} elements. */
    public long bytes() {
        return (long) count * type.size();
    }

    /** Whether the numbers can be computed with; false for a typed buffer whose bytes are in the other order. */
    public boolean inNativeOrder() {
        Object memory = storage instanceof RawMemory raw ? raw.storage() : storage;
        NioStorage typed = NioStorage.of(memory);
        return typed == null || typed.order(memory) == ByteOrder.nativeOrder();
    }

    /** The part {@code [from, to)}, in elements of {@code type} counted from this buffer's first. */
    public UserBuffer slice(int from, int to) {
        return new UserBuffer(storage, offset + from * type.extent(), to - from, type);
    }

    /** False only if no element of one is, in whole or in part, an element of the other. */
    public boolean mayOverlap(UserBuffer other) {
        Object here = memory();
        Object there = other.memory();
        if (here == null || there == null || count == 0 || other.count == 0) {
            return false;
        }
        if (here != there) {
            return here instanceof Buffer && there instanceof Buffer || hidden(here) || hidden(there);
        }
        boolean comparable = storage == here && other.storage == here && contiguous() && other.contiguous();
        return !comparable
                || offset < other.offset + other.count * (long) other.type.extent()
                        && other.offset < offset + count * (long) type.extent();
    }

    /** Whether it is in an array that is not told, as that of a read-only buffer. */
    private static boolean hidden(Object memory) {
        return memory instanceof Buffer buffer && !buffer.isDirect();
    }

    /** The object that has the elements: an array, or a buffer that tells none. */
    private Object memory() {
        Object memory = storage instanceof RawMemory raw ? raw.storage() : storage;
        return memory instanceof Buffer buffer && buffer.hasArray() ? buffer.array() : memory;
    }

    /**
     * Checks that the storage holds all elements.
     *
     * @throws MpiError TYPE for a null datatype or one that the storage cannot hold, COUNT for a negative count, BUFFER
     *     for a null storage, a negative offset or elements outside the storage
     */
    public void check() {
        if (type == null) {
            throw new MpiError(ErrorClass.TYPE, "the datatype is null");
        }
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "the count is negative: " + count);
        }
        if (offset < 0) {
            throw new MpiError(ErrorClass.BUFFER, "the offset is negative: " + offset);
        }
        if (storage == null && count == 0) {
            return;
        }
        int length = access().length(storage);
        long start = count == 0 || type.size() == 0 ? offset : (long) offset + type.first();
        long end = count == 0 ? offset : offset + (count - 1L) * type.extent() + type.span();
        if (start < 0 || end > length) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "elements " + start + " to " + end + " are outside a buffer of " + length + " " + type.base());
        }
    }

    /**
     * As {@link #check}, of a buffer that is received into.
     *
     * @throws MpiError also BUFFER for elements that cannot be written
     */
    public void checkIncoming() {
        check();
        Object memory = storage instanceof RawMemory raw ? raw.storage() : storage;
        if (memory instanceof Buffer buffer && buffer.isReadOnly() && bytes() > 0) {
            throw new MpiError(ErrorClass.BUFFER, "the receive buffer is read-only");
        }
    }

    /**
     * Appends the data of elements {@code [from, to)} to {@code target} in native byte order; its position moves on by
     * {@code (to - from) * type.size()} bytes.
     */
    public void copyTo(int from, int to, ByteBuffer target) {
        getBase((long) from * block(), (long) to * block(), target);
    }

    /** As {@link #copyTo(int, int, ByteBuffer)}, of bytes {@code [from, to)} of the data, which begin and end between base elements. */
    public void copyBytesTo(long from, long to, ByteBuffer target) {
        int width = type.base().size();
        getBase(from / width, to / width, target);
    }

    /** The reverse of {@link #copyTo(int, int, ByteBuffer)}: fills elements {@code [from, to)} from {@code source}. */
    public void copyFrom(int from, int to, ByteBuffer source) {
        putBase((long) from * block(), (long) to * block(), source);
    }

    /**
     * Copies the first {@code bytes} bytes of data into {@code target}, array to array where both have the same kind. A
     * last part smaller than one base element of {@code target} is dropped.
     */
    public void copyTo(UserBuffer target, long bytes) {
        copyTo(target, 0, bytes);
    }

    /** As {@link #copyTo(UserBuffer, long)}, to the place that is {@code at} bytes of data behind the target's first. */
    public void copyTo(UserBuffer target, long at, long bytes) {
        int width = target.type.base().size();
        long from = at / width;
        long to = (at + bytes) / width;
        if (from >= to) {
            return;
        }
        if (contiguous() && target.contiguous() && sameArray(target)) {
            System.arraycopy(storage, offset, target.storage, Math.toIntExact(target.offset + from), (int) (to - from));
        } else if (storage instanceof ByteBuffer raw && contiguous()) {
            int start = offset * type.base().size();
            target.putBase(from, to, view(raw, start, bytes));
        } else if (target.storage instanceof ByteBuffer raw && target.contiguous()) {
            int start = Math.toIntExact((target.offset + from) * width);
            getBase(0, bytes / type.base().size(), view(raw, start, bytes));
        } else {
            copyInChunks(target, from, (to - from) * width);
        }
    }

    private void copyInChunks(UserBuffer target, long to, long bytes) {
        int own = type.base().size();
        int width = target.type.base().size();
        ByteBuffer chunk = ByteBuffer.allocate((int) Math.min(CHUNK, bytes)).order(ByteOrder.nativeOrder());
        for (long done = 0; done < bytes; done += chunk.capacity()) {
            int n = (int) Math.min(chunk.capacity(), bytes - done);
            chunk.clear();
            getBase(done / own, (done + n) / own, chunk);
            chunk.flip();
            target.putBase(to + done / width, to + (done + n) / width, chunk);
        }
    }

    private void getBase(long from, long to, ByteBuffer out) {
        if (from >= to) {
            return;
        }
        Storage access = access();
        ByteBuffer target = nativeOrder(out);
        if (contiguous()) {
            access.get(storage, Math.toIntExact(offset + from), (int) (to - from), target);
        } else {
            int block = block();
            for (long k = from; k < to; ) {
                int n = (int) Math.min(type.run((int) (k % block)), to - k);
                access.get(storage, place(k), n, target);
                k += n;
            }
        }
        out.position(target.position());
    }

    private void putBase(long from, long to, ByteBuffer in) {
        if (from >= to) {
            return;
        }
        Storage access = access();
        ByteBuffer source = nativeOrder(in);
        if (contiguous()) {
            access.put(storage, Math.toIntExact(offset + from), (int) (to - from), source);
        } else {
            int block = block();
            for (long k = from; k < to; ) {
                int n = (int) Math.min(type.run((int) (k % block)), to - k);
                access.put(storage, place(k), n, source);
                k += n;
            }
        }
        in.position(source.position());
    }

    private Storage access() {
        return Storage.of(storage, type.base());
    }

    private int place(long baseElement) {
        int block = block();
        return Math.toIntExact(offset + baseElement / block * type.extent() + type.place((int) (baseElement % block)));
    }

    private int block() {
        return type instanceof BasicType ? 1 : type.size() / type.base().size();
    }

    private boolean contiguous() {
        return type.contiguous();
    }

    private boolean sameArray(UserBuffer target) {
        return storage.getClass() == target.storage.getClass()
                && storage.getClass().isArray();
    }

    private static ByteBuffer nativeOrder(ByteBuffer buffer) {
        return buffer.order() == ByteOrder.nativeOrder()
                ? buffer
                : buffer.duplicate().order(ByteOrder.nativeOrder());
    }

    private static ByteBuffer view(ByteBuffer raw, int start, long bytes) {
        ByteBuffer view = raw.duplicate().order(ByteOrder.nativeOrder());
        return view.clear().limit(Math.toIntExact(start + bytes)).position(start);
    }
}

package org.sluicempi.runtime.face;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Arrays of primitive types, and arrays of such arrays, as they lie in memory: rows of a matrix that are sent as objects need
 * nothing else of serialisation. As there the receiver gets new arrays, of the same classes; what was one array among the
 * objects of a message is one again, and null is null.
 *
 * <p>The form: {@link #MARK}, the number of objects, then each object as a node. A node is {@code NULL}; {@code SEEN} with the
 * number of an array of this message, counted from 0 in the order in which they begin; or {@code ARRAY} with its dimensions,
 * the letter of its primitive type and its length, and then its elements, which are nodes where there is more than one
 * dimension. Numbers are little-endian, {@code int} but for tag, dimensions and letter, which are bytes.
 */
final class ArrayForm implements ObjectMessage.Source {
    /** Serialised messages start with 0xaced in the order of the network. */
    private static final int MARK = 0x31415253;

    private static final byte NULL = 0;
    private static final byte SEEN = 1;
    private static final byte ARRAY = 2;
    private static final int HEAD = 2 * Integer.BYTES;
    private static final int ARRAY_HEAD = 3 + Integer.BYTES;
    private static final long LARGEST = Integer.MAX_VALUE - 8;

    private final ByteBuffer in;
    private final ObjectInputFilter filter;
    private final List<Object> seen = new ArrayList<>();

    /** @param message one for which {@link #isOne} is true */
    ArrayForm(byte[] message, ObjectInputFilter filter) {
        this.in = littleEndian(message).position(Integer.BYTES);
        this.filter = filter;
    }

    static boolean isOne(byte[] message) {
        return message.length >= HEAD && littleEndian(message).getInt() == MARK;
    }

    /** The objects {@code [offset, offset + count)}; nothing where one of them is neither such an array nor null, or all are null. */
    static Optional<byte[]> encode(Object[] objects, int offset, int count) {
        Object[] snapshot = Arrays.copyOfRange(objects, offset, offset + count);
        boolean any = false;
        for (Object object : snapshot) {
            if (object != null && !Elements.areOf(object.getClass())) {
                return Optional.empty();
            }
            any |= object != null;
        }
        return any ? new Writer(snapshot).bytes() : Optional.empty();
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public int count() throws IOException {
        return length();
    }

    @Override
    public Object next() throws IOException {
        return node(1);
    }

    private Object node(long depth) throws IOException {
        return switch (take()) {
            case NULL -> null;
            case SEEN -> {
                int number = length();
                if (number >= seen.size()) {
                    throw damaged();
                }
                yield seen.get(number);
            }
            case ARRAY -> array(depth);
            default -> throw damaged();
        };
    }

    private Object array(long depth) throws IOException {
        int dimensions = Byte.toUnsignedInt(take());
        Elements elements = Elements.of((char) take()).orElseThrow(ArrayForm::damaged);
        int length = length();
        if (dimensions < 1 || (long) length * (dimensions == 1 ? elements.size() : 1) > in.remaining()) {
            throw damaged();
        }
        Class<?> component = elements.arrays(dimensions - 1);
        check(component.arrayType(), length, depth);
        Object array = Array.newInstance(component, length);
        seen.add(array);
        if (dimensions == 1) {
            elements.get(in, array);
        } else {
            Object[] rows = (Object[]) array;
            for (int k = 0; k < length; k++) {
                rows[k] = row(component, depth + 1);
            }
        }
        return array;
    }

    private Object row(Class<?> component, long depth) throws IOException {
        Object row = node(depth);
        if (row != null && row.getClass() != component) {
            throw damaged();
        }
        return row;
    }

    /** As {@link java.io.ObjectInputStream} asks its filter. */
    private void check(Class<?> type, int length, long depth) throws InvalidClassException {
        ObjectInputFilter.Status status =
                filter.checkInput(new FilterInfo(type, length, depth, seen.size() + 1L, in.position()));
        if (status == ObjectInputFilter.Status.REJECTED) {
            throw new InvalidClassException("filter status: " + status);
        }
    }

    private record FilterInfo(Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
            implements ObjectInputFilter.FilterInfo {}

    private byte take() throws IOException {
        if (!in.hasRemaining()) {
            throw damaged();
        }
        return in.get();
    }

    private int length() throws IOException {
        int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (length < 0) {
            throw damaged();
        }
        return length;
    }

    private static IOException damaged() {
        return new InvalidObjectException("a message of arrays that is not whole");
    }

    /** Walks twice: first to know the size, and which rows there are, whatever other threads do meanwhile. */
    private static final class Writer {
        private final Object[] objects;
        private final Map<Object, Known> arrays = new IdentityHashMap<>();
        private int written;

        private static final class Known {
            /** The elements, if they are arrays. */
            final Object[] rows;
            /** -1 until it is written. */
            int number = -1;

            Known(Object array) {
                this.rows = array instanceof Object[] some ? some.clone() : null;
            }
        }

        Writer(Object[] objects) {
            this.objects = objects;
        }

        Optional<byte[]> bytes() {
            long size = HEAD;
            for (Object object : objects) {
                size += size(object);
            }
            if (size > LARGEST) {
                return Optional.empty();
            }
            byte[] bytes = new byte[(int) size];
            ByteBuffer out = littleEndian(bytes).putInt(MARK).putInt(objects.length);
            for (Object object : objects) {
                put(out, object);
            }
            return Optional.of(bytes);
        }

        private long size(Object array) {
            if (array == null) {
                return 1;
            }
            if (arrays.containsKey(array)) {
                return 1 + Integer.BYTES;
            }
            Known known = new Known(array);
            arrays.put(array, known);
            long size = ARRAY_HEAD;
            if (known.rows == null) {
                return size
                        + (long) Array.getLength(array)
                                * Elements.in(array.getClass()).size();
            }
            for (Object row : known.rows) {
                size += size(row);
            }
            return size;
        }

        private void put(ByteBuffer out, Object array) {
            if (array == null) {
                out.put(NULL);
                return;
            }
            Known known = arrays.get(array);
            if (known.number >= 0) {
                out.put(SEEN).putInt(known.number);
                return;
            }
            known.number = written++;
            String name = array.getClass().getName();
            int dimensions = name.lastIndexOf('[') + 1;
            out.put(ARRAY).put((byte) dimensions).put((byte) name.charAt(dimensions));
            out.putInt(Array.getLength(array));
            if (known.rows == null) {
                Elements.in(array.getClass()).put(out, array);
            } else {
                for (Object row : known.rows) {
                    put(out, row);
                }
            }
        }
    }
}

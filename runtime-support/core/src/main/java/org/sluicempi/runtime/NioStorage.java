package org.sluicempi.runtime;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.function.Function;

/**
 * Typed NIO buffers, direct or heap. Their position and limit are neither used nor changed; their memory is taken as it lies,
 * whatever the order of its bytes, as a library takes that of direct ones.
 */
enum NioStorage implements Storage {
    CHARS(BasicType.CHAR, buffer -> ((CharBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asCharBuffer().put(0, whole((CharBuffer) storage), index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((CharBuffer) storage).put(index, inOrder(storage, in).asCharBuffer(), 0, n);
            in.position(in.position() + n * 2);
        }

        private CharBuffer whole(CharBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    SHORTS(BasicType.SHORT, buffer -> ((ShortBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asShortBuffer().put(0, whole((ShortBuffer) storage), index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((ShortBuffer) storage).put(index, inOrder(storage, in).asShortBuffer(), 0, n);
            in.position(in.position() + n * 2);
        }

        private ShortBuffer whole(ShortBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    INTS(BasicType.INT, buffer -> ((IntBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asIntBuffer().put(0, whole((IntBuffer) storage), index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((IntBuffer) storage).put(index, inOrder(storage, in).asIntBuffer(), 0, n);
            in.position(in.position() + n * 4);
        }

        private IntBuffer whole(IntBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    LONGS(BasicType.LONG, buffer -> ((LongBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asLongBuffer().put(0, whole((LongBuffer) storage), index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((LongBuffer) storage).put(index, inOrder(storage, in).asLongBuffer(), 0, n);
            in.position(in.position() + n * 8);
        }

        private LongBuffer whole(LongBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    FLOATS(BasicType.FLOAT, buffer -> ((FloatBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asFloatBuffer().put(0, whole((FloatBuffer) storage), index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((FloatBuffer) storage).put(index, inOrder(storage, in).asFloatBuffer(), 0, n);
            in.position(in.position() + n * 4);
        }

        private FloatBuffer whole(FloatBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    DOUBLES(BasicType.DOUBLE, buffer -> ((DoubleBuffer) buffer).order()) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            inOrder(storage, out).asDoubleBuffer().put(0, whole((DoubleBuffer) storage), index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((DoubleBuffer) storage).put(index, inOrder(storage, in).asDoubleBuffer(), 0, n);
            in.position(in.position() + n * 8);
        }

        private DoubleBuffer whole(DoubleBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    };

    private final BasicType base;
    private final Function<Object, ByteOrder> order;

    NioStorage(BasicType base, Function<Object, ByteOrder> order) {
        this.base = base;
        this.order = order;
    }

    /** The same bytes, whose elements are in the storage's order: so its memory is taken as it lies. */
    ByteBuffer inOrder(Object storage, ByteBuffer bytes) {
        ByteOrder own = order(storage);
        return bytes.order() == own ? bytes : bytes.duplicate().order(own);
    }

    ByteOrder order(Object storage) {
        return order.apply(storage);
    }

    /** Null if it is no typed buffer. */
    static NioStorage of(Object buffer) {
        if (buffer instanceof DoubleBuffer) {
            return DOUBLES;
        } else if (buffer instanceof IntBuffer) {
            return INTS;
        } else if (buffer instanceof LongBuffer) {
            return LONGS;
        } else if (buffer instanceof FloatBuffer) {
            return FLOATS;
        } else if (buffer instanceof CharBuffer) {
            return CHARS;
        } else if (buffer instanceof ShortBuffer) {
            return SHORTS;
        }
        return null;
    }

    @Override
    public int length(Object storage) {
        return ((Buffer) storage).capacity();
    }

    @Override
    public int width() {
        return base.size();
    }

    @Override
    public boolean holds(BasicType type) {
        return type == base;
    }
}

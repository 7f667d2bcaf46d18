package org.sluicempi.runtime;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/** Typed NIO buffers, direct or heap. Their position and limit are neither used nor changed. */
enum NioStorage implements Storage {
    CHARS(BasicType.CHAR) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asCharBuffer().put(0, whole((CharBuffer) storage), index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((CharBuffer) storage).put(index, in.asCharBuffer(), 0, n);
            in.position(in.position() + n * 2);
        }

        private CharBuffer whole(CharBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    SHORTS(BasicType.SHORT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asShortBuffer().put(0, whole((ShortBuffer) storage), index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((ShortBuffer) storage).put(index, in.asShortBuffer(), 0, n);
            in.position(in.position() + n * 2);
        }

        private ShortBuffer whole(ShortBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    INTS(BasicType.INT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asIntBuffer().put(0, whole((IntBuffer) storage), index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((IntBuffer) storage).put(index, in.asIntBuffer(), 0, n);
            in.position(in.position() + n * 4);
        }

        private IntBuffer whole(IntBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    LONGS(BasicType.LONG) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asLongBuffer().put(0, whole((LongBuffer) storage), index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((LongBuffer) storage).put(index, in.asLongBuffer(), 0, n);
            in.position(in.position() + n * 8);
        }

        private LongBuffer whole(LongBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    FLOATS(BasicType.FLOAT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asFloatBuffer().put(0, whole((FloatBuffer) storage), index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((FloatBuffer) storage).put(index, in.asFloatBuffer(), 0, n);
            in.position(in.position() + n * 4);
        }

        private FloatBuffer whole(FloatBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    },
    DOUBLES(BasicType.DOUBLE) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asDoubleBuffer().put(0, whole((DoubleBuffer) storage), index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            whole((DoubleBuffer) storage).put(index, in.asDoubleBuffer(), 0, n);
            in.position(in.position() + n * 8);
        }

        private DoubleBuffer whole(DoubleBuffer buffer) {
            return buffer.limit() == buffer.capacity()
                    ? buffer
                    : buffer.duplicate().clear();
        }
    };

    private final BasicType base;

    NioStorage(BasicType base) {
        this.base = base;
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

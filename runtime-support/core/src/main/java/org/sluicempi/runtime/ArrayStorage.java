package org.sluicempi.runtime;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;

/** One-dimensional primitive arrays. */
enum ArrayStorage implements Storage {
    BYTES(byte[].class, BasicType.BYTE) {
        @Override
        public boolean holds(BasicType type) {
            return type == BasicType.BYTE || type == BasicType.PACKED;
        }

        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.put((byte[]) storage, index, n);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.get((byte[]) storage, index, n);
        }
    },
    CHARS(char[].class, BasicType.CHAR) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asCharBuffer().put((char[]) storage, index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asCharBuffer().get((char[]) storage, index, n);
            in.position(in.position() + n * 2);
        }
    },
    SHORTS(short[].class, BasicType.SHORT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asShortBuffer().put((short[]) storage, index, n);
            out.position(out.position() + n * 2);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asShortBuffer().get((short[]) storage, index, n);
            in.position(in.position() + n * 2);
        }
    },
    INTS(int[].class, BasicType.INT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asIntBuffer().put((int[]) storage, index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asIntBuffer().get((int[]) storage, index, n);
            in.position(in.position() + n * 4);
        }
    },
    LONGS(long[].class, BasicType.LONG) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asLongBuffer().put((long[]) storage, index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asLongBuffer().get((long[]) storage, index, n);
            in.position(in.position() + n * 8);
        }
    },
    FLOATS(float[].class, BasicType.FLOAT) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asFloatBuffer().put((float[]) storage, index, n);
            out.position(out.position() + n * 4);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asFloatBuffer().get((float[]) storage, index, n);
            in.position(in.position() + n * 4);
        }
    },
    DOUBLES(double[].class, BasicType.DOUBLE) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.asDoubleBuffer().put((double[]) storage, index, n);
            out.position(out.position() + n * 8);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            in.asDoubleBuffer().get((double[]) storage, index, n);
            in.position(in.position() + n * 8);
        }
    },
    BOOLEANS(boolean[].class, BasicType.BOOLEAN) {
        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            boolean[] from = (boolean[]) storage;
            for (int i = index; i < index + n; i++) {
                out.put((byte) (from[i] ? 1 : 0));
            }
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            boolean[] into = (boolean[]) storage;
            for (int i = index; i < index + n; i++) {
                into[i] = in.get() != 0;
            }
        }
    };

    private static final ArrayStorage[] KINDS = values();

    private final Class<?> arrayClass;
    private final BasicType base;

    ArrayStorage(Class<?> arrayClass, BasicType base) {
        this.arrayClass = arrayClass;
        this.base = base;
    }

    /** Null if it is an array of anything but a primitive type. */
    static ArrayStorage of(Object array) {
        if (array instanceof double[]) {
            return DOUBLES;
        }
        for (ArrayStorage kind : KINDS) {
            if (kind.arrayClass == array.getClass()) {
                return kind;
            }
        }
        return null;
    }

    @Override
    public int length(Object storage) {
        return Array.getLength(storage);
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

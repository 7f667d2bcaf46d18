package org.sluicempi.runtime.face;

import java.nio.ByteBuffer;
import java.util.Optional;

/** The primitive types as elements of an {@link ArrayForm}, by the letters that class names have for them (JVMS 4.3.2). */
enum Elements {
    BOOLEAN('Z', 1, boolean[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            for (boolean value : (boolean[]) array) {
                out.put((byte) (value ? 1 : 0));
            }
        }

        @Override
        void get(ByteBuffer in, Object array) {
            boolean[] values = (boolean[]) array;
            for (int k = 0; k < values.length; k++) {
                values[k] = in.get() != 0;
            }
        }
    },
    BYTE('B', Byte.BYTES, byte[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.put((byte[]) array);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.get((byte[]) array);
        }
    },
    CHAR('C', Character.BYTES, char[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asCharBuffer().put((char[]) array);
            skip(out, ((char[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asCharBuffer().get((char[]) array);
            skip(in, ((char[]) array).length);
        }
    },
    SHORT('S', Short.BYTES, short[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asShortBuffer().put((short[]) array);
            skip(out, ((short[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asShortBuffer().get((short[]) array);
            skip(in, ((short[]) array).length);
        }
    },
    INT('I', Integer.BYTES, int[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asIntBuffer().put((int[]) array);
            skip(out, ((int[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asIntBuffer().get((int[]) array);
            skip(in, ((int[]) array).length);
        }
    },
    LONG('J', Long.BYTES, long[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asLongBuffer().put((long[]) array);
            skip(out, ((long[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asLongBuffer().get((long[]) array);
            skip(in, ((long[]) array).length);
        }
    },
    FLOAT('F', Float.BYTES, float[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asFloatBuffer().put((float[]) array);
            skip(out, ((float[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asFloatBuffer().get((float[]) array);
            skip(in, ((float[]) array).length);
        }
    },
    DOUBLE('D', Double.BYTES, double[].class) {
        @Override
        void put(ByteBuffer out, Object array) {
            out.asDoubleBuffer().put((double[]) array);
            skip(out, ((double[]) array).length);
        }

        @Override
        void get(ByteBuffer in, Object array) {
            in.asDoubleBuffer().get((double[]) array);
            skip(in, ((double[]) array).length);
        }
    };

    private final char letter;
    private final int size;
    private final Class<?> array;

    Elements(char letter, int size, Class<?> array) {
        this.letter = letter;
        this.size = size;
        this.array = array;
    }

    /** Bytes of one. */
    int size() {
        return size;
    }

    /** Copies all elements of an array of this type to where the buffer stands, which goes on behind them. */
    abstract void put(ByteBuffer out, Object array);

    /** Fills an array of this type from where the buffer stands, which goes on behind them. */
    abstract void get(ByteBuffer in, Object array);

    void skip(ByteBuffer buffer, int elements) {
        buffer.position(buffer.position() + elements * size);
    }

    /** The class of arrays with so many dimensions; with none, that of the elements. */
    Class<?> arrays(int dimensions) {
        Class<?> type = array.getComponentType();
        for (int k = 0; k < dimensions; k++) {
            type = type.arrayType();
        }
        return type;
    }

    static Optional<Elements> of(char letter) {
        for (Elements elements : values()) {
            if (elements.letter == letter) {
                return Optional.of(elements);
            }
        }
        return Optional.empty();
    }

    /** Of an array of one dimension. */
    static Elements in(Class<?> array) {
        return of(array.getName().charAt(1)).orElseThrow();
    }

    /** Whether it is a class of arrays whose innermost elements are primitive; {@code type} is that of an object. */
    static boolean areOf(Class<?> type) {
        Class<?> inside = type;
        while (inside.isArray()) {
            inside = inside.getComponentType();
        }
        return inside.isPrimitive();
    }
}

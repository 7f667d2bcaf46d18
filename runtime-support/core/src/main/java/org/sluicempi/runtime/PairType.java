package org.sluicempi.runtime;

/**
 * The datatypes of a value and an {@code int} index, laid out as C compilers do (MPI 4.1, section 6.9.4). Their storage is
 * a {@code java.nio.ByteBuffer} or a byte array; places are in bytes.
 */
public enum PairType implements Datatype {
    SHORT_INT(BasicType.SHORT, 4),
    LONG_INT(BasicType.LONG, 8),
    FLOAT_INT(BasicType.FLOAT, 4),
    DOUBLE_INT(BasicType.DOUBLE, 8);

    private final BasicType value;
    private final int indexAt;

    PairType(BasicType value, int indexAt) {
        this.value = value;
        this.indexAt = indexAt;
    }

    /** Type of the value, which lies at byte 0. */
    public BasicType value() {
        return value;
    }

    /** Byte at which the index lies. */
    public int indexAt() {
        return indexAt;
    }

    @Override
    public int size() {
        return value.size() + Integer.BYTES;
    }

    @Override
    public int extent() {
        return 2 * indexAt;
    }

    @Override
    public BasicType base() {
        return BasicType.BYTE;
    }

    @Override
    public int place(int k) {
        return k < value.size() ? k : indexAt + k - value.size();
    }

    @Override
    public int run(int k) {
        return value.size() == indexAt ? size() - k : k < value.size() ? value.size() - k : size() - k;
    }

    @Override
    public int span() {
        return indexAt + Integer.BYTES;
    }
}

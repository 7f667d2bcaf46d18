package org.sluicempi.runtime;

/** The basic datatypes: Java's primitive types, raw bytes of packed data, and serialised objects. */
public enum BasicType implements Datatype {
    BYTE(1),
    CHAR(2),
    SHORT(2),
    BOOLEAN(1),
    INT(4),
    LONG(8),
    FLOAT(4),
    DOUBLE(8),
    PACKED(1);

    private final int size;

    BasicType(int size) {
        this.size = size;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int extent() {
        return 1;
    }

    @Override
    public BasicType base() {
        return this;
    }
}

package org.sluicempi.runtime;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Storage for a receive of {@link BasicType#BYTE} whose length is not known before: it grows to what arrives. Owned by
 * the engine until the receive is complete.
 */
public final class GrowingBytes {
    private byte[] bytes = new byte[0];

    /** A receive buffer of any length up to the largest that a message can have. */
    public UserBuffer buffer() {
        return new UserBuffer(this, 0, Integer.MAX_VALUE, BasicType.BYTE);
    }

    /** The first {@code length} bytes that have arrived, as a copy. */
    public byte[] first(int length) {
        return Arrays.copyOf(bytes, length);
    }

    /** Access for {@link UserBuffer}. */
    static final class Access implements Storage {
        static final Access INSTANCE = new Access();

        private Access() {}

        @Override
        public int length(Object storage) {
            return Integer.MAX_VALUE;
        }

        @Override
        public int width() {
            return 1;
        }

        @Override
        public boolean holds(BasicType base) {
            return base == BasicType.BYTE || base == BasicType.PACKED;
        }

        @Override
        public void get(Object storage, int index, int n, ByteBuffer out) {
            out.put(((GrowingBytes) storage).bytes, index, n);
        }

        @Override
        public void put(Object storage, int index, int n, ByteBuffer in) {
            GrowingBytes growing = (GrowingBytes) storage;
            growing.ensure(Math.addExact(index, n));
            in.get(growing.bytes, index, n);
        }
    }

    private void ensure(int length) {
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.max(length, Math.min(2L * bytes.length, Integer.MAX_VALUE - 8)));
        }
    }
}

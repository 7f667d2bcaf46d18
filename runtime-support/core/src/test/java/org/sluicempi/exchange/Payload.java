package org.sluicempi.exchange;

import org.sluicempi.runtime.BasicType;

/**
 * The contents of a message: first, if there is room, a head that says which message it is (one byte per element, one bit
 * per boolean), then elements that follow from the exchange number and the place. Elements are handled as raw bits.
 */
final class Payload {
    private static final int HEAD_BYTES = 16;

    private final Message message;
    private final byte[] head;
    private final int headElements;

    Payload(Message message) {
        this.message = message;
        this.head = head(message);
        int need = headElements(message.base());
        this.headElements = message.elements() >= need ? need : 0;
    }

    /** Raw bits of element {@code k}. */
    long element(int k) {
        BasicType base = message.base();
        if (k >= headElements) {
            return bits(base, mix(message.number(), k));
        }
        return base == BasicType.BOOLEAN ? head[k / 8] >> k % 8 & 1 : bits(base, head[k] & 0xff);
    }

    /** Which message the elements name in their head; empty if they have no valid one. */
    static String read(BasicType base, int elements, java.util.function.IntToLongFunction element) {
        byte[] head = new byte[HEAD_BYTES];
        if (elements < headElements(base)) {
            return "";
        }
        for (int k = 0; k < headElements(base); k++) {
            if (base == BasicType.BOOLEAN) {
                head[k / 8] |= (byte) (element.applyAsLong(k) << k % 8);
            } else {
                head[k] = (byte) element.applyAsLong(k);
            }
        }
        Message named =
                new Message(number(head, 5), head[0], head[1], head[2], number(head, 3) >>> 16, base, number(head, 9));
        return java.util.Arrays.equals(head, head(named)) ? named.toString() : "";
    }

    /** Bits that an element of this type keeps in every storage: booleans are 0 or 1, floating-point numbers finite. */
    static long bits(BasicType base, long any) {
        return switch (base) {
            case BOOLEAN -> any & 1;
            case BYTE, PACKED -> (byte) any;
            case CHAR -> (char) any;
            case SHORT -> (short) any;
            case INT -> (int) any;
            case FLOAT -> any & 0x3fff_ffff;
            case LONG -> any;
            case DOUBLE -> any & 0x3fff_ffff_ffff_ffffL;
        };
    }

    static long mix(long a, long b) {
        long z = a * 0x9E37_79B9_7F4A_7C15L + b * 0xD1B5_4A32_D192_ED03L;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        return z ^ z >>> 31;
    }

    private static int headElements(BasicType base) {
        return base == BasicType.BOOLEAN ? 8 * HEAD_BYTES : HEAD_BYTES;
    }

    /** lane 1, source 1, dest 1, tag 2, number 4, elements 4, check 3. */
    private static byte[] head(Message m) {
        byte[] head = new byte[HEAD_BYTES];
        head[0] = (byte) m.lane();
        head[1] = (byte) m.source();
        head[2] = (byte) m.dest();
        put(head, 3, m.tag(), 2);
        put(head, 5, m.number(), 4);
        put(head, 9, m.elements(), 4);
        long check = mix(mix(m.lane(), m.source()) + mix(m.dest(), m.tag()), mix(m.number(), m.elements()));
        put(head, 13, (int) check, 3);
        return head;
    }

    private static void put(byte[] head, int at, int value, int bytes) {
        for (int b = 0; b < bytes; b++) {
            head[at + b] = (byte) (value >>> 8 * (bytes - 1 - b));
        }
    }

    private static int number(byte[] head, int at) {
        return (head[at] & 0xff) << 24 | (head[at + 1] & 0xff) << 16 | (head[at + 2] & 0xff) << 8 | head[at + 3] & 0xff;
    }
}

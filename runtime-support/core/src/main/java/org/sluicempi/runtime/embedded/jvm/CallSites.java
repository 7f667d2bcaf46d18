package org.sluicempi.runtime.embedded.jvm;

import java.nio.ByteBuffer;
import java.util.function.IntConsumer;

/** Walks the instructions of all methods of a class file (JVMS 4.7.3 and 6.5). */
final class CallSites {
    private static final int TABLESWITCH = 0xaa;
    private static final int LOOKUPSWITCH = 0xab;
    private static final int GETSTATIC = 0xb2;
    private static final int INVOKEVIRTUAL = 0xb6;
    private static final int INVOKESPECIAL = 0xb7;
    private static final int INVOKESTATIC = 0xb8;
    private static final int WIDE = 0xc4;
    private static final int IINC = 0x84;

    /** Length of each opcode from 0 to 201; 0 where it depends on the operands. */
    private static final String LENGTHS = "1".repeat(16) + "23233" + "22222" + "1".repeat(28) + "22222" + "1".repeat(73)
            + "3" + "1".repeat(20) + "3".repeat(16) + "2" + "00" + "1".repeat(6) + "3".repeat(7) + "55" + "323"
            + "11" + "33" + "11" + "0" + "4" + "33" + "55";

    private final ByteBuffer file;
    private final ConstantPool pool;

    CallSites(ByteBuffer file, ConstantPool pool) {
        this.file = file;
        this.pool = pool;
    }

    /** Turns virtual calls of what is at these constant pool indices, and reads of it, into static calls. */
    void makeStatic(boolean[] methodrefs) {
        walk(at -> {
            boolean uses = opcode(at) == INVOKEVIRTUAL || opcode(at) == GETSTATIC;
            if (uses && methodrefs[operand(at)]) {
                file.put(at, (byte) INVOKESTATIC);
            }
        });
    }

    /** At which constant pool indices there is something that is called with {@code super.}, past what overrides it. */
    boolean[] superCalls() {
        boolean[] called = new boolean[pool.size()];
        walk(at -> {
            if (opcode(at) == INVOKESPECIAL) {
                called[operand(at)] = true;
            }
        });
        return called;
    }

    private int operand(int at) {
        return Short.toUnsignedInt(file.getShort(at + 1));
    }

    private void walk(IntConsumer instruction) {
        file.position(pool.end() + 6);
        skip(2 * nextShort());
        for (int fields = nextShort(); fields > 0; fields--) {
            skip(6);
            skipAttributes();
        }
        for (int methods = nextShort(); methods > 0; methods--) {
            skip(6);
            for (int attributes = nextShort(); attributes > 0; attributes--) {
                boolean code = pool.utf8(nextShort()).equals("Code");
                int length = file.getInt();
                if (code) {
                    int start = file.position() + 8;
                    walk(start, start + file.getInt(start - 4), instruction);
                }
                skip(length);
            }
        }
    }

    private void walk(int start, int end, IntConsumer instruction) {
        for (int at = start; at < end; at += length(at, start)) {
            instruction.accept(at);
        }
    }

    private int length(int at, int start) {
        int padded = at + 4 - (at - start) % 4;
        return switch (opcode(at)) {
            case TABLESWITCH -> padded + 12 + 4 * (file.getInt(padded + 8) - file.getInt(padded + 4) + 1) - at;
            case LOOKUPSWITCH -> padded + 8 + 8 * file.getInt(padded + 4) - at;
            case WIDE -> opcode(at + 1) == IINC ? 6 : 4;
            default -> LENGTHS.charAt(opcode(at)) - '0';
        };
    }

    private int opcode(int at) {
        return Byte.toUnsignedInt(file.get(at));
    }

    private int nextShort() {
        return Short.toUnsignedInt(file.getShort());
    }

    private void skip(int bytes) {
        file.position(file.position() + bytes);
    }

    private void skipAttributes() {
        for (int attributes = nextShort(); attributes > 0; attributes--) {
            skip(2);
            int length = file.getInt();
            skip(length);
        }
    }
}

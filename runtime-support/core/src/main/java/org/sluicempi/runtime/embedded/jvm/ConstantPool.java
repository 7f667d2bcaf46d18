package org.sluicempi.runtime.embedded.jvm;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/** Where the entries of a class file's constant pool are (JVMS 4.4). */
final class ConstantPool {
    static final int COUNT_OFFSET = 8;
    private static final Set<String> OTHERS = Set.of("java/util/ServiceLoader", "java/sql/DriverManager");
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final ByteBuffer file;
    private final int[] offsets;
    private final int end;

    /** @throws ClassFormatError for what is no class file */
    ConstantPool(ByteBuffer file) {
        this.file = file;
        if (file.capacity() < COUNT_OFFSET + 2 || file.getInt(0) != 0xCAFEBABE) {
            throw new ClassFormatError("no class file");
        }
        offsets = new int[Short.toUnsignedInt(file.getShort(COUNT_OFFSET))];
        int at = COUNT_OFFSET + 2;
        for (int k = 1; k < offsets.length; k++) {
            offsets[k] = at;
            int tag = file.get(at);
            at += length(tag, at);
            if (tag == LONG || tag == DOUBLE) {
                k++;
            }
        }
        end = at;
    }

    private int length(int tag, int at) {
        return switch (tag) {
            case 1 -> 3 + Short.toUnsignedInt(file.getShort(at + 1));
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 5;
            case LONG, DOUBLE -> 9;
            case 7, 8, 16, 19, 20 -> 3;
            case 15 -> 4;
            default -> throw new ClassFormatError("constant with tag " + tag);
        };
    }

    int size() {
        return offsets.length;
    }

    /** Offset in the file of the first byte after the pool. */
    int end() {
        return end;
    }

    /** 0 for the unused index after a long or double. */
    int tag(int index) {
        return offsets[index] == 0 ? 0 : file.get(offsets[index]);
    }

    int offset(int index) {
        return offsets[index];
    }

    /** The unsigned short {@code at} bytes after the start of an entry. */
    int unsigned(int index, int at) {
        return Short.toUnsignedInt(file.getShort(offsets[index] + at));
    }

    String utf8(int index) {
        byte[] bytes = new byte[unsigned(index, 1)];
        file.get(offsets[index] + 3, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Class, name and descriptor of a method or field, {@code java/lang/System.exit(I)V}, if the class is of the JDK. */
    Optional<String> member(int index) {
        String owner = utf8(unsigned(unsigned(index, 1), 1));
        if (!owner.startsWith("java/lang/") && !OTHERS.contains(owner)) {
            return Optional.empty();
        }
        int nameAndType = unsigned(index, 3);
        return Optional.of(owner + "." + utf8(unsigned(nameAndType, 1)) + utf8(unsigned(nameAndType, 3)));
    }
}

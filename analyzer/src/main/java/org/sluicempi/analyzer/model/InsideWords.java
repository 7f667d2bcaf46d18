package org.sluicempi.analyzer.model;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * The names by which a class file speaks of the JDK's classes for the inside of objects and classes, and of their members. Those
 * that a compiler puts into it for lambdas and texts are not among them.
 */
final class InsideWords {
    private static final List<String> PACKAGES = List.of(
            "java/beans/", "java/io/", "java/lang/", "java/util/concurrent/atomic/", "jdk/internal/", "sun/misc/");

    /** Made by compilers, or of nothing but arrays. */
    private static final List<String> HARMLESS = List.of(
            "java/lang/invoke/LambdaMetafactory",
            "java/lang/invoke/StringConcatFactory",
            "java/lang/reflect/Array",
            "java/lang/runtime/");

    /** Tags of constants that are members (JVM specification, 4.4). */
    private static final Set<Integer> MEMBERS = Set.of(9, 10, 11);

    private final ClassReader reader;
    private final char[] buffer;

    private InsideWords(ClassReader reader) {
        this.reader = reader;
        this.buffer = new char[reader.getMaxStringLength()];
    }

    /**
     * Adds them to others.
     *
     * @throws IndexOutOfBoundsException or {@link IllegalArgumentException} if it is no class file
     */
    static void add(ClassReader file, Set<String> words) {
        InsideWords inside = new InsideWords(file);
        for (int i = 1; i < file.getItemCount(); i++) {
            int at = file.getItem(i);
            if (at > 0 && MEMBERS.contains(file.readByte(at - 1))) {
                inside.addMember(at, words);
            }
        }
    }

    private void addMember(int at, Set<String> words) {
        String owner = reader.readClass(at, buffer);
        if (PACKAGES.stream().anyMatch(owner::startsWith) && HARMLESS.stream().noneMatch(owner::startsWith)) {
            words.addAll(Arrays.asList(owner.split("[/$]")));
            words.add(reader.readUTF8(reader.getItem(reader.readUnsignedShort(at + 2)), buffer));
        }
    }
}

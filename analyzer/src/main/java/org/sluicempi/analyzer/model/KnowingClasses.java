package org.sluicempi.analyzer.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * Which classes the classes of a class path name, in little space: one that names a class of the program is a part of it, and one
 * whose source is not there a part that nobody reads.
 */
final class KnowingClasses {
    /** Tag of a constant that names a class (JVM specification, 4.4). */
    private static final int CLASS = 7;

    /** Hash codes in ascending order, by the qualified name of the class that names them, with what it belongs to in front. */
    private final Map<String, int[]> named = new HashMap<>();

    void add(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        int[] names = IntStream.range(1, reader.getItemCount())
                .map(reader::getItem)
                .filter(at -> at > 0 && reader.readByte(at - 1) == CLASS)
                .mapToObj(at -> reader.readUTF8(at, buffer))
                .filter(name -> !name.startsWith("java/"))
                .flatMap(KnowingClasses::outer)
                .mapToInt(String::hashCode)
                .distinct()
                .sorted()
                .toArray();
        named.merge(reader.getClassName().replace('/', '.'), names, KnowingClasses::both);
    }

    void addAll(KnowingClasses others) {
        others.named.forEach((name, codes) -> named.merge(name, codes, KnowingClasses::both));
    }

    private static int[] both(int[] some, int[] others) {
        return IntStream.concat(Arrays.stream(some), Arrays.stream(others))
                .distinct()
                .sorted()
                .toArray();
    }

    /**
     * Whether a class without source names one of these.
     *
     * @param types qualified names of top-level types
     * @param hasSource asked for such names
     */
    boolean know(Set<String> types, Predicate<String> hasSource) {
        int[] sought = types.stream().mapToInt(String::hashCode).toArray();
        return named.entrySet().stream()
                .filter(entry ->
                        Arrays.stream(sought).anyMatch(code -> Arrays.binarySearch(entry.getValue(), code) >= 0))
                .anyMatch(entry -> outer(entry.getKey()).noneMatch(hasSource));
    }

    /**
     * Qualified names that the top-level class may have which a class is or belongs to, or that an array is of: the sign between the
     * names of nested classes may be a part of a name, too.
     */
    private static Stream<String> outer(String internalName) {
        String name = (internalName.startsWith("[")
                        ? internalName.replaceFirst("^\\[+L?", "").replace(";", "")
                        : internalName)
                .replace('/', '.');
        return IntStream.rangeClosed(name.lastIndexOf('.') + 2, name.length())
                .filter(end -> end == name.length() || name.charAt(end) == '$')
                .mapToObj(end -> name.substring(0, end));
    }
}

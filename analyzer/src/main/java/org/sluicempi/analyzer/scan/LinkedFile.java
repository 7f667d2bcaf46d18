package org.sluicempi.analyzer.scan;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.analyzer.words.FileWords;
import org.sluicempi.analyzer.words.Harmless;
import org.sluicempi.analyzer.words.Vocabulary;

/** As much of a file as tells which others it may name, in little space. Two are equal if they are the same object. */
final class LinkedFile {
    /** What finds a class by a text: then names may stand in strings, too. */
    private static final List<String> FINDERS = List.of("forName", "loadClass", "findClass");

    private final SourceFile file;
    private final String packageName;
    private final Set<String> declared;
    private final Set<String> declaredIn;
    private final int[] words;
    private final boolean finds;
    private final boolean seesAll;
    private final boolean unreadable;
    private final Set<String> libraries;

    private LinkedFile(SourceFile file, FileWords found) {
        Vocabulary vocabulary = found.vocabulary();
        this.file = file;
        this.packageName = vocabulary.packageName();
        this.declared = declared(file, vocabulary);
        Set<String> qualified = new HashSet<>(vocabulary.declaredIn());
        declared.forEach(name -> qualified.add(packageName + "." + name));
        this.declaredIn = Set.copyOf(qualified);
        this.finds = FINDERS.stream().anyMatch(vocabulary.named()::contains);
        this.seesAll = found.untold() && isJava();
        Stream<String> named =
                finds || seesAll ? vocabulary.words().stream().flatMap(LinkedFile::parts) : vocabulary.named().stream();
        this.words = named.mapToInt(String::hashCode).sorted().toArray();
        this.unreadable = found.digest().isEmpty();
        this.libraries = Set.copyOf(vocabulary.qualified());
    }

    static LinkedFile of(SourceFile file, FileWords found) {
        return new LinkedFile(file, found);
    }

    /** A nested class is found by the name of the outer one with a sign between. */
    private static Stream<String> parts(String word) {
        return Stream.concat(Stream.of(word), Arrays.stream(word.split("\\$")));
    }

    /** Functions in Kotlin belong to a class that is named after their file. */
    private static Set<String> declared(SourceFile file, Vocabulary vocabulary) {
        Set<String> declared = new HashSet<>(vocabulary.outermost());
        declared.add(stem(file));
        if (!Surroundings.isJava(file.path())) {
            declared.add(capitalised(stem(file)) + "Kt");
        }
        return Set.copyOf(declared);
    }

    SourceFile file() {
        return file;
    }

    String packageName() {
        return packageName;
    }

    /**
     * Simple names of its outermost types. Whoever uses one in them names the outer one, too, or a type of a file that leads to it.
     */
    Set<String> declared() {
        return declared;
    }

    /** Its types, each with its package and a point in front. */
    Set<String> declaredIn() {
        return declaredIn;
    }

    /** Hash codes of the words that may be names of types, in ascending order. */
    IntStream words() {
        return Arrays.stream(words);
    }

    /** The name of the file, with its package. */
    String key() {
        return packageName + "." + file.path().getFileName();
    }

    boolean isJava() {
        return Surroundings.isJava(file.path());
    }

    /** Whether it uses something that may do with the program what it likes. */
    boolean usesLibraries(Set<String> packages) {
        return libraries.stream().anyMatch(name -> !Harmless.is(name, packages));
    }

    /** Whether it says in a way of its own which packages its classes are in. */
    private boolean isInClojure() {
        return String.valueOf(file.path().getFileName()).matches(".*[.]cljc?");
    }

    /** Whether nobody knows what it names. */
    boolean isUnreadable() {
        return unreadable;
    }

    /** Whether a word that is the name of a type in another file may mean that type: of another package it has to name that, too. */
    boolean sees(LinkedFile other) {
        if (seesAll || other.isInClojure() || packageName.equals(other.packageName)) {
            return true;
        }
        return other.packageName.isEmpty()
                ? finds
                : Arrays.stream(other.packageName.split("\\."))
                        .allMatch(part -> Arrays.binarySearch(words, part.hashCode()) >= 0);
    }

    private static String capitalised(String name) {
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String stem(SourceFile file) {
        String name = String.valueOf(file.path().getFileName());
        int point = name.lastIndexOf('.');
        return point < 0 ? name : name.substring(0, point);
    }
}

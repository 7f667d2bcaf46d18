package org.sluicempi.analyzer.model;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.sluicempi.analyzer.callgraph.Libraries;
import org.sluicempi.analyzer.memo.Lazy;

/**
 * The jars and class folders of the class path without the API's own classes, read when the first question is asked. One that holds
 * something that is no class file names everything.
 */
final class ClassPathLibraries implements Libraries {
    /** Tag of a constant that is a text (JVM specification, 4.4). */
    private static final int UTF8 = 1;

    /** Of the runtime behind our faces of the API, which does with a rank's streams what MPI's launcher does. */
    private static final String RUNTIME = "org/sluicempi/runtime/";

    /** What an archive with the API holds of it and of what is beneath it in MPJ Express; all else in it is the program's. */
    private static final List<String> IMPLEMENTATIONS = List.of("mpi/", "mpjbuf/", "mpjdev/", "runtime/", "xdev/");

    private static final Set<String> REDIRECTING = Set.of("setOut", "setErr");

    private final Lazy<List<Names>> all;
    private final Lazy<Set<String>> overridden;
    private final Lazy<KnowingClasses> knowing;

    /** @param packages of the API */
    ClassPathLibraries(ClassPath classPath, Set<String> packages) {
        this.all = new Lazy<>(() -> packages.stream()
                .flatMap(api -> Stream.concat(
                        classPath.readEntriesWithout(api + "/MPI", files -> Names.of(files, api, List.of())).stream(),
                        classPath
                                .readEntriesWith(api + "/MPI", files -> Names.of(files, api, IMPLEMENTATIONS))
                                .stream()))
                .toList());
        this.overridden = new Lazy<>(() -> {
            DerivedClasses together = new DerivedClasses();
            all.get().forEach(names -> together.addAll(names.derived));
            return together.overridden();
        });
        this.knowing = new Lazy<>(() -> {
            KnowingClasses together = new KnowingClasses();
            all.get().forEach(names -> together.addAll(names.knowing));
            return together;
        });
    }

    /**
     * Whether a class there that is not compiled from the program's sources knows the program.
     *
     * @param types qualified names of its top-level types
     * @param hasSource whether a source is there for the top-level type of a qualified name
     */
    boolean know(Set<String> types, Predicate<String> hasSource) {
        return knowing.get().know(types, hasSource);
    }

    @Override
    public boolean name(String word) {
        return all.get().stream().anyMatch(names -> names.useApi && (!names.told || names.words.contains(word)));
    }

    @Override
    public boolean lookInsideBy(String word) {
        return all.get().stream().anyMatch(names -> !names.told || names.inside.contains(word));
    }

    @Override
    public boolean redirectOutput() {
        return all.get().stream().anyMatch(names -> !names.told || names.redirect);
    }

    @Override
    public boolean areHidden() {
        return all.get().stream().anyMatch(names -> !names.told);
    }

    @Override
    public boolean override(String qualifiedName) {
        return overridden.get().contains(qualifiedName);
    }

    /**
     * The words of an entry's constants.
     *
     * @param words those of an entry that uses the API
     * @param inside those by which it looks into objects and classes
     * @param useApi whether one of them is of the API's package
     * @param redirect whether one of them names a method that replaces a standard stream
     * @param told whether they are all
     */
    private record Names(
            Set<String> words,
            Set<String> inside,
            boolean useApi,
            boolean redirect,
            boolean told,
            DerivedClasses derived,
            KnowingClasses knowing) {
        /** @param passedBy what the names of classes begin with that do not count */
        static Names of(Stream<byte[]> files, String api, List<String> passedBy) {
            Set<String> all = new HashSet<>();
            Set<String> inside = new HashSet<>();
            boolean used = false;
            boolean told = true;
            DerivedClasses derived = new DerivedClasses();
            KnowingClasses knowing = new KnowingClasses();
            for (byte[] file : (Iterable<byte[]>) files::iterator) {
                Optional<List<String>> texts = texts(file, derived, knowing, inside, passedBy);
                told &= texts.isPresent();
                for (String text : texts.orElse(List.of())) {
                    used |= text.startsWith(api + "/") || text.contains("L" + api + "/");
                    all.add(text);
                }
            }
            boolean redirect = REDIRECTING.stream().anyMatch(all::contains);
            Set<String> words = used || !told ? words(all) : Set.of();
            return new Names(words, inside, used || !told, redirect, told, derived, knowing);
        }

        private static Set<String> words(Set<String> texts) {
            return texts.stream()
                    .flatMap(text -> Arrays.stream(text.split("[^A-Za-z0-9_$]+")))
                    .collect(Collectors.toSet());
        }
    }

    private static Optional<List<String>> texts(
            byte[] file, DerivedClasses derived, KnowingClasses knowing, Set<String> inside, List<String> passedBy) {
        try {
            ClassReader reader = new ClassReader(HeaderClass.readable(file));
            String name = reader.getClassName();
            if (name.startsWith(RUNTIME) || passedBy.stream().anyMatch(name::startsWith)) {
                return Optional.of(List.of());
            }
            derived.add(reader);
            knowing.add(reader);
            InsideWords.add(reader, inside);
            return Optional.of(Stream.iterate(1, i -> i < reader.getItemCount(), i -> i + 1)
                    .map(reader::getItem)
                    .filter(at -> at > 0 && reader.readByte(at - 1) == UTF8)
                    .map(at -> text(file, at, reader))
                    .toList());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** @param at of the length, which the bytes follow; what is no ASCII is no part of a word that anybody asks for */
    private static String text(byte[] file, int at, ClassReader reader) {
        return new String(file, at + 2, reader.readUnsignedShort(at), StandardCharsets.ISO_8859_1);
    }
}

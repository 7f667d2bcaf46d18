package org.sluicempi.analyzer.model;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.sluicempi.analyzer.callgraph.Libraries;
import org.sluicempi.analyzer.memo.Lazy;

/**
 * The jars and class folders in which some class uses the MPI API, without the API's own, read when the first question is
 * asked. One that holds something that is no class file names everything.
 */
final class MessagingLibraries implements Libraries {
    /** Tag of a constant that is a text (JVM specification, 4.4). */
    private static final int UTF8 = 1;

    private final Lazy<List<Names>> all;

    /** @param packages of the API */
    MessagingLibraries(ClassPath classPath, Set<String> packages) {
        this.all = new Lazy<>(() -> packages.stream()
                .flatMap(api -> classPath.readEntriesWithout(api + "/MPI", files -> Names.of(files, api)).stream())
                .filter(Names::useApi)
                .toList());
    }

    @Override
    public boolean name(String word) {
        return all.get().stream().anyMatch(names -> !names.told || names.words.contains(word));
    }

    /**
     * The words of an entry's constants.
     *
     * @param useApi whether one of them is of the API's package
     * @param told whether they are all
     */
    private record Names(Set<String> words, boolean useApi, boolean told) {
        static Names of(Stream<byte[]> files, String api) {
            Set<String> words = new HashSet<>();
            boolean used = false;
            boolean told = true;
            for (byte[] file : (Iterable<byte[]>) files::iterator) {
                Optional<List<String>> texts = texts(file);
                told &= texts.isPresent();
                for (String text : texts.orElse(List.of())) {
                    used |= text.startsWith(api + "/") || text.contains("L" + api + "/");
                    words.addAll(Arrays.asList(text.split("[^A-Za-z0-9_$]+")));
                }
            }
            return new Names(words, used || !told, told);
        }
    }

    private static Optional<List<String>> texts(byte[] file) {
        try {
            ClassReader reader = new ClassReader(HeaderClass.readable(file));
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

package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.sluicempi.analyzer.words.FileWords;
import org.sluicempi.analyzer.words.Vocabulary;

/**
 * In how many files of a tree each word stands, in each sense that a {@link Vocabulary} tells apart. From the numbers of the
 * whole tree and those of some of its files follows what stands in the others, so that no file is read once for every other
 * one.
 */
final class Tally {
    /** What a word stands for. */
    enum Sense {
        WORD(Vocabulary::words),
        EXTENDED(Vocabulary::extended),
        ASSIGNED(Vocabulary::assigned),
        DECLARED(Vocabulary::declared),
        DECLARED_IN(Vocabulary::declaredIn),
        VARIABLE(Vocabulary::variables),
        MAIN(Vocabulary::mains),
        IMPORTED_FROM(Vocabulary::importedFrom),
        NAMED(Vocabulary::named),
        MARK(Vocabulary::marks),
        OUTERMOST(Vocabulary::outermost),
        CONSTANT(vocabulary -> vocabulary.types().constants());

        private final Function<Vocabulary, Set<String>> words;

        Sense(Function<Vocabulary, Set<String>> words) {
            this.words = words;
        }
    }

    private final Map<Sense, Map<String, Integer>> numbers = new EnumMap<>(Sense.class);
    private final Map<Path, Optional<String>> digests = new HashMap<>();
    private int untold;

    /** @param words tells the words of a file */
    Tally(Collection<SourceFile> files, Function<SourceFile, FileWords> words) {
        for (Sense sense : Sense.values()) {
            numbers.put(sense, new HashMap<>());
        }
        for (SourceFile file : files) {
            digests.put(file.path(), count(words.apply(file)));
        }
    }

    private Optional<String> count(FileWords found) {
        numbers.forEach((sense, counted) ->
                sense.words.apply(found.vocabulary()).forEach(word -> counted.merge(word, 1, Integer::sum)));
        untold += found.untold() ? 1 : 0;
        return found.digest();
    }

    /** The number of files in which the word has this sense. */
    int number(Sense sense, String word) {
        return words(sense).getOrDefault(word, 0);
    }

    /** Each word that has this sense somewhere, with the number of these files. */
    Map<String, Integer> words(Sense sense) {
        return numbers.getOrDefault(sense, Map.of());
    }

    /** The number of files that could not be read, or that compilers read in different ways. */
    int untold() {
        return untold;
    }

    boolean isEmpty() {
        return digests.isEmpty();
    }

    /** Whether the files of the other one are here, too, and both have read the same in them. */
    boolean holds(Tally other) {
        return digests.entrySet().containsAll(other.digests.entrySet());
    }
}

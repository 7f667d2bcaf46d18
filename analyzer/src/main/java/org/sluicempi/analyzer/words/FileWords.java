package org.sluicempi.analyzer.words;

import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.SourceText;

/**
 * The words of one file.
 *
 * @param vocabulary empty if the file cannot be read
 * @param digest of its bytes; empty if it cannot be read
 * @param untold whether compilers read the file in different ways, or nobody can
 */
public record FileWords(Vocabulary vocabulary, Optional<String> digest, boolean untold) {
    /** @param bytes null if the file cannot be read */
    public static FileWords of(byte @Nullable [] bytes, Charset encoding) {
        return of(bytes, encoding, Vocabulary::add);
    }

    /**
     * Of a file in another language than Java: nobody here can tell what it does to whom.
     *
     * @param bytes null if the file cannot be read
     */
    public static FileWords ofForeign(byte @Nullable [] bytes, Charset encoding) {
        return of(bytes, encoding, Vocabulary::addForeign).doubted();
    }

    /** The same words, which tell nothing of what the file does. */
    public FileWords doubted() {
        return new FileWords(vocabulary, digest, true);
    }

    private static FileWords of(byte @Nullable [] bytes, Charset encoding, BiConsumer<Vocabulary, String> adding) {
        Vocabulary vocabulary = new Vocabulary();
        if (bytes == null) {
            return new FileWords(vocabulary, Optional.empty(), true);
        }
        String text = new String(bytes, encoding);
        adding.accept(vocabulary, text);
        boolean untold = text.indexOf(0) >= 0 || vocabulary.isDoubtful();
        return new FileWords(vocabulary, Optional.of(SourceText.sha256(bytes)), untold);
    }
}

package org.sluicempi.analyzer.scan;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.words.FileWords;

/** What is in the bytes of one file, each found out when it is first asked for. */
final class FileFacts {
    private static final Pattern DECLARATION = Pattern.compile("\\b(?:class|interface|enum|record)\\s+(\\w+)");

    private final SourceFile file;
    private final byte[] bytes;
    private final Lazy<Reading> reading;
    private final Lazy<Set<String>> declarations;
    private final Lazy<FileWords> words;

    /** @param reading reads and parses the file, whether or not it mentions MPI */
    FileFacts(SourceFile file, byte[] bytes, Charset encoding, Supplier<Reading> reading) {
        this.file = file;
        this.bytes = bytes;
        this.reading = new Lazy<>(reading);
        this.declarations = new Lazy<>(this::findDeclarations);
        this.words = new Lazy<>(() -> FileWords.of(bytes, encoding));
    }

    boolean isOf(SourceFile other, byte[] now) {
        return file.equals(other) && Arrays.equals(bytes, now);
    }

    /** What a parser makes of the text. */
    Reading reading() {
        return reading.get();
    }

    /** Names that a type may be declared under, by a search of the text. */
    Set<String> declarations() {
        return declarations.get();
    }

    FileWords words() {
        return words.get();
    }

    private Set<String> findDeclarations() {
        Set<String> names = new TreeSet<>();
        String text =
                PlainText.of(new String(bytes, StandardCharsets.ISO_8859_1)).text();
        Matcher match = DECLARATION.matcher(text);
        while (match.find()) {
            names.add(match.group(1));
        }
        return names;
    }
}

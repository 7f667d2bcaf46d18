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
    /** Nothing here ever gives back what it has taken: so the matcher needs no stack for long runs of comments. */
    private static final String SPACE = "(?:\\s++|/\\*(?s:.*?)\\*/|//.*+)";

    private static final Pattern DECLARATION =
            Pattern.compile("\\b(?:class|interface|enum|record)" + SPACE + "++(\\p{javaJavaIdentifierPart}++)");

    /** What a decoder writes for bytes that do not belong to the encoding. */
    private static final char UNDECODABLE = '\uFFFD';

    private static final Pattern BYTE_ORDER_MARK = Pattern.compile("^(?:\u00fe\u00ff|\u00ff\u00fe)");

    private final SourceFile file;
    private final byte[] bytes;
    private final Charset encoding;
    private final Lazy<Reading> reading;
    private final Lazy<Set<String>> declarations;
    private final Lazy<FileWords> words;

    /** @param reading reads and parses the file, whether or not it mentions MPI */
    FileFacts(SourceFile file, byte[] bytes, Charset encoding, Supplier<Reading> reading) {
        this.file = file;
        this.bytes = bytes;
        this.encoding = encoding;
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
        String text = new String(bytes, encoding);
        Set<String> names = declarationsIn(text);
        if (text.indexOf(UNDECODABLE) >= 0 || text.indexOf('\0') >= 0) {
            // Whatever its encoding is, keywords will be spelled in one of these ways.
            String ascii = new String(bytes, StandardCharsets.ISO_8859_1).replace("\0", "");
            names.addAll(declarationsIn(BYTE_ORDER_MARK.matcher(ascii).replaceFirst("")));
        }
        return names;
    }

    private static Set<String> declarationsIn(String text) {
        Set<String> names = new TreeSet<>();
        Matcher match = DECLARATION.matcher(PlainText.of(text).text());
        while (match.find()) {
            names.add(match.group(1));
        }
        return names;
    }
}

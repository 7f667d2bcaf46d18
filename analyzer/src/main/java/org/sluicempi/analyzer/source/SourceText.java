package org.sluicempi.analyzer.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of one file as it was read once: byte order mark, line ends and tabs as they are. Encoding {@link #text()}
 * again gives the bytes that were read.
 */
public final class SourceText {
    private static final Pattern LONE_RETURN = Pattern.compile("\r(?!\n)");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Path file;
    private final Charset encoding;
    private final String text;
    private final String sha256;
    private final int[] lineStarts;
    private @Nullable PlainText plain;
    private @Nullable Tokens tokens;

    private SourceText(Path file, Charset encoding, String text, String sha256) {
        this.file = file;
        this.encoding = encoding;
        this.text = text;
        this.sha256 = sha256;
        this.lineStarts = LineStarts.of(text);
    }

    /**
     * Reads a file.
     *
     * @param file as the user named it; positions show it so
     * @throws UndecodableException if a byte does not belong to the encoding
     * @throws IOException if the file cannot be read
     */
    public static SourceText read(Path file, Charset encoding) throws IOException {
        return of(file, Files.readAllBytes(file), encoding);
    }

    /**
     * Decodes bytes that were read already.
     *
     * @throws UndecodableException if a byte does not belong to the encoding
     */
    public static SourceText of(Path file, byte[] bytes, Charset encoding) throws UndecodableException {
        return new SourceText(file, encoding, decode(bytes, encoding), sha256(bytes));
    }

    private static String decode(byte[] bytes, Charset encoding) throws UndecodableException {
        CharsetDecoder decoder = encoding.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate((int) Math.ceil(bytes.length * (double) decoder.maxCharsPerByte()) + 1);
        CoderResult result = decoder.decode(in, out, true);
        if (!result.isError()) {
            result = decoder.flush(out);
        }
        if (result.isError()) {
            throw new UndecodableException(in.position(), bytes[in.position()] & 0xFF, encoding);
        }
        return out.flip().toString();
    }

    /** The SHA-256 of some bytes in hexadecimal digits. */
    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The file as the user named it. */
    public Path file() {
        return file;
    }

    public Charset encoding() {
        return encoding;
    }

    /** The decoded text; starts with U+FEFF if the file starts with a byte order mark that the decoder keeps. */
    public String text() {
        return text;
    }

    /**
     * The text for parsers, with tokens at the same offsets. They refuse a byte order mark: a space stands in its place. And they
     * look for some brackets and names as they are, so that a token with unicode escapes, but for literals, is spelled without
     * them, with spaces behind it. A carriage return that ends a line alone, which they do not take for one in a text block, is a line
     * feed; semicolons among imports, which not all of them skip, are spaces.
     */
    public String parserText() {
        StringBuilder spelled = new StringBuilder(LONE_RETURN
                .matcher(plain().isWritten() ? text : tokens().spelled())
                .replaceAll("\n"));
        tokens().amongImports()
                .forEach(stray -> spelled.replace(stray.start(), stray.end(), " ".repeat(stray.end() - stray.start())));
        if (!spelled.isEmpty() && spelled.charAt(0) == BYTE_ORDER_MARK) {
            spelled.setCharAt(0, ' ');
        }
        return spelled.toString();
    }

    /** The text as the compiler reads it, without unicode escapes, and where each of its characters was written. */
    public PlainText plain() {
        if (plain == null) {
            plain = PlainText.of(text);
        }
        return plain;
    }

    /** The tokens of the text. */
    public Tokens tokens() {
        if (tokens == null) {
            tokens = Tokens.of(text, plain());
        }
        return tokens;
    }

    /**
     * Where the comments begin that belong to the code at the offset: they stand on the lines right above it, and nothing
     * else stands there. The offset itself if there is none.
     */
    public int withComments(int offset) {
        int start = offset;
        List<Token> before = tokens().before(offset);
        for (int i = before.size() - 1; i >= 0 && !before.get(i).isCode(); i--) {
            Token token = before.get(i);
            if (!token.isComment()) {
                continue;
            }
            String between = text.substring(token.end(), start);
            boolean first = text.substring(lineStart(lineOf(token.start())), token.start())
                    .isBlank();
            if (!between.isBlank() || between.lines().count() > 2 || !first) {
                return start;
            }
            start = token.start();
        }
        return start;
    }

    /** Of the bytes, in lower-case hex. */
    public String sha256() {
        return sha256;
    }

    public int lineCount() {
        return lineStarts.length;
    }

    /** The line, from 1, that an offset from 0 to the text's length lies in. */
    public int lineOf(int offset) {
        checkOffset(offset);
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** Offset of a line's first character; lines count from 1. */
    public int lineStart(int line) {
        return lineStarts[line - 1];
    }

    /** The place to show for an offset from 0 to the text's length. A byte order mark takes no column. */
    public Position position(int offset) {
        int line = lineOf(offset);
        int start = lineStart(line);
        int column = offset - start + 1;
        boolean marked = line == 1 && offset > 0 && text.charAt(0) == BYTE_ORDER_MARK;
        return new Position(file, line, marked ? column - 1 : column);
    }

    public String substring(Span span) {
        return text.substring(span.start(), span.end());
    }

    private void checkOffset(int offset) {
        if (offset < 0 || offset > text.length()) {
            throw new IndexOutOfBoundsException("offset " + offset + " in " + file + " of length " + text.length());
        }
    }
}

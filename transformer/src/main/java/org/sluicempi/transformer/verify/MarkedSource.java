package org.sluicempi.transformer.verify;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.SimpleJavaFileObject;

/** A source that begins with a byte order mark, which other compilers read over and the JDK's refuses. */
final class MarkedSource extends SimpleJavaFileObject {
    private static final String MARK = "\uFEFF";

    private final Path file;
    private final Charset encoding;

    MarkedSource(Path file, Charset encoding) {
        super(file.toUri(), Kind.SOURCE);
        this.file = file;
        this.encoding = encoding;
    }

    static boolean is(Path file, Charset encoding) throws IOException {
        byte[] mark = MARK.getBytes(encoding);
        try (var in = Files.newInputStream(file)) {
            return java.util.Arrays.equals(in.readNBytes(mark.length), mark)
                    && encoding.newEncoder().canEncode(MARK.charAt(0));
        }
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
        return new String(Files.readAllBytes(file), encoding).substring(MARK.length());
    }
}

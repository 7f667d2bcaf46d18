package org.sluicempi.lsp.work;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Path;
import java.util.Map;
import org.sluicempi.analyzer.input.Contents;

/**
 * What the sources hold at one moment: the open ones what their editor shows, the others what lies on the disk.
 *
 * @param open by file
 * @param encoding of the sources
 */
record Snapshot(Map<Path, OpenDocument> open, Contents disk, Charset encoding) implements Contents {
    Snapshot {
        open = Map.copyOf(open);
    }

    @Override
    public byte[] read(Path file) throws IOException {
        OpenDocument document = open.get(file);
        return document == null ? disk.read(file) : encoded(document.text());
    }

    private byte[] encoded(String text) throws CharacterCodingException {
        ByteBuffer bytes = encoding.newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .encode(CharBuffer.wrap(text));
        byte[] encoded = new byte[bytes.remaining()];
        bytes.get(encoded);
        return encoded;
    }
}

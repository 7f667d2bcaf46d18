package org.sluicempi.transformer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.Optional;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.edit.EditList;
import org.sluicempi.transformer.edit.FileEditor;
import org.sluicempi.transformer.edit.LineOrigins;
import org.sluicempi.transformer.parse.ParsedSource;
import org.sluicempi.transformer.parse.SyntaxException;
import org.sluicempi.transformer.verify.Verifier;

/** Carries out the plan of one file in memory: read, edit, verify. */
final class FileTransformer {
    private FileTransformer() {}

    /**
     * Empty if the plan changes nothing.
     *
     * @param contents what the file holds
     */
    static Optional<FileChange> transform(FilePlan plan, Contents contents) {
        if (plan.steps().isEmpty()) {
            return Optional.empty();
        }
        byte[] bytes = read(plan, contents);
        SourceText before = decode(plan, bytes);
        if (!before.sha256().equals(plan.sha256())) {
            throw new InputException(plan.file() + ": changed since it was analysed; analyse it again");
        }
        if (!Arrays.equals(encode(plan, before.text(), before.encoding()), bytes)) {
            throw new InputException(plan.file() + ": " + plan.encoding()
                    + " does not give the same bytes back; name the encoding with its byte order");
        }
        return transform(plan, before, bytes);
    }

    /**
     * The same for a file that has been read and found to be the one that was analysed.
     *
     * @param bytes that {@code before} was decoded from
     */
    static Optional<FileChange> transform(FilePlan plan, SourceText before, byte[] bytes) {
        ParsedSource source = parse(before);
        EditList edits = FileEditor.edits(source, plan);
        String after = edits.apply(before.text());
        byte[] afterBytes = encode(plan, after, before.encoding());
        if (Arrays.equals(bytes, afterBytes)) {
            return Optional.empty();
        }
        Verifier.check(source, decode(plan, afterBytes), plan);
        return Optional.of(new FileChange(
                plan.file(),
                plan.root(),
                before.text(),
                after,
                bytes,
                afterBytes,
                plan,
                edits.edits(),
                LineOrigins.of(before, edits, plan.sites())));
    }

    private static byte[] read(FilePlan plan, Contents contents) {
        try {
            return contents.read(plan.file());
        } catch (IOException e) {
            throw new InputException(plan.file() + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private static SourceText decode(FilePlan plan, byte[] bytes) {
        try {
            return SourceText.of(plan.file(), bytes, Charset.forName(plan.encoding()));
        } catch (CharacterCodingException e) {
            throw new InputException(plan.file() + ": " + e.getMessage() + "; name the right encoding", e);
        }
    }

    private static ParsedSource parse(SourceText text) {
        try {
            return ParsedSource.of(text);
        } catch (SyntaxException e) {
            throw new InternalException("planned changes in a file that does not parse: " + e.getMessage(), e);
        }
    }

    private static byte[] encode(FilePlan plan, String text, Charset encoding) {
        try {
            ByteBuffer bytes = encoding.newEncoder()
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(text));
            byte[] encoded = new byte[bytes.remaining()];
            bytes.get(encoded);
            return encoded;
        } catch (CharacterCodingException e) {
            throw new InternalException(plan.file() + ": added text cannot be written in " + encoding, e);
        }
    }
}

package org.sluicempi.transformer.report;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.change.FileChange;

/** A unified diff as the bytes of a patch file. */
public final class Patch {
    private static final String ASCII = "\n-+ @azAZ09{}";

    private Patch() {}

    /**
     * Each file's part in the encoding of that file.
     *
     * @throws InputException if an encoding writes ASCII otherwise than ASCII does: git knows no such text
     */
    public static byte[] of(List<FileChange> changes, Path base) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (FileChange change : changes) {
            Charset encoding = Charset.forName(change.plan().encoding());
            if (!Arrays.equals(ASCII.getBytes(encoding), ASCII.getBytes(StandardCharsets.US_ASCII))) {
                throw new InputException(change.file() + ": a patch cannot hold text in " + encoding
                        + "; change the file in place instead");
            }
            out.writeBytes(UnifiedDiff.print(change, base).getBytes(encoding));
        }
        return out.toByteArray();
    }
}

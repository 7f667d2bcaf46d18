package org.sluicempi.transformer.change;

import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.plan.FilePlan;

/**
 * What becomes of one file. Nothing is written yet. The byte arrays are not copied; whoever holds a change must not
 * write to them.
 *
 * @param file absolute path
 * @param root the source root that the file was found under
 * @param before decoded text, with its byte order mark if it has one
 * @param after the transformed text
 * @param beforeBytes the file as it was read
 * @param afterBytes the transformed text in the file's encoding
 * @param plan what was carried out
 * @param edits the same change as edits on {@code before}, in order of position
 * @param lines where each line of {@code after} comes from
 */
public record FileChange(
        Path file,
        Path root,
        String before,
        String after,
        byte[] beforeBytes,
        byte[] afterBytes,
        FilePlan plan,
        List<TextEdit> edits,
        LineMap lines) {
    public FileChange {
        edits = List.copyOf(edits);
    }

    /** Path below the root; the file name alone where the root is the file itself. */
    public static Path relative(Path root, Path file) {
        Path below = root.toAbsolutePath()
                .normalize()
                .relativize(file.toAbsolutePath().normalize());
        return below.toString().isEmpty() ? file.getFileName() : below;
    }
}

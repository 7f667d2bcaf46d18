package org.sluicempi.transformer.store;

import java.nio.file.Path;
import java.util.List;

/**
 * What undo has done.
 *
 * @param restored the files that are as they were before apply, absolute
 * @param remaining why each other file stays as it is and where its original lies, a sentence for each; usually empty
 */
public record UndoResult(List<Path> restored, List<String> remaining) {
    public UndoResult {
        restored = List.copyOf(restored);
        remaining = List.copyOf(remaining);
    }
}

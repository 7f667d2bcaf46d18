package org.sluicempi.transformer.store;

import java.nio.file.Path;
import java.util.List;

/**
 * What undo has done.
 *
 * @param restored the files that are as they were before apply, absolute
 */
public record UndoResult(List<Path> restored) {
    public UndoResult {
        restored = List.copyOf(restored);
    }
}

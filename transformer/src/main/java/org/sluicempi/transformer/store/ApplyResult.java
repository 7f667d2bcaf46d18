package org.sluicempi.transformer.store;

import java.nio.file.Path;
import java.util.List;

/**
 * What apply has done.
 *
 * @param changed the files that were changed, absolute; empty if there was nothing to do, then nothing was kept either
 * @param stateDir where the originals lie until undo
 */
public record ApplyResult(List<Path> changed, Path stateDir) {
    public ApplyResult {
        changed = List.copyOf(changed);
    }
}

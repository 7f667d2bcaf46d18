package org.sluicempi.analyzer;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The part of a tree that is asked about.
 *
 * @param file absolute path
 * @param site id of the one site of that file that may change; empty for all of them
 */
public record Focus(Path file, Optional<String> site) {
    /** All sites of a file. */
    public static Focus on(Path file) {
        return new Focus(file, Optional.empty());
    }
}

package org.sluicempi.transformer.change;

import java.nio.file.Path;
import java.util.List;

/**
 * A source tree that was written out.
 *
 * @param directory its one source root; holds {@value #LINE_FILE} beside the sources
 * @param changes the files that differ from the original
 * @param sources every {@code .java} file written, absolute
 */
public record TransformedTree(Path directory, List<FileChange> changes, List<Path> sources) {
    /** Name of the file with the line maps. */
    public static final String LINE_FILE = "sluice-lines.json";

    public TransformedTree {
        changes = List.copyOf(changes);
        sources = List.copyOf(sources);
    }
}

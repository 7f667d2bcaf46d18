package org.sluicempi.corpus.program;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.input.SourceTree;

/**
 * A folder of programs in one dialect and one encoding.
 *
 * @param name unique among the roots
 * @param directory absolute
 */
public record SourceRoot(String name, Path directory, Dialect dialect, Charset encoding) {
    /** What a shell would make of it. */
    public SourceTree tree() {
        return new SourceTree(List.of(directory), List.of(dialect.face()), encoding, 17);
    }
}

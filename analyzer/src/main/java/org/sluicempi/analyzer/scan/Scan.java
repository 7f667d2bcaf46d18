package org.sluicempi.analyzer.scan;

import java.util.List;
import org.sluicempi.analyzer.rule.Remark;

/**
 * What a walk over the source tree found.
 *
 * @param files every {@code .java} file, ordered by path
 * @param hits those that mention MPI and can be parsed, in the same order
 * @param remarks about files that mention MPI, or might, and cannot be used
 */
public record Scan(List<SourceFile> files, List<SourceUnit> hits, List<Remark> remarks) {
    public Scan {
        files = List.copyOf(files);
        hits = List.copyOf(hits);
        remarks = List.copyOf(remarks);
    }
}

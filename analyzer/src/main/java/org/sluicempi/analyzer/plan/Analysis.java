package org.sluicempi.analyzer.plan;

import java.util.List;
import org.sluicempi.analyzer.rule.Remark;

/**
 * The result for a whole source tree.
 *
 * @param files one plan per file that mentions MPI and could be read
 * @param remarks about files as a whole (SL011)
 * @param filesScanned number of source files looked at
 */
public record Analysis(List<FilePlan> files, List<Remark> remarks, int filesScanned) {
    public Analysis {
        files = List.copyOf(files);
        remarks = List.copyOf(remarks);
    }
}

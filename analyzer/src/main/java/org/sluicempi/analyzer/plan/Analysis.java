package org.sluicempi.analyzer.plan;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/**
 * The result for a whole source tree.
 *
 * @param files one plan per file that mentions MPI and could be read
 * @param remarks about files as a whole (SL011, SL016), not about sites; for all see {@link #everyRemark}
 * @param filesScanned number of source files looked at
 */
public record Analysis(List<FilePlan> files, List<Remark> remarks, int filesScanned) {
    public Analysis {
        files = List.copyOf(files);
        remarks = List.copyOf(remarks);
    }

    /** Those about files as a whole first, then those of each site, in the order of files and sites. */
    public List<Remark> everyRemark() {
        Stream<Remark> atSites =
                files.stream().flatMap(file -> file.sites().stream()).flatMap(site -> site.remarks().stream());
        return Stream.concat(remarks.stream(), atSites).toList();
    }

    /** The remarks about files that could not be analysed at all: one that cannot be read or decoded, or broken text. */
    public List<Remark> notAnalysed() {
        return remarks.stream().filter(remark -> remark.rule() == Rule.SL011).toList();
    }

    /** The remarks under {@link Rule#SL016}: where Sluice itself failed and left a call or a file alone. */
    public List<Remark> faults() {
        return everyRemark().stream()
                .filter(remark -> remark.rule() == Rule.SL016)
                .toList();
    }
}

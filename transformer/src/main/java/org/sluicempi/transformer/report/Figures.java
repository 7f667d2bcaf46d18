package org.sluicempi.transformer.report;

import java.util.List;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;

/**
 * The figures of an analysis.
 *
 * @param filesScanned source files looked at
 * @param filesWithSites files that hold at least one site
 * @param sites calls that send or receive
 * @param transformed sites with a delta object
 * @param passed remarks of this kind, and so on
 */
public record Figures(
        int filesScanned, int filesWithSites, int sites, int transformed, int passed, int missed, int analysis) {
    static Figures of(Analysis analysis) {
        List<SitePlan> sites =
                analysis.files().stream().flatMap(file -> file.sites().stream()).toList();
        List<Remark> remarks = analysis.everyRemark();
        return new Figures(
                analysis.filesScanned(),
                (int) analysis.files().stream()
                        .filter(file -> !file.sites().isEmpty())
                        .count(),
                sites.size(),
                (int) sites.stream().filter(site -> site.variable().isPresent()).count(),
                count(remarks, Kind.PASSED),
                count(remarks, Kind.MISSED),
                count(remarks, Kind.ANALYSIS));
    }

    private static int count(List<Remark> remarks, Kind kind) {
        return (int)
                remarks.stream().filter(remark -> remark.rule().kind() == kind).count();
    }
}

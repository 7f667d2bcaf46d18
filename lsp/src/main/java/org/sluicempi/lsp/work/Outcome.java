package org.sluicempi.lsp.work;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.lsp.project.Project;
import org.sluicempi.transformer.change.FileChange;

/**
 * What has been found out about one version of a file.
 *
 * @param document that version
 * @param scanned its program as it was then
 * @param analysis of this file alone
 * @param change what applying all its sites does; empty if nothing can be applied
 * @param last of a file that cannot be read as Java: what was found out about the last version that could
 */
public record Outcome(
        OpenDocument document,
        Project project,
        ScannedTree scanned,
        Analysis analysis,
        Optional<FileChange> change,
        Optional<Outcome> last) {
    /** The sites in order of position; none if the file does not mention MPI or cannot be used. */
    public List<SitePlan> sites() {
        return analysis.files().stream()
                .map(FilePlan::sites)
                .flatMap(List::stream)
                .toList();
    }

    /** Remarks about the file as a whole. */
    public List<Remark> ofFile() {
        return analysis.remarks();
    }

    /** The sites that can be applied. */
    public List<SitePlan> applicable() {
        return sites().stream().filter(site -> site.variable().isPresent()).toList();
    }

    public Optional<SitePlan> site(String id) {
        return sites().stream().filter(site -> site.id().equals(id)).findFirst();
    }

    /** Whether the file could not be read as Java at all. */
    boolean isBroken() {
        return analysis.files().isEmpty() && !analysis.notAnalysed().isEmpty();
    }
}

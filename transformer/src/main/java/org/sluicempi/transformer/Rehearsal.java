package org.sluicempi.transformer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.verify.MeaningVerifier;

/**
 * Carries every plan out in memory before anybody is told of it. A plan that cannot be carried out, or whose result fails
 * a check, is withdrawn: its file is left alone under SL016.
 */
final class Rehearsal {
    private final SourceTree tree;
    private final Map<Path, Function<SitePlan, Remark>> faults = new LinkedHashMap<>();
    private final List<FileChange> changes = new ArrayList<>();

    Rehearsal(SourceTree tree) {
        this.tree = tree;
    }

    /** The analysis with the plans that can be kept. */
    Analysis of(Analysis analysis) {
        analysis.files().forEach(this::rehearse);
        if (!changes.isEmpty()) {
            MeaningVerifier.differences(tree, changes)
                    .forEach((file, what) -> faults.put(file, site -> InternalFault.at(site.position(), what)));
        }
        List<FilePlan> kept = analysis.files().stream()
                .map(plan -> faults.containsKey(plan.file()) ? plan.withdrawn(faults.get(plan.file())) : plan)
                .toList();
        return new Analysis(kept, analysis.remarks(), analysis.filesScanned());
    }

    /** What the plans that can be kept make of their files. */
    List<FileChange> changes() {
        return changes.stream()
                .filter(change -> !faults.containsKey(change.file()))
                .toList();
    }

    private void rehearse(FilePlan plan) {
        try {
            FileTransformer.transform(plan, tree.contents()).ifPresent(changes::add);
        } catch (InputException e) {
            // The file or its encoding is at fault; whoever carries the plan out is told so.
            return;
        } catch (RuntimeException | Error e) {
            faults.put(plan.file(), site -> InternalFault.at(site.position(), e));
        }
    }
}

package org.sluicempi.transformer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.verify.MeaningVerifier;
import org.sluicempi.transformer.verify.Objection;

/**
 * Carries every plan out in memory before anybody is told of it. A plan that cannot be carried out, or whose result fails
 * a check, is withdrawn: its file is left alone under SL016. Where a check cannot tell what a name was meant to mean, the
 * sites that need the name are left alone under SL119, and the rest of the plan is carried out anew.
 */
final class Rehearsal {
    private final SourceTree tree;
    private final Map<Path, FilePlan> kept = new LinkedHashMap<>();
    private final Map<Path, FileChange> changes = new LinkedHashMap<>();

    Rehearsal(SourceTree tree) {
        this.tree = tree;
    }

    /** The analysis with the plans that can be kept. */
    Analysis of(Analysis analysis) {
        List<FilePlan> plans = analysis.files();
        while (!plans.isEmpty()) {
            plans = withoutWhatFails(rehearsed(plans));
        }
        return new Analysis(
                analysis.files().stream().map(plan -> kept.get(plan.file())).toList(),
                analysis.remarks(),
                analysis.filesScanned());
    }

    /** What the plans that can be kept make of their files. */
    List<FileChange> changes() {
        return List.copyOf(changes.values());
    }

    private List<FileChange> rehearsed(List<FilePlan> plans) {
        List<FileChange> made = new ArrayList<>();
        for (FilePlan plan : plans) {
            kept.put(plan.file(), plan);
            try {
                FileTransformer.transform(plan, tree.contents()).ifPresent(made::add);
            } catch (InputException e) {
                // The file or its encoding is at fault; whoever carries the plan out is told so.
                continue;
            } catch (RuntimeException | Error e) {
                kept.put(plan.file(), plan.withdrawn(site -> InternalFault.at(site.position(), e)));
            }
        }
        return made;
    }

    /** Keeps the changes that nothing is wrong with, and gives back the plans that are left to be carried out. */
    private List<FilePlan> withoutWhatFails(List<FileChange> made) {
        Map<Path, Objection> objections = made.isEmpty() ? Map.of() : MeaningVerifier.differences(tree, made);
        List<FilePlan> smaller = new ArrayList<>();
        for (FileChange change : made) {
            Objection objection = objections.get(change.file());
            if (objection == null) {
                changes.put(change.file(), change);
            } else if (objection instanceof Objection.TwoMeanings meanings) {
                smaller.add(without(change, meanings));
            } else if (objection instanceof Objection.Unchecked unchecked) {
                kept.put(change.file(), change.plan().withdrawn(site -> unchecked.remark(site.position())));
            } else if (objection instanceof Objection.Defect defect) {
                kept.put(
                        change.file(),
                        change.plan().withdrawn(site -> InternalFault.at(site.position(), defect.what())));
            }
        }
        return smaller;
    }

    /** The plan without the site and those that can only change together with it. */
    private static FilePlan without(FileChange change, Objection.TwoMeanings meanings) {
        List<String> left = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (List<String> group : SharedPlaces.groups(change)) {
            (group.contains(meanings.site()) ? left : others).addAll(group);
        }
        return left.isEmpty() || others.isEmpty()
                ? change.plan().withdrawn(site -> meanings.remark(site.position()))
                : PartialPlan.of(
                        change.plan(),
                        others,
                        site -> left.contains(site.id()) ? List.of(meanings.remark(site.position())) : site.remarks());
    }
}

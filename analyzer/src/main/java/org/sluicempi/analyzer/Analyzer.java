package org.sluicempi.analyzer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.model.ModelledUnit;
import org.sluicempi.analyzer.model.Programs;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.TreeScanner;
import org.sluicempi.analyzer.site.Dialects;
import org.sluicempi.analyzer.site.SitePlanner;

/** The way a program takes through the analyzer: scan, model, sites, dependence, plan. */
public final class Analyzer {
    private final Dialects dialects = Dialects.shipped();
    private final SitePlanner planner;

    public Analyzer() {
        this(new LoopPlanner());
    }

    /** @param planner decides what becomes of the sites */
    public Analyzer(SitePlanner planner) {
        this.planner = planner;
    }

    /**
     * Analyses a source tree. Reads only; a file that cannot be analysed becomes a remark SL011.
     *
     * @throws InputException if a root does not exist or holds no Java source, or a class path entry cannot be read
     */
    public Analysis analyze(SourceTree tree, Progress progress) {
        TreeScanner scanner = new TreeScanner(tree, dialects.packages());
        Scan scan = scanner.scan(tree, progress);
        List<FilePlan> plans = new ArrayList<>();
        try (Programs programs = new Programs(tree, dialects, scan)) {
            List<Batch> batches = programs.batches(new SourceIndex(scanner, scan));
            int modelled = 0;
            for (Batch batch : batches) {
                progress.at("model", modelled++, batches.size());
                for (ModelledUnit unit : programs.model(batch)) {
                    plans.add(FilePlans.of(unit, planner));
                }
            }
            progress.at("model", modelled, batches.size());
        }
        plans.sort(Comparator.comparing(FilePlan::file));
        return new Analysis(plans, scan.remarks(), scan.files().size());
    }
}

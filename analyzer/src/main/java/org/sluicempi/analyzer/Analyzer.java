package org.sluicempi.analyzer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.dependence.SitePlanner;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ModelledUnit;
import org.sluicempi.analyzer.model.Programs;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.ScanMemory;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.TreeScanner;

/** The way a program takes through the analyzer: scan, model, sites, dependence, plan. */
public final class Analyzer {
    private final Dialects dialects;
    private final SitePlanner planner;
    private final ScanMemory memory;

    public Analyzer() {
        this(new LoopPlanner());
    }

    /** @param planner decides what becomes of the sites */
    public Analyzer(SitePlanner planner) {
        this(Dialects.shipped(), planner);
    }

    /** For programs in these dialects. */
    public Analyzer(Dialects dialects, SitePlanner planner) {
        this(dialects, planner, ScanMemory.none());
    }

    /** @param memory what is known of files from earlier scans */
    public Analyzer(Dialects dialects, SitePlanner planner, ScanMemory memory) {
        this.dialects = dialects;
        this.planner = planner;
        this.memory = memory;
    }

    /**
     * Reads the files of a tree, and parses those that mention MPI.
     *
     * @throws InputException if a root does not exist or holds no Java source
     */
    public ScannedTree scan(SourceTree tree, Progress progress) {
        TreeScanner scanner = new TreeScanner(tree, dialects.packages(), memory);
        return new ScannedTree(tree, dialects, scanner, scanner.scan(tree, progress));
    }

    /** As {@link #analyze(ScannedTree, Progress)}, of a tree that nobody has scanned yet. */
    public Analysis analyze(SourceTree tree, Progress progress) {
        return analyze(scan(tree, progress), progress);
    }

    /**
     * Analyses a source tree. Reads only; a file that cannot be analysed becomes a remark SL011, one that
     * Sluice fails at a remark SL016.
     *
     * @param scanned by an analyzer for the same dialects
     * @throws InputException if a class path entry cannot be read
     */
    public Analysis analyze(ScannedTree scanned, Progress progress) {
        Scan scan = scanned.scan();
        List<FilePlan> plans = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>(scan.remarks());
        try (Programs programs = new Programs(scanned.tree(), dialects, scanned.scanner(), scan)) {
            SourceIndex index = new SourceIndex(scanned.scanner(), scan, programs::isOnClassPath);
            Modelling modelling = new Modelling(programs, index);
            List<Batch> batches = programs.batches(index);
            int modelled = 0;
            for (Batch batch : batches) {
                progress.at("model", modelled++, batches.size());
                modelling.of(batch).forEach(unit -> plans.add(FilePlans.of(unit, planner)));
            }
            remarks.addAll(modelling.remarks());
            progress.at("model", modelled, batches.size());
        }
        plans.sort(Comparator.comparing(FilePlan::file));
        remarks.sort(Comparator.comparing(remark -> remark.position().file()));
        return new Analysis(plans, remarks, scan.files().size());
    }

    /**
     * Analyses one file of a tree, in a model of what it refers to and of what refers to the same. Where that is not the
     * whole tree, the answers may be more careful than those for the tree; they are never bolder.
     *
     * @param scanned by an analyzer for the same dialects
     * @return the plan of the file, if it mentions MPI and can be used, and the remarks about it
     * @throws InputException if a class path entry cannot be read
     */
    public Analysis analyze(ScannedTree scanned, Focus focus, Progress progress) {
        Scan scan = scanned.scan();
        List<Remark> remarks = new ArrayList<>(remarks(scan, focus.file()));
        List<FilePlan> plans = new ArrayList<>();
        try (Programs programs = new Programs(scanned.tree(), dialects, scanned.scanner(), scan)) {
            SourceIndex index = new SourceIndex(scanned.scanner(), scan, programs::isOnClassPath);
            Optional<Batch> batch = programs.around(focus.file(), index);
            progress.at("model", 0, 1);
            if (batch.isPresent()) {
                Modelling modelling = new Modelling(programs, index);
                List<ModelledUnit> units = modelling.of(batch.get());
                progress.at("model", 1, 1);
                units.forEach(unit ->
                        plans.add(FilePlans.of(focus.site().map(unit::only).orElse(unit), planner)));
                remarks.addAll(modelling.remarks());
            }
        }
        return new Analysis(plans, remarks, scan.files().size());
    }

    private static List<Remark> remarks(Scan scan, Path file) {
        return scan.files().stream()
                .filter(each -> each.path().equals(file))
                .flatMap(each -> scan.remarks().stream()
                        .filter(remark -> remark.position().file().equals(each.name())))
                .toList();
    }
}

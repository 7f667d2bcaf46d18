package org.sluicempi.analyzer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import org.sluicempi.analyzer.rule.Fault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.TreeScanner;
import org.sluicempi.analyzer.source.Position;

/** The way a program takes through the analyzer: scan, model, sites, dependence, plan. */
public final class Analyzer {
    private final Dialects dialects;
    private final SitePlanner planner;

    public Analyzer() {
        this(new LoopPlanner());
    }

    /** @param planner decides what becomes of the sites */
    public Analyzer(SitePlanner planner) {
        this(Dialects.shipped(), planner);
    }

    /** For programs in these dialects. */
    public Analyzer(Dialects dialects, SitePlanner planner) {
        this.dialects = dialects;
        this.planner = planner;
    }

    /**
     * Reads the files of a tree, and parses those that mention MPI.
     *
     * @throws InputException if a root does not exist or holds no Java source
     */
    public ScannedTree scan(SourceTree tree, Progress progress) {
        TreeScanner scanner = new TreeScanner(tree, dialects.packages());
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
        try (Programs programs = new Programs(scanned.tree(), dialects, scan)) {
            SourceIndex index = new SourceIndex(scanned.scanner(), scan);
            List<Batch> batches = programs.batches(index);
            int modelled = 0;
            for (Batch batch : batches) {
                progress.at("model", modelled++, batches.size());
                plans(programs, batch, index, remarks).forEach(plans::add);
            }
            progress.at("model", modelled, batches.size());
        }
        plans.sort(Comparator.comparing(FilePlan::file));
        remarks.sort(Comparator.comparing(remark -> remark.position().file()));
        return new Analysis(plans, remarks, scan.files().size());
    }

    /** What fails for files together is tried again for each of them; what fails for one file leaves that file alone. */
    private List<FilePlan> plans(Programs programs, Batch batch, SourceIndex index, List<Remark> remarks) {
        List<ModelledUnit> units;
        try {
            units = programs.model(batch);
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            if (batch.subjects().size() > 1) {
                return programs.apart(batch, index).stream()
                        .flatMap(alone -> plans(programs, alone, index, remarks).stream())
                        .toList();
            }
            batch.subjects()
                    .forEach(unit ->
                            remarks.add(Fault.at(new Position(unit.file().name(), 0, 0), e)));
            return List.of();
        }
        return units.stream().map(unit -> FilePlans.of(unit, planner)).toList();
    }
}

package org.sluicempi.transformer;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.Focus;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.scan.ScanMemory;
import org.sluicempi.transformer.change.Compilation;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.SiteChange;
import org.sluicempi.transformer.change.TransformedTree;
import org.sluicempi.transformer.parse.DeepStack;
import org.sluicempi.transformer.report.ConsoleReport;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.Patch;
import org.sluicempi.transformer.report.PlanJson;
import org.sluicempi.transformer.report.Reports;
import org.sluicempi.transformer.report.SitePatches;
import org.sluicempi.transformer.report.UnifiedDiff;
import org.sluicempi.transformer.store.ApplyResult;
import org.sluicempi.transformer.store.Store;
import org.sluicempi.transformer.store.UndoResult;
import org.sluicempi.transformer.verify.SourceCompiler;

/**
 * Everything that a shell can ask for. Each call stands for itself: what is kept of the last analysis saves time and
 * changes no result. Bad input is an {@link InputException}, a defect of Sluice an {@link InternalException}; after either,
 * nothing has been half written.
 */
public final class Sluice {
    private final Rehearsed rehearsed = new Rehearsed();
    private final Analyzer analyzer;

    public Sluice() {
        this(ScanMemory.none());
    }

    private Sluice(ScanMemory memory) {
        this.analyzer = new Analyzer(Dialects.shipped(), new LoopPlanner(), memory);
    }

    /**
     * For whoever asks about one tree again and again while few of its files change: what was found in a file is kept until
     * the file changes. Not for several threads at a time.
     */
    public static Sluice remembering() {
        return new Sluice(ScanMemory.keeping());
    }

    /**
     * Reads the files of a tree, for whoever asks more than one thing about it.
     *
     * @throws InputException if a root does not exist or holds no Java source
     */
    public ScannedTree scan(SourceTree tree, Progress progress) {
        return DeepStack.call(() -> analyzer.scan(tree, progress));
    }

    /** As {@link #analyze(ScannedTree, Progress)}, of a tree that nobody has scanned yet. */
    public Analysis analyze(SourceTree tree, Progress progress) {
        return analyze(scan(tree, progress), progress);
    }

    /**
     * Finds the sites and decides about each. Reads only. Every plan has been carried out in memory and checked, so it can
     * be relied on; where Sluice itself fails, the file is left alone and {@link Analysis#faults} says so.
     */
    public Analysis analyze(ScannedTree scanned, Progress progress) {
        return DeepStack.call(() -> rehearse(scanned, analyzer.analyze(scanned, progress), progress));
    }

    /**
     * As {@link #analyze(ScannedTree, Progress)}, of one file, in a model of what it refers to and of what refers to the same;
     * where that is not the whole tree, the answers may be more careful. With one site only, the plan changes that one alone.
     */
    public Analysis analyze(ScannedTree scanned, Focus focus, Progress progress) {
        return DeepStack.call(() -> rehearse(scanned, analyzer.analyze(scanned, focus, progress), progress));
    }

    private Analysis rehearse(ScannedTree scanned, Analysis planned, Progress progress) {
        progress.at("check", 0, 1);
        Rehearsal rehearsal = new Rehearsal(scanned.tree());
        Analysis analysis = rehearsal.of(planned);
        rehearsed.keep(rehearsal.changes(), scanned.tree().contents());
        progress.at("check", 1, 1);
        return analysis;
    }

    /**
     * Carries out the plans in memory. The result is verified: re-parsed, it differs from the original only in what was
     * planned.
     *
     * @return the files that change, in the order of the plans; nothing is written. The files hold what the last analysis was
     *     told that they hold, or what lies on the disk
     * @throws InputException if a file is no longer as it was when it was analysed
     */
    public List<FileChange> transform(Analysis analysis) {
        return DeepStack.call(() -> analysis.files().stream()
                .map(rehearsed::change)
                .flatMap(Optional::stream)
                .toList());
    }

    /**
     * A change taken apart: what each call's own change is, for whoever wants some of them. Each can be made without the others,
     * and has been verified like the whole; calls that cannot be changed without each other are one.
     *
     * @return in the order of the text; all of them together make the whole
     */
    public List<SiteChange> apart(FileChange change) {
        return DeepStack.call(() -> Apart.of(change));
    }

    /**
     * The changes as a unified diff, with paths from the folder {@code base}. To store it, use {@link #patch}. Each hunk's header names the
     * decision and its reason.
     *
     * @param base folder that the paths in the patch start from; all files lie below it
     * @return empty text if nothing changes
     * @throws InputException if a file does not lie below {@code base}
     */
    public String diff(List<FileChange> changes, Path base) {
        return changes.stream().map(change -> UnifiedDiff.print(change, base)).collect(Collectors.joining());
    }

    /**
     * The same diff as bytes to be stored: each file's part in that file's encoding, so that its lines are found again.
     *
     * @throws InputException if a file does not lie below {@code base}, or its encoding cannot be part of a patch
     */
    public byte[] patch(List<FileChange> changes, Path base) {
        return Patch.of(changes, base);
    }

    /**
     * Writes one patch for each call that can be changed alone, in the place of those that an earlier call has written there.
     *
     * @param base folder that the paths in the patches start from; all files lie below it
     * @param folder created if missing
     * @return the patches, in the order of files and calls
     * @throws InputException if the folder holds files of others, or as {@link #patch}
     */
    public List<Path> writePatches(List<FileChange> changes, Path base, Path folder) {
        List<SiteChange> apart =
                changes.stream().flatMap(change -> apart(change).stream()).toList();
        return SitePatches.write(apart, base, folder);
    }

    /**
     * Writes the sources of all roots into one new source root: transformed ones changed, the others copied byte for
     * byte. Also writes {@value TransformedTree#LINE_FILE}. What the folder held before is removed if a previous call
     * wrote it.
     *
     * @param outputDir created if missing
     * @param onlyChanged leaves out sources that do not change
     * @throws InputException if two roots hold the same relative path, or the folder holds files of others
     */
    public TransformedTree writeTo(SourceTree tree, Analysis analysis, Path outputDir, boolean onlyChanged) {
        return new TreeWriter(outputDir, transform(analysis)).write(tree.roots(), onlyChanged);
    }

    /**
     * Compiles with the JDK's own compiler; annotation processors do not run.
     *
     * @param classPath with the jar of the MPI face
     * @param classesDir where class files go; created if missing
     * @throws InputException if this Java has no compiler
     */
    public Compilation compile(
            List<Path> sources, List<Path> classPath, Charset encoding, int release, Path classesDir) {
        return SourceCompiler.compile(sources, classPath, encoding, release, classesDir);
    }

    /**
     * Changes the files in place: all or none. The originals are kept under {@code stateDir} until {@link #undo}.
     *
     * @param stateDir by custom {@code .sluice} in the folder that the user named; created if missing
     * @throws InputException if a file is no longer as analysed or cannot be written, or if an earlier apply with
     *     this state folder has not been undone
     */
    public ApplyResult apply(Analysis analysis, Path stateDir) {
        return new Store(stateDir).apply(transform(analysis));
    }

    /**
     * Restores the originals of the last {@link #apply}, be it one that was killed. Files that have been changed since are
     * left alone and named in the result; their originals are kept.
     *
     * @throws InputException if there is nothing to undo, or no file can be restored; the message says which file is in
     *     the way, and where its original is kept
     */
    public UndoResult undo(Path stateDir) {
        return new Store(stateDir).undo();
    }

    /** Whether there is an {@link #apply} that {@link #undo} could take back. */
    public boolean canUndo(Path stateDir) {
        return new Store(stateDir).canUndo();
    }

    /** The remarks for a console: one line each, the related places below it, a summary at the end. */
    public String text(Analysis analysis, boolean colour) {
        return new ConsoleReport().print(findings(analysis, Path.of("")), colour);
    }

    /**
     * What reports are printed from. Changes are made when a report asks for them; of a file that cannot be changed as planned,
     * because it is another one now, a report shows none.
     *
     * @param base folder that paths in documents start from, where a file lies below it
     */
    public Findings findings(Analysis analysis, Path base) {
        return Findings.of(analysis, base, this::changes);
    }

    private List<SiteChange> changes(FilePlan plan) {
        return DeepStack.call(() -> {
            try {
                return rehearsed.change(plan).map(Apart::of).orElse(List.of());
            } catch (InputException e) {
                return List.of();
            }
        });
    }

    /** All forms in which the results of an analysis can be had; users choose by their ids. */
    public Reports reports() {
        return Reports.shipped();
    }

    /** The plans, to be stored and carried out later. */
    public String planToJson(Analysis analysis) {
        return PlanJson.write(analysis);
    }

    /**
     * Reads back what {@link #planToJson} wrote: {@link #transform} of it gives the same bytes.
     *
     * @throws InputException if the text is not such a plan
     */
    public Analysis planFromJson(String json) {
        return PlanJson.read(json);
    }
}

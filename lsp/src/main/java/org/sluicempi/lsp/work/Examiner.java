package org.sluicempi.lsp.work;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.sluicempi.analyzer.Focus;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.lsp.project.Project;
import org.sluicempi.lsp.project.ProjectFinder;
import org.sluicempi.lsp.setting.Settings;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;

/** Asks the facade about one file at a time; what it has found in the other files of the project is kept. For one thread. */
public final class Examiner implements Examination {
    private final ProjectFinder projects;
    private final Sluice sluice = Sluice.remembering();
    private final Contents disk = new DiskTexts();
    private final Map<Path, Project> known = new ConcurrentHashMap<>();
    private volatile Settings settings = Settings.DEFAULT;
    private volatile List<Path> workspace = List.of();

    public Examiner(ProjectFinder projects) {
        this.projects = projects;
    }

    /** From now on; may be called on any thread. */
    public void set(Settings newSettings) {
        settings = newSettings;
        forget();
    }

    @Override
    public void forget() {
        known.clear();
    }

    /** @param folders that the user has opened; may be called on any thread */
    public void workspace(List<Path> folders) {
        change(folders, workspace);
    }

    /** Folders that the user has opened and closed; may be called on any thread. */
    public synchronized void change(List<Path> added, List<Path> removed) {
        List<Path> folders = new ArrayList<>(workspace);
        folders.removeAll(removed);
        folders.addAll(added);
        workspace = List.copyOf(folders);
        forget();
    }

    @Override
    public Optional<Outcome> examine(
            OpenDocument document, Map<Path, OpenDocument> shown, Optional<Outcome> before, Supplier<Boolean> stale) {
        if (!Files.isRegularFile(document.file())) {
            return Optional.empty();
        }
        Progress progress = (step, done, total) -> {
            if (stale.get()) {
                throw new CancellationException("a newer text has come");
            }
        };
        Project project =
                known.computeIfAbsent(document.file(), file -> projects.of(file, document.text(), workspace, settings));
        ScannedTree scanned = sluice.scan(project.tree(new Snapshot(shown, disk, project.encoding())), progress);
        Analysis analysis = sluice.analyze(scanned, Focus.on(document.file()), progress);
        Optional<FileChange> change = sluice.transform(analysis).stream().findFirst();
        Outcome found = new Outcome(document, project, scanned, analysis, change, Optional.empty());
        return Optional.of(
                found.isBroken() ? new Outcome(document, project, scanned, analysis, change, sound(before)) : found);
    }

    private static Optional<Outcome> sound(Optional<Outcome> before) {
        return before.flatMap(outcome -> outcome.isBroken() ? outcome.last() : Optional.of(outcome));
    }

    @Override
    public FileChange change(Outcome outcome, SitePlan site) {
        Focus alone = new Focus(outcome.document().file(), Optional.of(site.id()));
        Analysis analysis = sluice.analyze(outcome.scanned(), alone, Progress.NONE);
        return sluice.transform(analysis).stream()
                .findFirst()
                .orElseThrow(() -> new InputException(site.id() + " cannot be changed on its own"));
    }
}

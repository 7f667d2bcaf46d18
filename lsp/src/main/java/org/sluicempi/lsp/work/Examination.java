package org.sluicempi.lsp.work;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.transformer.change.FileChange;

/** What a {@link Workbench} asks about a file; on one thread, but for {@link #forget}. */
interface Examination {
    /**
     * Looks at a file.
     *
     * @param shown all open files
     * @param before what was found out about an earlier version
     * @param stale whether the result is no longer wanted
     * @return empty if the file is not on the disk yet, so that no project has it
     * @throws CancellationException if the work was given up
     * @throws InputException if the settings or the files cannot be used
     */
    Optional<Outcome> examine(
            OpenDocument document, Map<Path, OpenDocument> shown, Optional<Outcome> before, Supplier<Boolean> stale);

    /** What one site alone changes in the text that was looked at. */
    FileChange change(Outcome outcome, SitePlan site);

    /** Finds the projects anew from now on: files on the disk may have changed. May be called on any thread. */
    void forget();
}

package org.sluicempi.lsp;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.lsp.work.Outcome;
import org.sluicempi.lsp.work.Workbench;
import org.sluicempi.transformer.change.FileChange;

/** What applying a site, or all sites of a file, changes. */
final class Changes {
    private Changes() {}

    /**
     * Asks for the change.
     *
     * @param site id of the one site; empty for all
     * @return fails with an {@link InputException} if there is nothing to apply
     */
    static CompletableFuture<FileChange> of(Workbench workbench, Outcome outcome, Optional<String> site) {
        if (site.isEmpty()) {
            return outcome.change()
                    .map(CompletableFuture::completedFuture)
                    .orElseGet(() -> CompletableFuture.failedFuture(nothing(outcome, "this file")));
        }
        return site.flatMap(outcome::site)
                .filter(outcome.applicable()::contains)
                .map(found -> workbench.change(outcome, found))
                .orElseGet(() -> CompletableFuture.failedFuture(nothing(outcome, site.get())));
    }

    private static InputException nothing(Outcome outcome, String where) {
        return new InputException(outcome.document().file() + ": nothing to apply at " + where);
    }
}

package org.sluicempi.runtime.embedded.api;

import java.util.List;

/**
 * How a job ended.
 *
 * @param exitCode what a launcher process would exit with; 0 if every rank came to its end
 * @param reason for a job that ended early: one message for humans, possibly of several lines; empty otherwise
 * @param failures exceptions that ended ranks, the first one first
 */
public record JobResult(int exitCode, String reason, List<RankFailure> failures) {
    /** @throws AssertionError with the first failure as cause, or the reason, unless the job ended well */
    public void orThrow() {
        if (exitCode != 0 || !failures.isEmpty()) {
            AssertionError error = new AssertionError("job ended with exit code " + exitCode + ": " + reason);
            if (!failures.isEmpty()) {
                error.initCause(failures.get(0).cause());
            }
            throw error;
        }
    }
}

package org.sluicempi.corpus.run;

import java.util.List;

/**
 * What a job leaves behind.
 *
 * @param exitCode of the job
 * @param reason why it ended early; empty if it did not
 * @param output what each rank printed, in order of ranks
 */
record Outcome(int exitCode, String reason, List<String> output) {
    Outcome {
        output = List.copyOf(output);
    }

    /** Whether anything was printed at all, so that there is something to compare. */
    boolean isEmpty() {
        return output.stream().allMatch(String::isBlank);
    }

    /** Whether nobody outside could tell the two jobs apart. */
    boolean sameAs(Outcome other) {
        return exitCode == other.exitCode && output.equals(other.output);
    }
}

package org.sluicempi.runtime.embedded.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.JobResult;

@Timeout(60)
class UncaughtInRankTest {
    /** An exception that the program has print itself in its own way. */
    private static final class Told extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public void printStackTrace(PrintStream out) {
            out.println("in its own words: \u00e4");
        }
    }

    @Test
    void anExceptionIsPrintedByTheMethodThatAnyJvmCalls() {
        JobResult result = EmbeddedJob.run(1, rank -> {
            throw new Told();
        });
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.reason()).isEqualTo("rank 0: in its own words: \u00e4");
    }
}

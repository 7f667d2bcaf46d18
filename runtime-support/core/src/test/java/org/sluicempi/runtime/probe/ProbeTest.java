package org.sluicempi.runtime.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.JobResult;

class ProbeTest {
    @Test
    void measuresBetweenTwoRanksOfAnyJob() {
        AtomicReference<ProbeResult> found = new AtomicReference<>();
        JobResult job = EmbeddedJob.run(3, rank -> {
            ProbeResult result = Probe.run(rank);
            if (rank.world().rank() == 0) {
                found.set(result);
            }
        });
        assertThat(job.reason()).isEmpty();
        ProbeResult result = found.get();
        assertThat(result.latencyNs()).isPositive();
        assertThat(result.megabytesPerSecond()).isPositive();
        assertThat(result.overlap()).isBetween(0.0, 1.0);
        assertThat(result.engine()).startsWith("embedded engine");
    }

    @Test
    void aResultIsReadBackFromItsLine() {
        ProbeResult result = new ProbeResult(250.5, 1234.5, 0.875, 4096, "Open MPI v4.1.4, 2 ranks");
        assertThat(ProbeResult.parse(result.line())).contains(result);
        assertThat(ProbeResult.parse("anything else")).isEmpty();
    }
}

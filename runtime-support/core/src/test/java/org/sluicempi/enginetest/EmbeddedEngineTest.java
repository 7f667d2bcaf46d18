package org.sluicempi.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.embedded.EmbeddedJob;

@Timeout(120)
class EmbeddedEngineTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theEmbeddedEngineDoesWhatEveryEngineDoes(int ranks) {
        AtomicInteger checked = new AtomicInteger();
        EmbeddedJob.run(ranks, rank -> {
                    rank.start();
                    checked.addAndGet(EngineChecks.run(rank, 5));
                    rank.finish();
                })
                .orThrow();
        assertThat(checked).hasValueGreaterThan(1000 * ranks);
    }
}

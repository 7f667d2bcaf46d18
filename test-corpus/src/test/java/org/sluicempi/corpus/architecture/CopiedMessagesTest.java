package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.runtime.face.Series;

/** What the compiler relies on of the runtime, which knows nothing of it. */
class CopiedMessagesTest {
    @Test
    void whatTheCompilerTakesForCopiedTheRuntimeCopies() {
        assertThat(SiteChecks.COPIED).isPositive().isLessThanOrEqualTo(Series.SHORT);
    }
}

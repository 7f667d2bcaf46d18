package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.rule.Rule;

class FootprintCheckTest {
    private static String ask(String use, Rule rule) {
        Trial trial = Trial.of("for (int i = 0; i < n; i++) { " + use + " }\ncomm.send(a, n, MPI.DOUBLE, 1, 0);");
        return trial.ask(new FootprintCheck(trial.accesses(), rule));
    }

    @Test
    void anIndexOfCountersHasAFootprint() {
        assertThat(ask("a[2 * i + k] = i;", Rule.SL104)).isEmpty();
    }

    @Test
    void anIndexThatCannotBeComputedIsRefusedByTheRuleAskedFor() {
        assertThat(ask("a[(int) b[i]] = i;", Rule.SL104))
                .startsWith("SL104: which elements 'a[(int) b[i]]' at line ")
                .endsWith(" touches cannot be computed");
        assertThat(ask("a[i % k] = i;", Rule.SL117)).startsWith("SL117: which elements 'a[i % k]'");
    }

    @Test
    void aCallThatIsHandedTheBufferIsNamed() {
        assertThat(ask("a[i] = i; b[i] = Math.sqrt(java.util.Arrays.stream(a).sum());", Rule.SL104))
                .startsWith("SL114: '")
                .endsWith("may touch 'a'");
    }
}

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
        assertThat(ask("a[(int) b[k]] = i;", Rule.SL117)).startsWith("SL117: which elements 'a[(int) b[k]]'");
    }

    @Test
    void aCallThatIsHandedTheBufferIsNamed() {
        assertThat(ask("a[i] = i; b[i] = Math.sqrt(java.util.Arrays.stream(a).sum());", Rule.SL104))
                .startsWith("SL114: '")
                .endsWith("may touch 'a'");
    }

    private static String askRows(String use, Rule rule) {
        Trial trial =
                Trial.of("comm.recv(rows[k], n, MPI.DOUBLE, 1, 0);\nfor (int i = 0; i < n; i++) { b[i] = rows[k][0]; "
                        + use + " }");
        return trial.ask(new FootprintCheck(trial.accesses(), rule));
    }

    @Test
    void anotherRowOfTheMatrixIsNamedAsOneThatMayBeTheBuffer() {
        assertThat(askRows("b[i] = rows[i][0];", Rule.SL117))
                .startsWith("SL117: row 'rows[i]' at line ")
                .contains("may be 'rows[k]' in any iteration: 'rows' is not known to hold each of its rows once");
    }

    @Test
    void whatIsNoRowOfItIsNotNamedSo() {
        assertThat(askRows("b[i] = rows[i][0];", Rule.SL104)).startsWith("SL104: which elements 'rows[i]'");
        assertThat(askRows("b[i] = rows[i % k][0];", Rule.SL117)).startsWith("SL117: which elements 'rows[i % k]'");
        assertThat(askRows("b[i] = rows[k][(int) b[i]];", Rule.SL117))
                .startsWith("SL117: which elements 'rows[k][(int) b[i]]'");
        assertThat(askRows("double[][] all = rows;", Rule.SL117))
                .startsWith("SL117: which elements 'double[][] all = rows;'");
    }
}

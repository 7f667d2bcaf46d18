package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;

class RemarksTest {
    private static String snippet(String statement) {
        Candidate candidate = Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0);\n" + statement
                        + "\nfor (int i = 0; i < n; i++) b[i] = a[i];")
                .candidate();
        return candidate.remarks().snippet(candidate.between().get(0));
    }

    @Test
    void textsOfSixtyLettersAreShownAsAWhole() {
        String sixty = "if (k > 0) k = " + "1".repeat(4) + " ".repeat(40) + ";";
        assertThat(sixty).hasSize(60);
        assertThat(snippet(sixty)).isEqualTo(sixty);
        assertThat(snippet(sixty.replace(";", " ;"))).hasSize(60).endsWith(" ...");
        assertThat(snippet("if (k > 0) {\n k = 1;\n}")).isEqualTo("if (k > 0) {");
    }
}

package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dependence.Trial;

class GapTouchCheckTest {
    /** The condition is evaluated between loop and call. */
    private static Trial sendIf(String condition) {
        return Trial.of("for (int i = 0; i < n; i++) a[i] = i;\n" + "if (" + condition
                + ") comm.send(a, n, MPI.DOUBLE, 1, 0);");
    }

    @Test
    void whatIsSentIsNotWrittenBehindItsLoop() {
        assertThat(sendIf("a[0]++ > k").ask(new GapTouchCheck(false)))
                .startsWith("SL107: 'a[0]")
                .endsWith("touches 'a' between the loop and the call");
    }

    @Test
    void whatIsSentMayBeRead() {
        Trial trial = sendIf("a[k] > k");

        assertThat(trial.ask(new GapTouchCheck(false))).isEmpty();
        assertThat(trial.ask(new GapTouchCheck(true))).startsWith("SL107: 'a[k]'");
        assertThat(sendIf("n > k").ask(new GapTouchCheck(true))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[0] = 1;                | may
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[0]++;                  | may
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[1] = 1;                | not
            for (int i = 0; i < n; i++) a[i + 1] = i;         | if (k > 0) a[0] = 1;     | may
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[k] = 1;                | not
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[n + 1] = 1;            | may
            for (int i = 0; i < n; i++) a[i + 1] = i;         | a[n] = 1;                | not
            for (int i = 0; i < n; i++) a[i + 1] = i;         | n++; a[n] = 1;           | not
            for (int i = 0; i < n; i++) a[i + 1] = a[i];      | a[0] = 1;                | may
            for (int i = 0; i < n; i++) a[2 * i] = i;         | a[2 * n] = 1;            | may
            for (int i = 0; i < n; i++) a[2 * i] = i;         | a[2 * n - 1] = 1;        | not
            for (int i = n; i > 0; i--) a[2 * i] = i;         | a[0] = 1;                | may
            for (int i = n; i > 0; i--) a[2 * i] = i;         | a[1] = 1;                | not
            for (int i = 0; i < n; i++) { a[i + 1] = i; a[0] = i; } | a[0] = 1;          | not
            for (int i = 1; i < n; i++) { a[i] = i; a[2 * n - i] = i; } | a[0] = 1;      | may
            for (int i = 1; i < n; i++) { a[i] = i; a[2 * n - i] = i; } | a[n] = 1;      | not
            for (int i = 1; i < n; i++) for (int j = 0; j < i; j++) a[i + j] = i; | a[0] = 1; | may
            for (int i = 1; i < n; i++) for (int j = 0; j < i; j++) a[i + j] = i; | a[2 * n] = 1; | may
            for (int i = 1; i < n; i++) for (int j = 0; j < i; j++) a[i * j] = i; | a[k] = 1; | not
            for (int i = 0; i < n; i++) for (int j = 0; j < k - i; j++) a[i] += j; | a[k] = 1; | not
            for (int i = 0; i < n; i++) for (int j = 0; j < i - 5; j++) a[i] += j; | a[2] = 1; | not
            for (int i = 0; i < n; i++) for (int j = 0; j < k; j++) a[i + k] += j; | a[0] = 1; | not
            for (int i = 0; i < n; i++) for (int j = 0; j < k; j++) a[2 + i * k + j] = j; | a[0] = 1; | not
            for (int i = 0; i < n; i++) for (int j = 0; j < 9; j++) a[2 + i * 9 + j] = j; | a[0] = 1; | may
            for (int i = 0; i < n; i++) if (i > 5) a[i] = i; | a[2] = 1; | not
            for (int i = 0; i < n; i++) a[i] = i;             | a[n * n] = 1;            | not
            for (int i = 0; i < n; i++) a[i] = i;             | a[3 * n] = 1;            | not
            for (int i = 0; i < n; i++) a[i] = i;             | a[2 * n + 1] = 1;        | may
            for (int i = 0; i < 4; i++) for (int j = 0; j < k; j++) a[1 + i * n + j] = j; | a[0] = 1; | not
            """)
    void aHeaderOrASumLeavesWithTheSend(String loop, String behind, String may) {
        String refusal = Trial.of(loop + "\n" + behind + " comm.send(a, 3 * n, MPI.DOUBLE, 1, 0);")
                .ask(new GapTouchCheck(false));
        assertThat(refusal.isEmpty() ? "may" : "not").isEqualTo(may);
    }
}

package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoopBoundTest {
    @ParameterizedTest
    @CsvSource({
        "n, n + 1",
        "n - 1, n",
        "rows.length-1, rows.length",
        "n - 10, n - 10 + 1",
        "2 * n - 1, 2 * n - 1 + 1",
        "0, 1",
        "7, 8",
        "999999999, 1000000000",
        "2147483647, 2147483647 + 1",
        "010, 010 + 1",
        "a[k], a[k] + 1",
        "n << 1, (n << 1) + 1",
        "b ? n : k, (b ? n : k) + 1"
    })
    void theNumberBehindABound(String bound, String next) {
        assertThat(LoopBound.next(bound)).isEqualTo(next);
    }
}

package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.dependence.Trial;

/** Which headers of loops may throw, where something else would be evaluated in front of them. */
class HeaderFaultsTest {
    private static boolean arePossible(String before, String from, String to) {
        return HeaderFaults.arePossible(Trial.of("double[] made = new double[n]; " + before + "for (int i = " + from
                        + "; i < " + to + "; i++) { a[i] = i; }\ncomm.send(a, n, MPI.DOUBLE, 1, 0);")
                .candidate());
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "n + k", "2 * n - 1", "bound", "made.length", "n / 2", "P.bound"})
    void whatIsThereOrANumberDoesNot(String bound) {
        assertThat(arePossible("", "0", bound)).isFalse();
        assertThat(arePossible("", bound, "n")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"b.length", "shared.length", "b.length - 1", "b.length / 2"})
    void whatMayBeNullDoes(String bound) {
        assertThat(arePossible("", "0", bound)).isTrue();
        assertThat(arePossible("", bound, "n")).isTrue();
        assertThat(arePossible("int size = " + bound + "; ", "0", bound)).isFalse();
    }
}

package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WordsTest {
    @Test
    void spaces_separate_and_quotes_hold_together() {
        assertThat(Words.split("100  -v \"a b\" \"\"")).containsExactly("100", "-v", "a b", "");
        assertThat(Words.split(" ")).isEmpty();
    }
}

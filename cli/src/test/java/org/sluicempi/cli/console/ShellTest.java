package org.sluicempi.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ShellTest {
    @Test
    void plain_words_stay_and_others_are_quoted() {
        assertThat(Shell.quote("src/main/java")).isEqualTo("src/main/java");
        assertThat(Shell.quote("my sources")).isEqualTo("'my sources'");
        assertThat(Shell.quote("it's")).isEqualTo("'it'\\''s'");
        assertThat(Shell.quote("")).isEqualTo("''");
    }
}

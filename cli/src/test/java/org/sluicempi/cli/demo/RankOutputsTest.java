package org.sluicempi.cli.demo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RankOutputsTest {
    @TempDir
    Path dir;

    @Test
    void equal_bytes_do_not_differ() {
        assertThat(of("", "sum 3\n").differenceTo(of("", "sum 3\n"))).isEmpty();
    }

    @Test
    void the_first_different_byte_is_named_with_its_rank() {
        assertThat(of("same", "sum 3\n").differenceTo(of("same", "sum 4\n")))
                .hasValueSatisfying(text -> assertThat(text).contains("rank 1", "byte 4", "sum 3", "sum 4"));
    }

    @Test
    void output_that_ends_early_differs() {
        assertThat(of("a\nb\n").differenceTo(of("a\n")))
                .hasValueSatisfying(text -> assertThat(text).contains("rank 0", "byte 2"));
    }

    @Test
    void another_number_of_ranks_differs() {
        assertThat(of("a", "b").differenceTo(of("a"))).contains("2 ranks against 1");
    }

    @Test
    void no_byte_at_all_is_empty_and_one_is_not() {
        assertThat(of("", "").isEmpty()).isTrue();
        assertThat(of("", "x").isEmpty()).isFalse();
    }

    @Test
    void a_rank_without_a_file_is_an_error() throws Exception {
        Files.writeString(dir.resolve("rank-0.out"), "a");

        assertThatThrownBy(() -> RankOutputs.in(dir, 2)).isInstanceOf(NoSuchFileException.class);
        assertThat(RankOutputs.in(dir, 1).differenceTo(of("a"))).isEmpty();
    }

    private static RankOutputs of(String... texts) {
        return new RankOutputs(
                Stream.of(texts).map(text -> text.getBytes(UTF_8)).toList());
    }
}

package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

class LaunchOptionsTest {
    @Test
    void everythingAfterTheMainClassIsItsOwn() {
        LaunchOptions options = LaunchOptions.parse(new String[] {
            "-n", "4", "--class-path", ".", "--link", "1gbit,50us,eager=8k", "--delta-size", "4096", "--delay-seed",
            "7", "--delay-max", "2ms", "--tag-output", "--output-dir", "out", "Main", "-n", "x"
        });
        assertThat(options.job())
                .isEqualTo(EmbeddedOptions.ranks(4)
                        .withUserThreads()
                        .withLink(LinkModel.parse("1gbit,50us,eager=8k"))
                        .withDeltaSize(4096)
                        .withDelays(7, 2_000_000));
        assertThat(options.mainClass()).isEqualTo("Main");
        assertThat(options.arguments()).containsExactly("-n", "x");
        assertThat(options.tagOutput()).isTrue();
        assertThat(options.outputDir()).contains(Path.of("out"));
    }

    @Test
    void thereAreNoMoreRanksThanAJvmHasThreadsFor() {
        assertThat(LaunchOptions.parse(new String[] {"-n", "10000", "Main"})
                        .job()
                        .ranks())
                .isEqualTo(10_000);
        assertThatThrownBy(() -> LaunchOptions.parse(new String[] {"-n", "10001", "Main"}))
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("-n 10001: the ranks are threads of one JVM, which takes at most 10000");
    }

    @Test
    void mpjExpressPutsThreeArgumentsInFront() {
        LaunchOptions plain = LaunchOptions.parse(new String[] {"-n", "4", "Main", "x"});
        assertThat(plain.arguments(2)).containsExactly("x");
        LaunchOptions asked = LaunchOptions.parse(new String[] {"-n", "4", "--mpj-arguments", "Main", "x"});
        assertThat(asked.arguments(2)).containsExactly("2", "4", "sluice", "x");
    }

    @Test
    void theEagerLimitHasTwoExtremes() {
        assertThat(LaunchOptions.parse(new String[] {"--eager", "unlimited", "M"})
                        .job()
                        .eagerLimit())
                .isEqualTo(EmbeddedOptions.UNLIMITED);
        assertThat(LaunchOptions.parse(new String[] {"--eager", "0", "M"}).job().eagerLimit())
                .isZero();
    }

    @Test
    void aStarStandsForTheJarsOfAFolder(@TempDir Path folder) throws Exception {
        Path jar = Files.createFile(folder.resolve("a.jar"));
        Files.createFile(folder.resolve("b.txt"));
        String path = folder + "/*" + File.pathSeparator + folder;
        assertThat(LaunchOptions.parse(new String[] {"-cp", path, "M"}).classPath())
                .map(f -> f.toPath().normalize())
                .containsExactly(jar, folder);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-n 0 M | number of ranks: 0 (must be at least 1)",
                "-n -3 M | number of ranks: -3 (must be at least 1)",
                "-n four M | -n four: not a whole number",
                "-n 99999999999 M | -n 99999999999: too large",
                "-n | -n needs a value",
                "--link slow,50us M | link: cannot read 'slow' in 'slow,50us': expected a bandwidth such as 1gbit or 120MB/s",
                "--eager big M | --eager big: expected a size such as 64k",
                "--delay-max 3 M | --delay-max 3: expected a time such as 50us",
                "--delta-size -1 M | delta size: -1 (must not be negative)"
            })
    void theOffendingValueIsNamed(String line, String message) {
        assertThatThrownBy(() -> LaunchOptions.parse(line.split(" ")))
                .isInstanceOf(LaunchException.class)
                .hasMessage(message);
    }
}

package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ClassPathCommandTest {
    @Test
    void prints_the_face_and_the_runtime() {
        Cli cli = Cli.run("classpath", "mpj");

        assertThat(cli.code()).isZero();
        assertThat(Stream.of(cli.out().strip().split(File.pathSeparator)).map(Path::of))
                .hasSize(2)
                .allMatch(Files::exists);
        assertThat(cli.out()).contains("mpj-api").contains("core");
        assertThat(cli.err()).contains("built without the native engine");
    }

    @Test
    void an_unknown_api_is_named() {
        assertThat(Cli.run("classpath", "mpi4py").err()).contains("mpi4py");
        assertThat(Cli.run("classpath").code()).isEqualTo(2);
    }
}

package org.sluicempi.respell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;

/** What becomes of the calls of a program in another dialect. */
class RespellingTest {
    private static final Dialect OPENMPI = Dialects.shipped().byId("openmpi").orElseThrow();
    private static final Dialect MPJ = Dialects.shipped().byId("mpj").orElseThrow();

    private final Respelling toMpj = new Respelling(OPENMPI, MPJ);
    private final Respelling toOpenMpi = new Respelling(MPJ, OPENMPI);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "comm.send(a, n, MPI.INT, 1, 0); | comm.Send(a, 0, n, MPI.INT, 1, 0);",
                "comm.sSend(f(a, 1), n, t, 1, 0); | comm.Ssend(f(a, 1), 0, n, t, 1, 0);",
                "comm.recv(grid[k], g(n, 2), t, comm.getRank() - 1, 0); "
                        + "| comm.Recv(grid[k], 0, g(n, 2), t, comm.Rank() - 1, 0);",
                "MPI.COMM_WORLD.barrier(); | MPI.COMM_WORLD.Barrier();",
                "comm.abort(comm.getSize()); | comm.Abort(comm.Size());",
                "comm.free(); | comm.Free();",
                "int n = status.getCount(MPI.INT); | int n = status.Get_count(MPI.INT);",
                "send(a, n, t, 1, 0); | send(a, n, t, 1, 0);",
                "out.print(\".send(a)\"); // comm.send(a) | out.print(\".send(a)\"); // comm.send(a)"
            })
    void callsAreWrittenAsTheOtherDialectHasThem(String openMpi, String mpj) {
        assertThat(toMpj.of(openMpi)).isEqualTo(mpj);
        assertThat(toOpenMpi.of(mpj)).isEqualTo(openMpi);
    }

    @Test
    void linesAndCommentsStayWhereTheyAre() {
        String program = "comm.send(a /* all, of it */, // expect: passed SL001, if a != b\n        n, t,\n 1, 0);\n";
        assertThat(toMpj.of(program))
                .isEqualTo(
                        "comm.Send(a, 0 /* all, of it */, // expect: passed SL001, if a != b\n        n, t,\n 1, 0);\n");
        assertThat(toOpenMpi.of(toMpj.of(program))).isEqualTo(program);
    }

    @Test
    void whatHasNoMethodIsAField() {
        assertThat(toMpj.of("s.getSource() + s.getTag()")).isEqualTo("s.source + s.tag");
    }

    @Test
    void packagesOfTheDialectAreThoseOfTheOther() {
        assertThat(toMpj.of("package samples.openmpi;\nimport samples.openmpi.Pair;\nint openmpi;"))
                .isEqualTo("package samples.mpj;\nimport samples.mpj.Pair;\nint openmpi;");
    }

    @Test
    void whatTheOtherDialectLacksIsRefused() {
        assertThatThrownBy(() -> toMpj.of("comm.allToAllw(a)"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("mpj has no allToAllw");
        assertThatThrownBy(() -> toOpenMpi.of("comm.Send(a, at, n, t, 1, 0)"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Send with the offset at");
        assertThatThrownBy(() -> toMpj.of("comm.send(a)")).hasMessage("send with 1 arguments");
    }

    @Test
    void aSampleThereAndBackIsTheSample() throws IOException {
        for (Path sample : samples()) {
            String program = Files.readString(sample);
            assertThat(toMpj.of(program)).as(sample.toString()).isNotEqualTo(program);
            assertThat(toOpenMpi.of(toMpj.of(program))).isEqualTo(program);
        }
    }

    @Test
    void theBuildWritesFilesThatAreMarkedAndNamesThoseThatItCannot(@TempDir Path folder) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("in/openmpi"));
        Files.writeString(sources.resolve("A.java"), "// also: mpj\npackage openmpi;\n// comm.send\nx.barrier();\n");
        Path other = Files.writeString(sources.resolve("B.java"), "x.send(a);\n");
        String[] arguments = {
            "openmpi",
            "mpj",
            folder.resolve("in").toString(),
            folder.resolve("out").toString()
        };
        Respell.main(
                Stream.concat(Stream.of(arguments), Stream.of("// also: mpj")).toArray(String[]::new));
        assertThat(folder.resolve("out/mpj/A.java"))
                .hasContent("// also: mpj\npackage mpj;\n// comm.send\nx.Barrier();\n");
        assertThat(folder.resolve("out/mpj/B.java")).doesNotExist();
        assertThatThrownBy(() -> Respell.main(arguments))
                .hasMessageStartingWith(other + ": ")
                .isInstanceOf(IllegalArgumentException.class);
        arguments[2] = folder.resolve("out").toString();
        assertThatThrownBy(() -> Respell.main(
                        Stream.concat(Stream.of(arguments), Stream.of("none")).toArray(String[]::new)))
                .hasMessageContaining("no program");
    }

    private static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../sample-apps/openmpi/src/main/java"))) {
            List<Path> samples =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(samples).hasSizeGreaterThan(5);
            return samples;
        }
    }
}

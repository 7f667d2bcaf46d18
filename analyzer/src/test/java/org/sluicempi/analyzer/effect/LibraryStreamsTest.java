package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** What is input and output, and whose streams may stand behind it. */
class LibraryStreamsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            new java.io.File("x").delete()                                  => IO
            java.nio.file.FileSystems.getDefault()                          => IO
            new java.net.ServerSocket(3)                                    => IO
            new java.util.zip.ZipFile("x")                                  => UNKNOWN
            """)
    void packagesOfInputAndOutput(String call, Kind kind) throws IOException {
        assertThat(effect("", call)).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            java.io.OutputStream                => super()
            java.io.InputStream                 => super()
            java.io.Writer                      => super()
            java.io.Reader                      => super()
            java.nio.charset.Charset            => super("a", null)
            java.nio.charset.CharsetDecoder     => super(null, 1, 1)
            java.nio.charset.CharsetEncoder     => super(null, 1, 1)
            """)
    void aStreamOfTheProgramMayStandBehindAnyOther(String stream, String made) throws IOException {
        String own = "static abstract class Own extends " + stream + " { Own() { " + made + "; } %s }";
        String call = "new java.io.File(\"x\").delete()";

        assertThat(effect(own.formatted(""), call)).isEqualTo(Kind.IO);
        assertThat(effect(own.formatted("public String toString() { return null; }"), call))
                .isEqualTo(Kind.UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"System.out.println(1)", "System.err.println(1)"})
    void noStreamOfTheProgramStandsBehindTheStandardOnes(String call) throws IOException {
        String own = "static class Own extends java.io.OutputStream { public void write(int b) {} }";
        assertThat(effect(own, call)).isEqualTo(Kind.IO);
    }

    private Kind effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect().kind();
    }
}

package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.transformer.HandPlan.calls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.Compilation;
import org.sluicempi.transformer.change.LineFile;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TransformedTree;

/** The facade on a small tree with a plan made by hand. */
class SluiceTest {
    private static final String PROGRAM = """
            package p;

            class Program {
                static int[] c;

                static void send(int[] buffer) {}

                static void run(int n) {
                    for (int i = 0; i < n; i++) c[i] = i;
                    send(c);
                    send(c.clone());
                }
            }
            """;

    @TempDir
    private Path base;

    private final Sluice sluice = new Sluice();

    private Path write(String path, String text) throws IOException {
        Path file = base.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private SourceTree tree(String... roots) {
        return new SourceTree(
                List.of(roots).stream().map(base::resolve).toList(), List.of(), StandardCharsets.UTF_8, 17);
    }

    /** The send flows from its loop; the file is {@code src/p/Program.java}. */
    private Analysis analysis() throws IOException {
        HandPlan hand = HandPlan.of(write("src/p/Program.java", PROGRAM), PROGRAM, StandardCharsets.UTF_8);
        String site = hand.site("send(c)");
        String loop = "for (int i = 0; i < n; i++) c[i] = i;";
        hand.begin(site, loop, "sendC", "DeltaSend.begin(c)")
                .strip(site, loop, "0", "<", "n", List.of(), calls(site, "sendC", "i0", "i1"))
                .end(site, "send(c);", "sendC");
        return new Analysis(List.of(hand.plan(base.resolve("src"))), List.of(), 2);
    }

    @Test
    void aTreeIsWrittenBesideTheOriginal() throws IOException {
        Analysis analysis = analysis();
        write("src/Other.java", "class Other {}\r\n");
        Path out = base.resolve("out");
        TransformedTree written = sluice.writeTo(tree("src"), analysis, out, false);
        assertThat(written.sources()).containsExactly(out.resolve("Other.java"), out.resolve("p/Program.java"));
        assertThat(written.changes()).hasSize(1);
        assertThat(Files.readString(out.resolve("Other.java"))).isEqualTo("class Other {}\r\n");
        assertThat(Files.readString(out.resolve("p/Program.java"))).contains("sendC.deltaSendEnd();");
        assertThat(Files.readString(base.resolve("src/p/Program.java"))).isEqualTo(PROGRAM);

        LineFile lines = LineFile.read(out);
        assertThat(lines.lines("Other.java")).isEmpty();
        LineMap map = lines.lines("p/Program.java").orElseThrow();
        List<String> after = Files.readAllLines(out.resolve("p/Program.java"));
        assertThat(map.original(1 + after.indexOf("        sendC.deltaSendEnd();")))
                .isEqualTo(10);
        assertThat(map.original(1 + after.indexOf("        DeltaSend sendC = DeltaSend.begin(c);")))
                .isEqualTo(10);
        assertThat(map.original(1 + after.indexOf("            for (int i = i0; i < i1; i++) c[i] = i;")))
                .isEqualTo(9);
        assertThat(map.original(1 + after.indexOf("        send(c.clone());"))).isEqualTo(11);
        assertThat(map.original(after.size())).isEqualTo(13);
    }

    @Test
    void aSecondWriteRemovesWhatTheFirstWrote() throws IOException {
        Analysis analysis = analysis();
        Path other = write("src/Other.java", "class Other {}\n");
        Path out = base.resolve("out");
        sluice.writeTo(tree("src"), analysis, out, false);
        Files.delete(other);
        sluice.writeTo(tree("src"), analysis, out, false);
        assertThat(out.resolve("Other.java")).doesNotExist();
        assertThat(out.resolve("p/Program.java")).exists();
    }

    @Test
    void onlyChangedLeavesTheOthersOut() throws IOException {
        Analysis analysis = analysis();
        write("src/Other.java", "class Other {}\n");
        TransformedTree written = sluice.writeTo(tree("src"), analysis, base.resolve("out"), true);
        assertThat(written.sources()).containsExactly(base.resolve("out/p/Program.java"));
    }

    @Test
    void foldersOfOthersAndEqualPathsAreBadInput() throws IOException {
        Analysis analysis = analysis();
        write("mine/Precious.java", "class Precious {}\n");
        assertThatThrownBy(() -> sluice.writeTo(tree("src"), analysis, base.resolve("mine"), false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("mine: holds files that Sluice has not written");
        write("more/p/Program.java", "class Program {}\n");
        assertThatThrownBy(() -> sluice.writeTo(tree("src", "more"), analysis, base.resolve("out"), false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has the same place below its source root");
    }

    @Test
    void aFileThatChangedSinceItWasAnalysedIsNotTransformed() throws IOException {
        Analysis analysis = analysis();
        write("src/p/Program.java", PROGRAM + "\n");
        assertThatThrownBy(() -> sluice.transform(analysis))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Program.java: changed since it was analysed");
    }

    @Test
    void aTreeIsWrittenWithoutWhatIsHiddenOrWrittenByABuildToolOrBySluice() throws IOException {
        Analysis analysis = analysis();
        write("src/p/build/Part.java", "package p.build; class Part {}");
        write("src/pom.xml", "<project/>");
        write("src/target/Old.java", "class Old {}");
        write("src/.hidden/Old.java", "class Old {}");
        Files.createSymbolicLink(base.resolve("src/again"), base.resolve("src"));

        for (int time = 0; time < 2; time++) {
            TransformedTree written = sluice.writeTo(tree("src"), analysis, base.resolve("src/out"), false);

            assertThat(written.sources())
                    .containsExactlyInAnyOrder(
                            base.resolve("src/out/p/Program.java"), base.resolve("src/out/p/build/Part.java"));
        }
    }

    @Test
    void compileErrorsHaveTheirPlace() throws IOException {
        Analysis analysis = analysis();
        TransformedTree written = sluice.writeTo(tree("src"), analysis, base.resolve("out"), false);
        Path classes = base.resolve("classes");
        Compilation failed = sluice.compile(written.sources(), List.of(), StandardCharsets.UTF_8, 17, classes);
        assertThat(failed.succeeded()).isFalse();
        assertThat(failed.problems().get(0).toString())
                .startsWith(base.resolve("out/p/Program.java") + ":9:9: ")
                .contains("DeltaSend");
        Path face = write("face/DeltaSend.java", """
                package p;
                class DeltaSend {
                    static DeltaSend begin(int[] c) { return null; }
                    int deltaStrip(int from, int to) { return to; }
                    void deltaSendData(int from, int to) {}
                    void deltaSendEnd() {}
                }
                """);
        List<Path> both = List.of(written.sources().get(0), face);
        Compilation compiled = sluice.compile(both, List.of(), StandardCharsets.UTF_8, 17, classes);
        assertThat(compiled.problems()).isEmpty();
        assertThat(classes.resolve("p/Program.class")).exists();
    }
}

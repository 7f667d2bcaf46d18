package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/**
 * {@code java.lang.IO} reads and writes what is the rank's own. Before Java 25 there is no such class: the program is compiled
 * with one that looks like it, and then names the JDK's, which it never gets to.
 */
@Timeout(120)
class LinesTest {
    private static final boolean THERE = Runtime.version().feature() >= 25;

    private static final String LOOK_ALIKE = """
            package like.lang;

            public final class IO {
                public static void println(Object object) {}

                public static void println() {}

                public static void print(Object object) {}

                public static String readln() {
                    return "of nobody";
                }

                public static String readln(String prompt) {
                    return "of nobody";
                }
            }
            """;

    private static final String PROGRAM = """
            import java.io.*;
            import java.util.concurrent.*;
            import java.util.function.*;
            import org.sluicempi.runtime.*;

            public class Lines {
                static final Rank RANK = Rank.of(Lines.class);
                static final int ME = RANK.world().rank();

                static void barrier() {
                    RANK.world().collectives().barrier();
                }

                static String reflected() throws Exception {
                    return REFLECTED;
                }

                public static void main(String[] args) throws Exception {
                    if (args[0].equals("own")) {
                        System.setIn(new ByteArrayInputStream("0,1,2,3,4".replace(",", " of " + ME + "\\n").getBytes("UTF-16")));
                        System.setProperty("stdin.encoding", "UTF-16");
                    }
                    barrier();
                    String first = IO.readln();
                    barrier();
                    Supplier<String> again = IO::readln;
                    IO.print(first);
                    IO.println();
                    IO.println(IO.readln("prompt ") + ", " + again.get());
                    CompletableFuture.runAsync(() -> IO.println("pool " + IO.readln())).join();
                    IO.println(reflected());
                }
            }
            """;

    @TempDir
    Path folder;

    private Outcome run(String input) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        String program = PROGRAM.replace(
                "REFLECTED", THERE ? "(String) IO.class.getMethod(\"readln\").invoke(null)" : "IO.readln()");
        if (!THERE) {
            child.compile("IO", LOOK_ALIKE);
            program = "import like.lang.IO;\n" + program;
        }
        Path classes = child.compile("Lines", program);
        if (!THERE) {
            Path compiled = classes.resolve("Lines.class");
            String bytes = Files.readString(compiled, StandardCharsets.ISO_8859_1);
            Files.writeString(compiled, bytes.replace("like/lang/IO", "java/lang/IO"), StandardCharsets.ISO_8859_1);
        }
        return child.launch("-n", "2", "--tag-output", "--class-path", classes.toString(), "Lines", input);
    }

    @Test
    void areReadFromTheInputThatTheRankHasSet() throws Exception {
        Outcome outcome = run("own");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines().filter(line -> line.startsWith("[0]")))
                .containsExactly("[0] 0 of 0", "[0] prompt 1 of 0, 2 of 0", "[0] pool 3 of 0", "[0] 4");
        assertThat(outcome.out().lines().filter(line -> line.startsWith("[1]")))
                .containsExactly("[1] 0 of 1", "[1] prompt 1 of 1, 2 of 1", "[1] pool 3 of 1", "[1] 4");
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void areThoseOfRank0AtTheStart() throws Exception {
        Outcome outcome = run("first");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines())
                .containsExactlyInAnyOrder(
                        "[0] first line",
                        "[0] prompt null, null",
                        "[0] pool null",
                        "[0] null",
                        "[1] null",
                        "[1] prompt null, null",
                        "[1] pool null",
                        "[1] null");
        assertThat(outcome.exitCode()).isZero();
    }
}

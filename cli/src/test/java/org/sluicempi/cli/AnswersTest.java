package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said where the obvious answer would send its reader the wrong way. */
final class AnswersTest {
    @TempDir
    Path temp;

    private Programs programs;

    @BeforeEach
    void programs() {
        programs = new Programs(temp);
    }

    private Cli analyze(String... more) {
        String[] all = new String[more.length + 2];
        all[0] = "analyze";
        System.arraycopy(more, 0, all, 1, more.length);
        all[more.length + 1] = temp.toString();
        return Cli.run(all);
    }

    @Test
    void newer_syntax_asks_for_a_newer_level_and_not_for_other_syntax() throws Exception {
        programs.write("New.java", """
                import mpi.*;
                class New {
                    record Pair(int a, int b) {}
                    static int sum(Object o) {
                        return switch (o) {
                            case Pair(int a, int b) -> a + b;
                            default -> 0;
                        };
                    }
                }
                """);

        Cli said = analyze("--release", "17");

        assertThat(said.out())
                .contains("this is Java 21, and it is read as Java 17")
                .contains(
                        Runtime.version().feature() < 21
                                ? "start with a JDK 21 or later and set the language level to 21"
                                : "set the language level to 21")
                .doesNotContain("correct the syntax");
    }

    @Test
    void wrong_syntax_is_still_wrong() throws Exception {
        programs.write("Wrong.java", "import mpi.*; class Wrong { void f( { }");

        assertThat(analyze().out()).contains("syntax error: ", "correct the syntax");
    }

    @Test
    void a_compact_source_file_is_not_passed_over_in_silence() throws Exception {
        programs.write("Compact.java", """
                import mpi.*;
                void main() throws MPIException {
                    MPI.COMM_WORLD.send(new int[1], 1, MPI.INT, 0, 1);
                }
                """);

        Cli said = analyze();

        assertThat(said.out()).contains("Compact.java: analysis SL011: methods stand outside of any class");
    }

    @Test
    void a_count_of_nothing_behind_an_offset_asks_whether_they_are_swapped() throws Exception {
        programs.write("Swapped.java", """
                import mpi.*;
                class Swapped {
                    static void send(Intracomm comm, double[] a, int n) {
                        comm.Send(a, n, 0, MPI.DOUBLE, 1, 7);
                        comm.Send(a, 0, 0, MPI.DOUBLE, 1, 7);
                    }
                }
                """);

        Cli said = analyze();

        assertThat(said.out())
                .contains(":4:9: analysis SL010: the message holds no element of 'a'; are count and offset swapped?")
                .contains(":5:9: analysis SL010: the message holds no element of 'a'\n");
    }

    @Test
    void a_line_end_in_the_name_of_a_file_ends_no_line() throws Exception {
        programs.write("two\nlines.java", "import mpi.*; class A { void f( { }");

        Cli said = analyze();

        assertThat(said.out()).contains("two\\u000alines.java:1:").doesNotContain("two\nlines");
        assertThat(said.err()).doesNotContain("two\nlines");
    }

    @Test
    void a_buffer_that_says_what_it_is_for_does_not_say_it_twice() throws Exception {
        programs.write(
                "app/Pair.java",
                Programs.PAIR.replace("double[] data", "double[] recvbuf").replace("data", "recvbuf"));

        Cli patch = Cli.run("diff", "--base", temp.toString(), temp.toString());

        assertThat(patch.out())
                .contains("DeltaRecv recvbufDelta = ", "DeltaSend sendRecvbuf = ")
                .doesNotContain("recvRecvbuf");
    }
}

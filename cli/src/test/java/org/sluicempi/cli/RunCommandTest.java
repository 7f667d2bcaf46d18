package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation;

/** Each run starts a JVM. */
final class RunCommandTest {
    @TempDir
    Path temp;

    private Path sources;
    private Programs programs;

    @BeforeEach
    void folder() throws Exception {
        sources = Files.createDirectories(temp.resolve("my sources"));
        programs = new Programs(sources);
    }

    @Test
    void original_sources_are_compiled_and_run_with_their_arguments() throws Exception {
        programs.pair();

        Cli cli = Cli.job("--original", "--source", sources.toString(), "app.Pair", "--help", "x y");

        assertThat(cli.err()).isEmpty();
        assertThat(cli.out().strip()).isEqualTo(Programs.PAIR_OUTPUT + " --help-x y");
        assertThat(cli.code()).isZero();
    }

    @Test
    void the_transformed_program_runs_and_its_sources_stay_as_they_are() throws Exception {
        Path file = programs.pair();
        programs.write("app/Broken.java", "class Broken { int }");

        Cli cli = Cli.job("--source", sources.toString(), "app.Pair", "a");

        assertThat(cli.out().strip()).isEqualTo(Programs.PAIR_OUTPUT + " a");
        assertThat(cli.err())
                .contains("left out, because it does not compile: ", "Broken.java:1:")
                .doesNotContain("transformed/sources");
        assertThat(cli.code()).isZero();
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(sources)
                .isDirectoryNotContaining(path -> path.getFileName().toString().startsWith("."));
    }

    @Test
    void a_transformed_program_finds_its_library_and_its_resources() throws Exception {
        Path library = temp.resolve("library");
        Path tool = new Programs(temp.resolve("library sources"))
                .write("lib/Scale.java", "package lib; public class Scale { public static final double BY = 0.5; }");
        new Sluice().compile(List.of(tool), List.of(), StandardCharsets.UTF_8, 17, library);
        programs.write("app/greeting.txt", "good morning");
        programs.write(
                "app/Pair.java",
                Programs.PAIR
                        .replace("0.5 * i", "lib.Scale.BY * i")
                        .replace(
                                "MPI.Finalize();",
                                "System.out.println(Pair.class.getResource(\"greeting.txt\") != null); MPI.Finalize();"));

        Cli cli = Cli.job("--class-path", library.toString(), "--source", sources.toString(), "app.Pair");

        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains(Programs.PAIR_OUTPUT).contains("true").doesNotContain("false");
        assertThat(cli.code()).isZero();
    }

    @Test
    void a_program_in_which_nothing_can_be_overlapped_runs_as_it_is_and_says_so() throws Exception {
        programs.write("app/Ready.java", """
                package app;

                public class Ready {
                    public static void main(String[] args) throws mpi.MPIException {
                        mpi.MPI.Init(args);
                        int[] ready = {mpi.MPI.COMM_WORLD.getRank()};
                        if (ready[0] == 0) {
                            mpi.MPI.COMM_WORLD.send(ready, 1, mpi.MPI.INT, 1, 0);
                        } else {
                            mpi.MPI.COMM_WORLD.recv(ready, 1, mpi.MPI.INT, 0, 0);
                            System.out.println("got " + ready[0]);
                        }
                        mpi.MPI.Finalize();
                    }
                }
                """);

        Cli cli = Cli.job("--source", sources.toString(), "app.Ready");

        assertThat(cli.err()).contains("nothing in " + sources + " can be overlapped", "sluice analyze");
        assertThat(cli.out().strip()).isEqualTo("got 0");
    }

    @Test
    void class_files_dangling_links_and_a_module_beside_the_sources_do_no_harm() throws Exception {
        programs.pair();
        programs.write("module-info.java", "module app {}");
        Files.writeString(sources.resolve("app/Pair.class"), "of an earlier build");
        Files.createSymbolicLink(sources.resolve("app/Gone.java"), sources.resolve("nowhere"));
        Files.createSymbolicLink(sources.resolve("app/loop"), sources);

        for (String version : List.of("--original", "--transformed")) {
            Cli cli = Cli.job(version, "--source", sources.toString(), "app.Pair", "a");

            assertThat(cli.out().strip()).as(version + cli.err()).isEqualTo(Programs.PAIR_OUTPUT + " a");
            assertThat(cli.code()).isZero();
        }
    }

    @Test
    void operations_of_the_user_compile_in_both_dialects() throws Exception {
        programs.write("Mpj.java", """
                import mpi.*;

                public class Mpj {
                    static class Add extends User_function {
                        public void Call(Object in, int inAt, Object inout, int inoutAt, int count, Datatype type) {
                            for (int i = 0; i < count; i++) {
                                ((double[]) inout)[inoutAt + i] += ((double[]) in)[inAt + i];
                            }
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        double[] mine = {MPI.COMM_WORLD.Rank() + 1};
                        double[] sum = new double[1];
                        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.DOUBLE, new Op(new Add(), true));
                        System.out.println("sum " + sum[0]);
                        MPI.Finalize();
                    }
                }
                """);
        programs.write("OpenMpi.java", """
                import mpi.*;

                public class OpenMpi {
                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        double[] mine = {MPI.COMM_WORLD.getRank() + 1};
                        double[] sum = new double[1];
                        Op add = new Op(new UserFunction() {
                            @Override
                            public void call(Object in, Object inout, int count, Datatype type) {
                                for (int i = 0; i < count; i++) {
                                    ((double[]) inout)[i] += ((double[]) in)[i];
                                }
                            }
                        }, true);
                        MPI.COMM_WORLD.allReduce(mine, sum, 1, MPI.DOUBLE, add);
                        System.out.println("sum " + sum[0]);
                        MPI.Finalize();
                    }
                }
                """);
        for (String main : List.of("Mpj", "OpenMpi")) {
            Path file = sources.resolve(main + ".java");

            Cli cli = Cli.job("--source", file.toString(), main);

            assertThat(cli.out().lines()).as(cli.err()).containsExactly("sum 3.0", "sum 3.0");
            assertThat(cli.code()).isZero();
        }
    }

    @Test
    void a_program_that_uses_only_what_all_dialects_have_runs() throws Exception {
        programs.write("Hello.java", """
                import mpi.*;

                public class Hello {
                    public static void main(String[] args) throws MPIException {
                        MPI.Init(args);
                        System.out.println("hello");
                        MPI.Finalize();
                    }
                }
                """);

        for (String version : List.of("--original", "--transformed")) {
            Cli cli = Cli.job(version, "--source", sources.toString(), "Hello");

            assertThat(cli.out().lines()).as(cli.err()).isNotEmpty().containsOnly("hello");
            assertThat(cli.code()).as(version).isZero();
        }
    }

    @Test
    void the_dialect_of_mpj_express_is_recognised() throws Exception {
        programs.mpjPair();

        Cli cli = Cli.job("--original", "--source", sources.toString(), "app.Pair");

        assertThat(cli.out()).startsWith(Programs.PAIR_OUTPUT);
        assertThat(cli.code()).isZero();
    }

    @Test
    void compiled_classes_run_without_sources() throws Exception {
        Path classes = temp.resolve("classes");
        Path file = programs.pair();
        Compilation compilation = new Sluice()
                .compile(
                        List.of(file),
                        List.of(Installation.ofThisJvm()
                                .face(Dialects.shipped().byId("openmpi").orElseThrow())),
                        StandardCharsets.UTF_8,
                        17,
                        classes);
        assertThat(compilation.problems()).isEmpty();

        Cli cli = Cli.job("--class-path", classes.toString(), "app.Pair");

        assertThat(cli.out()).startsWith(Programs.PAIR_OUTPUT);
        assertThat(cli.code()).isZero();
    }

    @Test
    void a_rank_that_waits_for_ever_is_said_to_stand_at_the_call_whose_message_nobody_sends() throws Exception {
        programs.write("app/Two.java", """
                package app;
                import mpi.MPI;
                public class Two {
                    public static void main(String[] args) throws mpi.MPIException {
                        MPI.Init(args);
                        int[] a = new int[1000];
                        int[] b = new int[1000];
                        if (MPI.COMM_WORLD.getRank() == 0) {
                            MPI.COMM_WORLD.recv(a, 1000, MPI.INT, 1, 0);
                            MPI.COMM_WORLD.recv(b, 1000, MPI.INT, 1, 1);
                        } else {
                            MPI.COMM_WORLD.send(a, 1000, MPI.INT, 0, 0);
                        }
                        MPI.Finalize();
                    }
                }
                """);

        Cli original = Cli.job("--original", "--source", sources.toString(), "app.Two");
        Cli cli = Cli.job("--source", sources.toString(), "app.Two");

        assertThat(original.err()).contains("rank 0: Recv from 1 tag 1 on world, 1000 INT (Two.java:10)");
        assertThat(cli.err()).contains("rank 0: Recv from 1 tag 1 on world, 1000 INT (Two.java:10)");
    }

    @Test
    void the_exit_code_of_the_program_is_passed_on() throws Exception {
        programs.write("Quit.java", """
                public class Quit {
                    public static void main(String[] args) throws mpi.MPIException {
                        mpi.MPI.Init(args);
                        int code = mpi.MPI.COMM_WORLD.getSize() + 40;
                        mpi.MPI.Finalize();
                        System.exit(code);
                    }
                }
                """);

        assertThat(Cli.job("--original", "--source", sources.toString(), "Quit").code())
                .isEqualTo(42);
    }

    @Test
    void each_rank_writes_into_the_output_folder_and_a_used_one_is_refused() throws Exception {
        programs.pair();
        Path output = temp.resolve("out");
        String[] args = {"--original", "--source", sources.toString(), "--output-dir", output.toString(), "app.Pair"};

        Cli first = Cli.job(args);
        Cli second = Cli.job(args);

        assertThat(first.code()).isZero();
        assertThat(output.resolve("rank-1.out")).content().startsWith(Programs.PAIR_OUTPUT);
        assertThat(second.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(second.err()).contains("--output-dir " + output, "not empty");
    }
}

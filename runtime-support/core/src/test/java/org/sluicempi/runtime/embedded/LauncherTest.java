package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

@Timeout(120)
class LauncherTest {
    private static final String PROGRAM = """
            import org.sluicempi.runtime.*;

            public class Program {
                static int calls;

                public static void main(String[] args) throws Exception {
                    Rank rank = Rank.of(Program.class);
                    Communicator world = rank.world();
                    int me = world.rank();
                    calls++;
                    rank.start();
                    UserBuffer one = new UserBuffer(new int[1], 0, 1, BasicType.INT);
                    switch (args[0]) {
                        case "print" -> {
                            System.out.print("rank " + me + " of ");
                            System.out.println(world.size() + " call " + calls + " " + args[1]);
                            System.err.println("error of " + me);
                            System.out.println("input " + System.in.read());
                            System.out.print("unfinished " + me);
                        }
                        case "throw" -> {
                            if (me == 1) {
                                throw new IllegalStateException("boom");
                            }
                        }
                        case "exit" -> {
                            try {
                                if (me == 1) {
                                    System.exit(3);
                                }
                            } finally {
                                if (me == 1) {
                                    System.out.println("finally");
                                }
                            }
                        }
                        case "runtime" -> {
                            if (me == 1) {
                                Runtime.getRuntime().exit(4);
                            }
                        }
                        case "halt" -> {
                            java.util.function.IntConsumer halt = Runtime.getRuntime()::halt;
                            if (me == 1) {
                                halt.accept(5);
                            }
                        }
                        case "abort" -> {
                            if (me == 1) {
                                world.abort(9);
                            }
                        }
                        case "late" -> {
                            rank.finish();
                            new Thread(() -> {
                                try {
                                    Thread.sleep(300);
                                } catch (InterruptedException e) {
                                    throw new IllegalStateException(e);
                                }
                                System.out.println("late " + me);
                            }).start();
                            return;
                        }
                        case "bye" -> {
                            rank.finish();
                            try {
                                if (me == 0) {
                                    System.exit(0);
                                }
                                Thread.sleep(300);
                            } finally {
                                System.out.println("finally " + me);
                            }
                            return;
                        }
                        default -> throw new IllegalArgumentException(args[0]);
                    }
                    if (!args[0].equals("print")) {
                        world.recv(one, 1 - me, 0);
                    }
                    rank.finish();
                }
            }
            """;

    @TempDir
    Path folder;

    private ChildJvm child;

    @BeforeEach
    void prepare() {
        child = new ChildJvm(folder);
    }

    private Outcome runProgram(String... arguments) throws Exception {
        String classes = child.compile("Program", PROGRAM).toString();
        String[] command = new String[arguments.length + 5];
        List.of("-n", "2", "--class-path", classes).toArray(command);
        System.arraycopy(arguments, 0, command, 4, arguments.length);
        return child.launch(Arrays.copyOf(command, arguments.length + 4));
    }

    @Test
    void eachRankHasItsOwnStaticsAndWholeLines() throws Exception {
        Outcome outcome = runProgram("--tag-output", "Program", "print", "argument");
        assertThat(outcome.err().lines()).containsExactlyInAnyOrder("[0] error of 0", "[1] error of 1");
        assertThat(outcome.out()
                        .lines()
                        .map(l -> l.replace("unfinished 0[1]", "unfinished 0\n[1]"))
                        .flatMap(String::lines)
                        .map(l -> l.replace("unfinished 1[0]", "unfinished 1\n[0]"))
                        .flatMap(String::lines))
                .containsExactlyInAnyOrder(
                        "[0] rank 0 of 2 call 1 argument",
                        "[1] rank 1 of 2 call 1 argument",
                        "[0] input " + (int) 'f',
                        "[1] input -1",
                        "[0] unfinished 0",
                        "[1] unfinished 1");
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void theOutputOfEachRankCanGoToFilesOfItsOwn() throws Exception {
        Path output = folder.resolve("deep/out");
        Outcome outcome = runProgram("--output-dir", output.toString(), "Program", "print", "x");
        assertThat(outcome).isEqualTo(new Outcome(0, "", ""));
        assertThat(output.resolve("rank-1.out")).hasContent("rank 1 of 2 call 1 x\ninput -1\nunfinished 1");
        assertThat(output.resolve("rank-0.err")).hasContent("error of 0");
    }

    @ParameterizedTest
    @CsvSource({
        "exit, 1, rank 1: System.exit(3) before Finalize",
        "runtime, 1, rank 1: System.exit(4) before Finalize",
        "halt, 5, rank 1: Runtime.halt(5) before Finalize",
        "abort, 9, rank 1: abort(9)",
    })
    void oneRankEndsTheJobWithItsCode(String what, int code, String message) throws Exception {
        assertThat(runProgram("Program", what)).isEqualTo(new Outcome(code, "", message + "\n"));
    }

    @Test
    void anUncaughtExceptionEndsTheJob() throws Exception {
        Outcome outcome = runProgram("Program", "throw");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .isEqualTo("rank 1: java.lang.IllegalStateException: boom\n\tat Program.main(Program.java:23)\n");
    }

    @Test
    void exitAfterFinalizeEndsOnlyItsRankAndRunsNoFinally() throws Exception {
        assertThat(runProgram("Program", "bye")).isEqualTo(new Outcome(0, "finally 1\n", ""));
    }

    @Test
    void aRankLivesAsLongAsItsThreads() throws Exception {
        Outcome outcome = runProgram("Program", "late");
        assertThat(outcome.out().lines()).containsExactlyInAnyOrder("late 0", "late 1");
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void aDeadlockNamesTheSourceLine() throws Exception {
        String source = """
                import org.sluicempi.runtime.*;

                public class Dead {
                    public static void main(String[] args) {
                        Communicator world = Rank.of(Dead.class).world();
                        UserBuffer data = new UserBuffer(new double[100], 0, 100, BasicType.DOUBLE);
                        if (world.rank() == 0) {
                            world.recv(data, 1, 7);
                        } else {
                            world.collectives().barrier();
                        }
                    }
                }
                """;
        String classes = child.compile("Dead", source).toString();
        Outcome outcome = child.launch("-n", "2", "--class-path", classes, "Dead");
        assertThat(outcome).isEqualTo(new Outcome(1, "", """
                                deadlock: every rank waits
                                  rank 0: Recv from 1 tag 7 on world, 100 DOUBLE (Dead.java:8)
                                  rank 1: Barrier (Dead.java:10)
                                """));
        Outcome alone =
                child.run(List.of(ChildJvm.java(), "-cp", ChildJvm.core() + File.pathSeparator + classes, "Dead"));
        assertThat(alone.exitCode()).isEqualTo(1);
        assertThat(alone.err()).contains("source 1 is not in a communicator of 1 rank");
    }

    @Test
    void aThousandRanksStartAndMeetInLittleMemory() throws Exception {
        String source = """
                import org.sluicempi.runtime.*;

                public class Many {
                    public static void main(String[] args) {
                        Rank rank = Rank.of(Many.class);
                        rank.start();
                        rank.world().collectives().barrier();
                        rank.finish();
                        if (rank.world().rank() == 999) {
                            System.out.println("met");
                        }
                    }
                }
                """;
        String classes = child.compile("Many", source).toString();
        Outcome outcome = child.run(List.of(
                ChildJvm.java(),
                "-Xmx64m",
                "-cp",
                ChildJvm.core(),
                Launcher.class.getName(),
                "-n",
                "1000",
                "--class-path",
                classes,
                "Many"));
        assertThat(outcome).isEqualTo(new Outcome(0, "met\n", ""));
    }

    @Test
    void whatCannotBeStartedIsNamed() throws Exception {
        String classes = child.compile("Plain", "public class Plain {}").toString();
        assertRefused("main class Missing is not in the class path", "--class-path", classes, "Missing");
        String noMain = Runtime.version().feature() < 25
                ? "class Plain has no public static void main(String[])"
                : "class Plain has no void main(String[]) or void main() that is not private";
        assertRefused(noMain, "--class-path", classes, "Plain");
        assertRefused("class path entry /no/such/place does not exist", "--class-path", "/no/such/place", "Plain");
        assertRefused("no main class; see --help");
        assertRefused("unknown option --fast; see --help", "--fast");
    }

    @Test
    void aClassFileThatIsTooNewIsNamedWithBothVersions() throws Exception {
        Path classes = child.compile("Plain", "public class Plain {}");
        byte[] bytes = Files.readAllBytes(classes.resolve("Plain.class"));
        bytes[7] = 99;
        Files.write(classes.resolve("Plain.class"), bytes);
        int own = Runtime.version().feature();
        assertRefused(
                "class Plain was compiled for Java 55, this is Java " + own
                        + ": run with Java 55 or later, or compile with --release " + own,
                "--class-path",
                classes.toString(),
                "Plain");
    }

    private void assertRefused(String message, String... arguments) throws Exception {
        assertThat(child.launch(arguments)).isEqualTo(new Outcome(Launcher.NOT_RUN, "", "sluice: " + message + "\n"));
    }
}

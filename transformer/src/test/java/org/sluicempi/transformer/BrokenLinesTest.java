package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.transformer.change.FileChange;

/** Calls that are written on several lines: what a stack trace names stays on its line. */
class BrokenLinesTest {
    private static final String BEFORE = """
            import mpi.*;

            public class Broken {
                public double sum(Comm comm, double[] a, int n) throws MPIException {
                    final Status status
                            = comm
                                    .recv(
                                            a,
                                            n,
                                            MPI.DOUBLE, 0, 0);
                    double sum = 0;
                    for (int i = 0; i < 90; i++) {
                        sum += a[i];
                    }
                    return sum + status.getTag();
                }

                public void send(Comm comm, double[] a) throws MPIException {
                    for (int i = 0; i < 90; i++) {
                        a[i] = i;
                    }
                    comm
                            .send(
                                    a, 90, MPI.DOUBLE, 1, 0);
                }
            }
            """;

    @TempDir
    private Path base;

    @Test
    void aCallAmongOthersKeepsItsLines() throws IOException {
        FileChange change = change("Broken", """
                import mpi.*;

                public class Broken {
                    private static void send(double[] a, int[] n) throws MPIException {
                        for (int dest = 1; dest < n.length; dest++) {
                            MPI.COMM_WORLD
                                    .send(
                                            a,
                                            n[dest], MPI.DOUBLE, dest, 0);
                        }
                    }

                    public static void main(String[] args) throws MPIException {
                        MPI.Init(args);
                        MPI.COMM_WORLD.barrier();
                        send(new double[90], new int[3]);
                    }
                }
                """);

        assertOrigin(change, ".deltaSendAmong(", ".send(");
        assertOrigin(change, "n[dest], MPI", "n[dest], MPI");
    }

    @Test
    void whatIsEvaluatedComesFromItsOwnLine() throws IOException {
        FileChange change = change();

        assertOrigin(change, "DeltaRecv recvA", "final Status status");
        assertOrigin(change, "= comm", "= comm");
        assertOrigin(change, "DeltaRecv.received(", ".recv(");
        assertOrigin(change, ".deltaRecv(", ".recv(");
        assertOrigin(change, "n,\n", "n,\n");
        assertOrigin(change, "MPI.DOUBLE, 0, 0);\n", "MPI.DOUBLE, 0, 0);\n");
    }

    @Test
    void whatIsAddedComesFromTheParenthesisOfItsCall() throws IOException {
        FileChange change = change();

        assertOrigin(change, "recvA.deltaStrip(", ".recv(");
        assertOrigin(change, "recvA.deltaWaitData(", ".recv(");
        assertOrigin(change, "deltaSendBegin(", ".send(");
        assertOrigin(change, "sendA.deltaSendData(", ".send(");
        assertOrigin(change, "sendA.deltaSendEndIfBegun()", ".send(");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "comm.send(a,#90, MPI.DOUBLE, 1, 0); go(b);      | comm.send(a        | go(b)",
                "comm.send(a,#90, MPI.DOUBLE, 1, 0); // ends#go(b); | comm.send(a     | go(b)",
                "comm.send(a,#90, MPI.DOUBLE, 1, 0);/* */go(b);  | comm.send(a        | go(b)",
                "go(b); comm#.send(a, 90, MPI.DOUBLE, 1, 0);     | .send(a            | go(b)",
                "go(b);comm#.send#(a, 90, MPI.DOUBLE, 1, 0); go(a); | (a, 90          | go(b)",
                "go(b); comm.send(a, 90, MPI.DOUBLE, 1, 0);      | comm.send(a        | go(b)",
                "go(#b); comm.send(a, 90, MPI.DOUBLE, 1, 0);     | comm.send(a        | go(",
            })
    void whatSharesALineKeepsItsOwn(String call, String sent, String other) throws IOException {
        FileChange change = change("Shared", """
                import mpi.*;

                public class Shared {
                    private static void go(double[] b) {
                        b[0]++;
                    }

                    static void send(Comm comm, double[] b) throws MPIException {
                        double[] a = new double[90];
                        for (int i = 0; i < 90; i++) {
                            a[i] = i;
                        }
                        CALL
                    }
                }
                """.replace("CALL", call.replace('#', '\n')));

        assertOrigin(change, "deltaSendEnd", sent);
        assertOrigin(change, other, other);
        if (!call.contains("#")) {
            assertThat(change.after()).contains("        go(b); sendA.deltaSendEnd();\n    }\n");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "comm.recv(a, t[0], MPI.DOUBLE, at(t), 0);",
                "comm.recv(\na,\nt[0],\nMPI.DOUBLE,\nt[1],\n0);",
                "comm.recv(a, at(t),\nMPI.DOUBLE, t[1], 0\n);",
                "comm.recv(a,\nat(t),\nMPI.DOUBLE, t[1], 0);",
                "comm.recv(a, n > 3\n? t[0]\n: t[1], MPI.DOUBLE, 0, 0);",
                "comm\n.recv(a, t[0], MPI.DOUBLE, 0, 0);",
                "comm\n.recv(a, n,\nMPI.DOUBLE, 0, 0);",
                "comm\n.recv\n(a, at(t), MPI.DOUBLE, 0, 0);",
                "Status s = comm.recv(a, t[0], MPI.DOUBLE,\nt[1], 0);",
                "Status s =\ncomm.recv(a, n, MPI.DOUBLE, 0, 0);",
                "Status s =\ncomm.recv(a, t[0], MPI.DOUBLE, 0, 0);",
                "final Status\ns = comm.recv(a, t[0], MPI.DOUBLE, 0, 0);",
                "Status s; s =\ncomm.recv(a, at(t), MPI.DOUBLE, 0, 0);",
                "(comm\n).recv(a, n, MPI.DOUBLE, 0, 0);",
                "comm.\nrecv(a, t[0], MPI.DOUBLE, 0, 0);",
                "MPI.COMM_WORLD.\nrecv(a, n, MPI.DOUBLE, 0, 0);",
                "MPI.COMM_WORLD.recv\n(a, n, MPI.DOUBLE, at(t), 0);",
                "MPI.\nCOMM_WORLD\n.\nrecv\n(a, n, MPI.DOUBLE, t[0], 0);",
                "comms[n].recv(a, t[0],\nMPI.DOUBLE, 0, 0);",
                "comms[\nn].recv(a, n, MPI.DOUBLE, 0, 0);",
                "comms[n]\n.recv(a, n, MPI.DOUBLE, 0, 0);",
                "MPI.COMM_WORLD\n.recv(a,\nat(t),\nMPI.DOUBLE,\nt[1],\n0);",
                "at(t); comm.\nrecv(a, n, MPI.DOUBLE, 0, 0);",
                "at(t); comm./* a\n*/recv(a, n, MPI.DOUBLE, 0, 0);",
                "at(t); comm.recv(\na, n, MPI.DOUBLE, 0, 0);",
                "at(t); Status s = comm\n.recv(a, n, MPI.DOUBLE, 0, 0);",
                "at(t); comms[n]\n.recv(a, n, MPI.DOUBLE, 0, 0); at(t);",
                "at(\nt); comm.recv(a, n, MPI.DOUBLE, 0, 0); at(t);",
                "at(t); Status\ns = comm.recv(a, n, MPI.DOUBLE, 0, 0);",
                "at(t); Status s\n= comm.recv(a, n, MPI.DOUBLE, 0, 0);",
                "at(t); final\nStatus\ns = comms[n].recv(a, n, MPI.DOUBLE, 0, 0);"
            })
    void whatFailsNamesItsLine(String call) throws IOException {
        String before = """
                import mpi.*;

                public class Lines {
                    static int at(int[] t) {
                        return t[2];
                    }

                    public double sum(Comm comm, Comm[] comms, double[] a, int[] t, int n) throws MPIException {
                        double sum = 0;
                        CALL
                        for (int i = 0; i < 90; i++) {
                            sum += a[i];
                        }
                        return sum;
                    }

                    public double later(double[] a) throws MPIException {
                        MPI.COMM_WORLD.recv(a, 90, MPI.DOUBLE, 0, 0);
                        double sum = 0;
                        for (int i = 0; i < 90; i++) {
                            sum += a[i];
                        }
                        return sum;
                    }
                }
                """.replace("CALL", call);
        FileChange change = change("Lines", before);

        Map<String, Set<Integer>> original = FailingLines.of("Lines", before, base.resolve("before"), line -> line);
        Map<String, Set<Integer>> found =
                FailingLines.of("Lines", change.after(), base.resolve("after"), change.lines()::original);

        assertThat(original).isNotEmpty();
        assertThat(found).as(change.after()).containsAllEntriesOf(original);
    }

    private FileChange change() throws IOException {
        return change("Broken", BEFORE);
    }

    private FileChange change(String name, String text) throws IOException {
        Files.writeString(base.resolve(name + ".java"), text);
        Sluice sluice = new Sluice();
        List<FileChange> changes = sluice.transform(
                sluice.analyze(new SourceTree(List.of(base), List.of(), StandardCharsets.UTF_8, 17), Progress.NONE));
        assertThat(changes).hasSize(1);
        return changes.get(0);
    }

    private static void assertOrigin(FileChange change, String added, String original) {
        assertThat(change.lines().original(lineOf(change.after(), added)))
                .as("%s in\n%s", added, change.after())
                .isEqualTo(lineOf(change.before(), original));
    }

    private static int lineOf(String text, String part) {
        int at = text.indexOf(part);
        assertThat(at).as("%s in\n%s", part, text).isNotNegative();
        return (int) text.substring(0, at).lines().count() + (text.charAt(Math.max(0, at - 1)) == '\n' ? 1 : 0);
    }
}

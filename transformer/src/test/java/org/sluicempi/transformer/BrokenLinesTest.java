package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Progress;
import org.sluicempi.analyzer.SourceTree;

/** Calls that are written on several lines: what a stack trace names stays on its line. */
class BrokenLinesTest {
    private static final String BEFORE = """
            import mpi.*;

            public class Broken {
                public double sum(Comm comm, double[] a, int[] counts) throws MPIException {
                    final Status status
                            = comm
                                    .recv(
                                            a,
                                            counts[0],
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
    void whatIsEvaluatedComesFromItsOwnLine() throws IOException {
        FileChange change = change();

        assertOrigin(change, "DeltaRecv recvA", "final Status status");
        assertOrigin(change, "= comm", "= comm");
        assertOrigin(change, "DeltaRecv.received(", ".recv(");
        assertOrigin(change, ".deltaRecv(", ".recv(");
        assertOrigin(change, "counts[0],\n", "counts[0],\n");
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

    private FileChange change() throws IOException {
        Files.writeString(base.resolve("Broken.java"), BEFORE);
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

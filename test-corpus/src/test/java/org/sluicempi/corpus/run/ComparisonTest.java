package org.sluicempi.corpus.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Eager;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;

/** The comparison itself: a transformation that is wrong does not go unnoticed. */
class ComparisonTest {
    /** So late that a receiver that does not wait reads what was there before. */
    private static final String LATE_SENDER = "java.util.concurrent.locks.LockSupport.parkNanos(1_000_000_000L); ";

    private static final LineMap NO_LINES = new LineMap(List.of());

    @TempDir
    Path folder;

    @Test
    void theRealTransformationIsRight() throws IOException {
        assertThat(plant("deltaSendEnd", "deltaSendEnd", 1024, false)).isTrue();
    }

    @Test
    void anElementThatLeavesTooEarlyIsSeen() throws IOException {
        assertThat(plant("sendA.deltaSendData(i0, i1)", "sendA.deltaSendData(i1, i1 + 128)", 1024, false))
                .isFalse();
    }

    @Test
    void anElementThatLeavesTwiceIsSeenByTheRuntime() throws IOException {
        assertThat(plant(
                        "sendA.deltaSendData(i0, i1)",
                        "sendA.deltaSendData(i0, i1); sendA.deltaSendData(i0, i1)",
                        64,
                        true))
                .isFalse();
    }

    @Test
    void aMissingWaitIsSeen() throws IOException {
        assertThat(plant(
                        text -> replaced(
                                replaced(text, "recvA.deltaWaitData(", "Math.addExact("),
                                "DeltaSend sendA =",
                                LATE_SENDER + "DeltaSend sendA ="),
                        64,
                        false))
                .isFalse();
    }

    @Test
    void aMissingEndIsSeen() throws IOException {
        assertThat(plant("sendA.deltaSendEnd();", "", 64, false)).isFalse();
    }

    @Test
    void nothingPrintedIsEmpty() {
        assertThat(new Outcome(0, "", List.of("", "\n")).isEmpty()).isTrue();
        assertThat(new Outcome(0, "", List.of("", "1\n")).isEmpty()).isFalse();
    }

    @Test
    void exitCodeAndEachRankCount() {
        Outcome outcome = new Outcome(0, "", List.of("a", "b"));

        assertThat(outcome.sameAs(new Outcome(0, "x", List.of("a", "b")))).isTrue();
        assertThat(outcome.sameAs(new Outcome(1, "", List.of("a", "b")))).isFalse();
        assertThat(outcome.sameAs(new Outcome(0, "", List.of("b", "a")))).isFalse();
        assertThat(outcome.sameAs(new Outcome(0, "", List.of("a")))).isFalse();
    }

    /** Whether the program of the plainest loop still does the same after {@code wrong} took the place of {@code right}. */
    private boolean plant(String right, String wrong, int pieceBytes, boolean check) throws IOException {
        return plant(text -> replaced(text, right, wrong), pieceBytes, check);
    }

    private static String replaced(String text, String right, String wrong) {
        assertThat(text).contains(right);
        return text.replace(right, wrong);
    }

    private boolean plant(UnaryOperator<String> error, int pieceBytes, boolean check) throws IOException {
        Program program = Programs.of(Programs.corpusRoots().get(0)).stream()
                .filter(p -> p.mainClass().equals("kernel.Line"))
                .findFirst()
                .orElseThrow();
        FileChange change = Analysed.of(program.root()).change(program).orElseThrow();
        Version original = compiled(program, change.before(), "original");
        Version planted = compiled(program, error.apply(change.after()), "planted");
        Execution execution = new Execution(program.mainClass(), List.of());

        Outcome expected = execution.run(
                original, original, new Setting(2, Eager.DEFAULT, 0, 0, Setting.Side.NONE, false), new Pieces());
        Outcome actual = execution.run(
                original, planted, new Setting(2, Eager.DEFAULT, pieceBytes, 3, Setting.Side.ALL, check), new Pieces());
        return actual.sameAs(expected);
    }

    private Version compiled(Program program, String text, String name) throws IOException {
        Path source = Files.createDirectories(folder.resolve(name)).resolve("Line.java");
        Files.writeString(source, text);
        Path classes = folder.resolve(name + "-classes");
        assertThat(Javac.compile(
                        List.of(source),
                        program.root().dialect().face(),
                        program.root().encoding(),
                        classes))
                .isEmpty();
        return new Version(Version.classes(classes, program.root().dialect().face()), NO_LINES);
    }
}

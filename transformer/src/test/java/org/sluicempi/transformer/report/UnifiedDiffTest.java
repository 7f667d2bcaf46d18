package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.Checked;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TextEdit;
import org.sluicempi.transformer.edit.EditList;
import org.sluicempi.transformer.edit.LineOrigins;

class UnifiedDiffTest {
    @TempDir
    private Path base;

    private FileChange change(String name, String before, List<TextEdit> edits) {
        Path file = base.resolve(name);
        SitePlan first = site(file, "1:1", Rule.SL001, "send of c flows while loop at line 14 runs");
        SitePlan second = site(file, "2:1", Rule.SL002, "receive of a flows while loop at line 20 runs");
        byte[] bytes = before.getBytes(StandardCharsets.UTF_8);
        EditList list = EditList.of(name, edits);
        String after = list.apply(before);
        SourceText text;
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
            text = SourceText.of(file, bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        FilePlan plan = new FilePlan(file, base, text.sha256(), "UTF-8", List.of(first, second), List.of());
        LineMap lines = LineOrigins.of(text, list, plan.sites());
        return new FileChange(
                file, base, before, after, bytes, after.getBytes(StandardCharsets.UTF_8), plan, list.edits(), lines);
    }

    private static SitePlan site(Path file, String id, Rule rule, String message) {
        Position position = new Position(file, 1, 1);
        Remark remark = new Remark(rule, position, message, Optional.empty(), List.of());
        return new SitePlan(id, position, new Span(0, 1), "openmpi", Optional.of("v"), List.of(remark));
    }

    private static TextEdit edit(int start, int end, String text, String site) {
        return new TextEdit(new Span(start, end), text, site);
    }

    private static String numbered(int lines) {
        return IntStream.rangeClosed(1, lines).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());
    }

    @Test
    void eachDecisionHasAHunkWithItsReason() {
        String before = numbered(40);
        int second = before.indexOf("line 2\n");
        int far = before.indexOf("line 30\n");
        FileChange change = change(
                "src/A.java",
                before,
                List.of(edit(second, second, "new\n", "1:1"), edit(far, far + 7, "other", "2:1")));
        assertThat(UnifiedDiff.print(change, base)).isEqualTo("""
                diff --git a/src/A.java b/src/A.java
                --- a/src/A.java
                +++ b/src/A.java
                @@ -1,4 +1,5 @@ SL001 send of c flows while loop at line 14 runs
                 line 1
                +new
                 line 2
                 line 3
                 line 4
                @@ -27,7 +28,7 @@ SL002 receive of a flows while loop at line 20 runs
                 line 27
                 line 28
                 line 29
                -line 30
                +other
                 line 31
                 line 32
                 line 33
                """);
    }

    @Test
    void hunksThatTouchAreOneWithBothReasons() {
        String before = numbered(20);
        int left = before.indexOf("line 5\n");
        int right = before.indexOf("line 12\n");
        FileChange change =
                change("A.java", before, List.of(edit(left, left + 6, "x", "1:1"), edit(right, right + 7, "y", "2:1")));
        assertThat(UnifiedDiff.print(change, base).lines().filter(line -> line.startsWith("@@")))
                .containsExactly("@@ -2,14 +2,14 @@ SL001 send of c flows while loop at line 14 runs; "
                        + "SL002 receive of a flows while loop at line 20 runs");
    }

    @Test
    void aMissingLineEndIsMarkedOnBothSides() {
        FileChange change = change("A.java", "a\nb", List.of(edit(3, 3, "!", "1:1")));
        assertThat(UnifiedDiff.print(change, base)).endsWith("""
                 a
                -b
                \\ No newline at end of file
                +b!
                \\ No newline at end of file
                """);
    }

    @Test
    void aFileOutsideOfTheBaseIsBadInput() {
        FileChange change = change("A.java", "a\n", List.of(edit(0, 1, "b", "1:1")));
        assertThatThrownBy(() -> new Sluice().diff(List.of(change), base.resolve("elsewhere")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("A.java");
    }

    @Test
    void gitTakesRandomChangesInFilesWithStrangeNames() throws Exception {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        String[] names = {"A.java", "with space/B.java", "qu\"ote/C\\.java", "ümlaut/Dä.java"};
        Checked.git(base, "init", "-q");
        for (int round = 0; round < 24; round++) {
            String before = text(random);
            FileChange change = change(names[round % names.length], before, edits(random, before));
            if (change.before().equals(change.after())) {
                continue;
            }
            Files.write(base.resolve("p.patch"), new Sluice().patch(List.of(change), base));
            try {
                Checked.git(base, "apply", "--check", "p.patch");
                Checked.git(base, "apply", "p.patch");
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + ", round " + round, e);
            }
            assertThat(Files.readString(change.file()))
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(change.after());
        }
    }

    private static String text(Random random) {
        StringBuilder out = new StringBuilder();
        String eol = random.nextBoolean() ? "\n" : "\r\n";
        int lines = 1 + random.nextInt(30);
        for (int i = 0; i < lines; i++) {
            out.append(random.nextInt(5) == 0 ? "" : "  text " + random.nextInt(3))
                    .append(eol);
        }
        return random.nextBoolean() ? out.toString() : out + "last";
    }

    private static List<TextEdit> edits(Random random, String text) {
        List<TextEdit> edits = new ArrayList<>();
        for (int at = random.nextInt(10); at < text.length(); at += 1 + random.nextInt(60)) {
            int end = Math.min(text.length(), at + random.nextInt(12));
            edits.add(edit(at, end, random.nextBoolean() ? "new\n" : "x", random.nextBoolean() ? "1:1" : "2:1"));
            at = end;
        }
        if (random.nextBoolean()) {
            boolean free = edits.isEmpty() || edits.get(edits.size() - 1).span().end() < text.length();
            if (free) {
                edits.add(edit(text.length(), text.length(), "tail", "1:1"));
            }
        }
        return edits;
    }
}

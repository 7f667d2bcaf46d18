package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.TextEdit;

class EditListTest {
    private static TextEdit edit(int start, int end, String text) {
        return new TextEdit(new Span(start, end), text, "1:1");
    }

    @Test
    void overlapIsADefectThatNamesBoth() {
        List<TextEdit> edits = List.of(edit(4, 8, "right"), edit(2, 5, "left"));
        assertThatThrownBy(() -> EditList.of("A.java", edits))
                .isInstanceOf(InternalException.class)
                .hasMessageContainingAll("A.java", "2..5", "left", "4..8", "right");
    }

    @Test
    void anInsertionInsideAReplacementIsAnOverlap() {
        List<TextEdit> edits = List.of(edit(2, 6, ""), edit(4, 4, "x"));
        assertThatThrownBy(() -> EditList.of("A.java", edits)).isInstanceOf(InternalException.class);
    }

    @Test
    void twoReplacementsOfOnePlaceAreAnOverlap() {
        List<TextEdit> edits = List.of(edit(2, 3, "a"), edit(2, 3, "a"));
        assertThatThrownBy(() -> EditList.of("A.java", edits)).isInstanceOf(InternalException.class);
    }

    @Test
    void insertionsKeepTheirOrderAndStandInFrontOfTheReplacement() {
        List<TextEdit> edits = List.of(edit(1, 2, "R"), edit(1, 1, "a"), edit(2, 2, "c"), edit(1, 1, "b"));
        assertThat(EditList.of("A.java", edits).apply("0123")).isEqualTo("0abRc23");
    }

    /** The naive way: one edit after the other, from the end, on a mutable text. */
    @Test
    void randomListsGiveWhatOneEditAfterTheOtherGives() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            String text = "abcdefghij".repeat(1 + random.nextInt(4));
            List<TextEdit> sorted = new ArrayList<>();
            int at = 0;
            while (at < text.length()) {
                int start = at + random.nextInt(5);
                int end = start + random.nextInt(4);
                if (end > text.length()) {
                    break;
                }
                String replacement = "XYZ".substring(random.nextInt(4));
                boolean behindInsertionHere = start == at && at > 0;
                if (!behindInsertionHere) {
                    sorted.add(edit(start, end, replacement));
                }
                at = Math.max(end, start + 1);
            }
            StringBuilder naive = new StringBuilder(text);
            for (int i = sorted.size() - 1; i >= 0; i--) {
                TextEdit edit = sorted.get(i);
                naive.replace(edit.span().start(), edit.span().end(), edit.replacement());
            }
            List<TextEdit> shuffled = new ArrayList<>(sorted);
            java.util.Collections.shuffle(shuffled, random);
            assertThat(EditList.of("A.java", shuffled).apply(text))
                    .as("seed %d, round %d, %s on %s", seed, round, sorted, text)
                    .isEqualTo(naive.toString());
        }
    }
}

package org.sluicempi.transformer.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LineMapTest {
    @Test
    void rangesStandForLines() {
        LineMap map = LineMap.of(new int[] {1, 2, 2, 2, 3, 4, 9, 5, 6});
        assertThat(map.ranges())
                .containsExactly(
                        new LineMap.Range(1, 1, 2, 1),
                        new LineMap.Range(3, 2, 2, 0),
                        new LineMap.Range(5, 3, 2, 1),
                        new LineMap.Range(7, 9, 1, 1),
                        new LineMap.Range(8, 5, 2, 1));
    }

    @Test
    void everyLineIsFoundAgain() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            int[] lines = new int[1 + random.nextInt(40)];
            for (int i = 0; i < lines.length; i++) {
                lines[i] =
                        random.nextInt(3) == 0 ? 1 + random.nextInt(20) : i == 0 ? 1 : lines[i - 1] + random.nextInt(2);
            }
            LineMap map = LineMap.of(lines);
            for (int i = 0; i < lines.length; i++) {
                assertThat(map.original(i + 1))
                        .as("seed %d, round %d, line %d", seed, round, i + 1)
                        .isEqualTo(lines[i]);
            }
        }
    }
}

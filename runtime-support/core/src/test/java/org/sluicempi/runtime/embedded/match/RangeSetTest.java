package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;

class RangeSetTest {
    @RepeatedTest(50)
    void behavesAsASetOfNumbers() {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        Random random = new Random(seed);
        RangeSet set = new RangeSet();
        boolean[] model = new boolean[60];
        for (int step = 0; step < 25; step++) {
            int from = random.nextInt(55);
            int to = from + 1 + random.nextInt(5);
            set.add(from, to);
            Arrays.fill(model, from, to, true);
            for (int k = 0; k < model.length; k++) {
                int end = k;
                while (end < model.length && model[end]) {
                    end++;
                }
                assertThat(set.endOfRun(k))
                        .as("seed %d step %d at %d", seed, step, k)
                        .isEqualTo(end);
                int start = k;
                while (start < model.length && (!model[start] || start > 0 && model[start - 1])) {
                    start++;
                }
                assertThat(set.startFrom(k))
                        .as("seed %d step %d at %d", seed, step, k)
                        .isEqualTo(start == model.length ? -1 : start);
                assertThat(set.contains(k, k + 3))
                        .as("seed %d step %d at %d", seed, step, k)
                        .isEqualTo(end >= k + 3);
            }
        }
    }
}

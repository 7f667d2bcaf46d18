package org.sluicempi.runtime.predict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Receives are written as the paper's figures do: a digit each; a site in front where sites are told apart. */
final class PredictorsTest {
    /** Section 6.1.1, figure 7: what comes once at the start is left out, and the cycle is found behind it. */
    @Test
    void a_cycle_is_found_behind_a_beginning() {
        String receives = "135 46789A 46789A 46789A";
        assertThat(hits(new SingleCycle(true), receives)).isEqualTo(5 + 6);
        assertThat(hits(new SingleCycle(false), receives)).isZero();
    }

    /** Section 6.1.1: a repetition within five receives is not yet a cycle. */
    @Test
    void a_short_repetition_does_not_end_the_beginning() {
        SingleCycle predictor = new SingleCycle(true);

        feed(predictor, "123412");

        assertThat(predictor.memory()).isZero();
        feed(predictor, "561");
        assertThat(predictor.memory()).isEqualTo(8);
    }

    /** Section 6.1: after a miss, the receive that has missed is the head of the next cycle, and is offered meanwhile. */
    @Test
    void a_miss_begins_another_cycle() {
        SingleCycle predictor = new SingleCycle(false);
        feed(predictor, "12312");
        assertThat(predictor.ahead(0, 1)).isEqualTo(3);

        feed(predictor, "78");
        assertThat(predictor.ahead(0, 1)).isEqualTo(7);
        feed(predictor, "9");
        assertThat(predictor.ahead(0, 1)).isEqualTo(7);
        feed(predictor, "7");

        assertThat(ahead(predictor, 5)).containsExactly(8, 9, 7, 8, 9);
    }

    @Test
    void a_cycle_of_one_is_a_cycle_too() {
        SingleCycle predictor = new SingleCycle(false);
        feed(predictor, "44");
        assertThat(ahead(predictor, 3)).containsExactly(4, 4, 4);
        feed(predictor, "4");
        assertThat(predictor.expects(0, 4)).isTrue();
    }

    /** Section 6.2. */
    @Test
    void tagging_offers_the_last_receive_of_a_site() {
        Tagging predictor = new Tagging();
        assertThat(predictor.expects(3, 1)).isFalse();
        predictor.observe(3, 1);
        predictor.observe(0, 2);
        assertThat(predictor.ahead(3, 1)).isEqualTo(1);
        assertThat(predictor.ahead(0, 1)).isEqualTo(2);
        assertThat(predictor.memory()).isEqualTo(4);
    }

    /** Section 6.3: each site has a cycle of its own, which what happens elsewhere does not break. */
    @Test
    void sites_have_their_own_cycles() {
        TagCycle predictor = new TagCycle(true);
        for (int turn = 0; turn < 4; turn++) {
            predictor.observe(0, turn % 2);
            predictor.observe(1, 10 + turn);
        }

        assertThat(predictor.ahead(0, 1)).isZero();
        assertThat(predictor.ahead(0, 2)).isEqualTo(1);
        assertThat(predictor.ahead(1, 1)).isEqualTo(10);
    }

    /** Section 6.4: a broken cycle is kept for the time when its head comes again. */
    @Test
    void broken_cycles_come_back() {
        String phases = "123123123 456456456 123123123 456456456";
        assertThat(hits(new TagBetterCycle(false), phases)).isGreaterThan(hits(new TagCycle(false), phases));

        TagBetterCycle predictor = new TagBetterCycle(false);
        feed(predictor, "1231234564561");
        assertThat(ahead(predictor, 3)).containsExactly(2, 3, 1);
        assertThat(predictor.memory()).isEqualTo(1 * 3 * 2);
    }

    @Test
    void no_more_cycles_are_kept_than_said() {
        TagBetterCycle predictor = new TagBetterCycle(false);
        for (int head = 0; head < 10 * TagBetterCycle.HEADS; head += 2) {
            for (int receive : new int[] {head, head + 1, head, head + 1}) {
                predictor.observe(0, receive);
            }
        }
        assertThat(predictor.memory()).isLessThanOrEqualTo(2 * TagBetterCycle.HEADS);
        assertThat(predictor.bytes()).isLessThanOrEqualTo(2 * Character.BYTES * (TagBetterCycle.HEADS + 1));
    }

    @Test
    void a_program_without_a_cycle_does_not_use_up_memory() {
        for (Predictor predictor : List.of(new SingleCycle(true), new SingleCycle(false), new TagCycle(true))) {
            IntStream.range(0, 40_000).forEach(receive -> predictor.observe(0, receive));
            assertThat(predictor.bytes()).isLessThanOrEqualTo(Character.BYTES * Cycle.LONGEST);

            for (int turn = 0; turn < 3; turn++) {
                IntStream.range(0, 10).forEach(receive -> predictor.observe(0, receive));
            }
            IntStream.range(0, 10).forEach(receive -> {
                assertThat(predictor.expects(0, receive)).isTrue();
                predictor.observe(0, receive);
            });
        }
    }

    /** Section 5.2; the sequence tells the three apart. */
    @Test
    void windows_make_room_as_their_names_say() {
        assertThat(kept(WindowOfReceives.Replacement.LRU, "1112312 4")).containsExactly(1, 2, 4);
        assertThat(kept(WindowOfReceives.Replacement.FIFO, "1112312 4")).containsExactly(2, 3, 4);
        assertThat(kept(WindowOfReceives.Replacement.LFU, "1112322 1 2 4")).containsExactly(1, 2, 4);
        assertThat(kept(WindowOfReceives.Replacement.LFU, "1 22 33 4")).containsExactly(2, 3, 4);
        assertThat(kept(WindowOfReceives.Replacement.LRU, "123 1 4")).containsExactly(1, 3, 4);
    }

    /** Figure 5: no hit while the window is shorter than the cycle, and no miss but the first ones from there on. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void windows_need_the_length_of_the_cycle(int size) {
        for (WindowOfReceives.Replacement replacement :
                List.of(WindowOfReceives.Replacement.LRU, WindowOfReceives.Replacement.FIFO)) {
            assertThat(hits(new WindowOfReceives(replacement, size), "1234 1234 1234"))
                    .isEqualTo(size == 4 ? 8 : 0);
        }
    }

    private static List<Integer> kept(WindowOfReceives.Replacement replacement, String receives) {
        WindowOfReceives window = new WindowOfReceives(replacement, 3);
        feed(window, receives);
        return IntStream.rangeClosed(1, 9)
                .filter(receive -> window.expects(0, receive))
                .boxed()
                .toList();
    }

    private static List<Integer> ahead(Foresight predictor, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(k -> predictor.ahead(0, k))
                .toList();
    }

    private static void feed(Predictor predictor, String receives) {
        numbers(receives).forEach(receive -> predictor.observe(0, receive));
    }

    private static int hits(Predictor predictor, String receives) {
        int hits = 0;
        for (int receive : numbers(receives)) {
            hits += predictor.expects(0, receive) ? 1 : 0;
            predictor.observe(0, receive);
        }
        return hits;
    }

    private static List<Integer> numbers(String receives) {
        List<Integer> numbers = new ArrayList<>();
        receives.chars().filter(c -> c != ' ').forEach(c -> numbers.add(Character.digit(c, 36)));
        return numbers;
    }
}

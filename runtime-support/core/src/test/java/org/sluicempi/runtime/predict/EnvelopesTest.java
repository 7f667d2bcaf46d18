package org.sluicempi.runtime.predict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.predict.Candidates.Candidate;
import org.sluicempi.runtime.predict.Candidates.Match;

final class EnvelopesTest {
    @Test
    void each_of_the_six_parts_tells_receives_apart() {
        Envelopes envelopes = new Envelopes();
        List<Envelope> all = List.of(
                new Envelope(1, 2, 3, 4, 5, 6),
                new Envelope(0, 2, 3, 4, 5, 6),
                new Envelope(1, 0, 3, 4, 5, 6),
                new Envelope(1, 2, 0, 4, 5, 6),
                new Envelope(1, 2, 3, 0, 5, 6),
                new Envelope(1, 2, 3, 4, 0, 6),
                new Envelope(1, 2, 3, 4, 5, 0));

        assertThat(all.stream().map(envelopes::number)).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(envelopes.number(new Envelope(1, 2, 0, 4, 5, 6))).isEqualTo(3);
        assertThat(envelopes.envelope(6)).isEqualTo(all.get(6));
        assertThat(envelopes.size()).isEqualTo(7);
    }

    @Test
    void receives_beyond_the_largest_number_have_none() {
        Envelopes envelopes = new Envelopes();
        for (int i = 0; i <= Predictor.LARGEST; i++) {
            assertThat(envelopes.number(new Envelope(i, 0, 0, 0, 0, 0))).isEqualTo(i);
        }
        assertThat(envelopes.number(new Envelope(-1, 0, 0, 0, 0, 0))).isEqualTo(Predictor.NONE);
        assertThat(envelopes.number(new Envelope(7, 0, 0, 0, 0, 0))).isEqualTo(7);
    }

    @Test
    void any_source_or_tag_leaves_the_message_open() {
        assertThat(new Envelope(-1, 2, 3, 4, 5, 6).isWildcard()).isTrue();
        assertThat(new Envelope(1, -1, 3, 4, 5, 6).isWildcard()).isTrue();
        assertThat(new Envelope(0, 0, 3, 4, 5, 6).isWildcard()).isFalse();
    }

    @Test
    void candidates_have_the_share_that_they_had() {
        Candidates candidates = new Candidates();
        assertThat(candidates.of(0)).isEmpty();

        candidates.observe(0, new Match(2, 7));
        candidates.observe(0, new Match(1, 7));
        candidates.observe(0, new Match(2, 7));
        candidates.observe(0, new Match(2, 8));
        candidates.observe(1, new Match(5, 5));

        assertThat(candidates.of(0))
                .containsExactly(
                        new Candidate(new Match(2, 7), 0.5),
                        new Candidate(new Match(1, 7), 0.25),
                        new Candidate(new Match(2, 8), 0.25));
        assertThat(candidates.of(1)).containsExactly(new Candidate(new Match(5, 5), 1));
    }

    @Test
    void newer_messages_count_more() {
        Candidates candidates = new Candidates();
        for (int i = 0; i < Candidates.HALVED_AT; i++) {
            candidates.observe(0, new Match(1, 0));
        }
        for (int i = 0; i < Candidates.HALVED_AT; i++) {
            candidates.observe(0, new Match(2, 0));
        }
        assertThat(candidates.of(0).get(0).match()).isEqualTo(new Match(2, 0));
        assertThat(candidates.of(0).get(0).probability()).isGreaterThan(0.6);
    }

    @Test
    void only_so_many_candidates_are_kept_and_the_newest_is_among_them() {
        Candidates candidates = new Candidates();
        for (int source = 0; source < 3 * Candidates.MOST; source++) {
            candidates.observe(0, new Match(source, 0));
            assertThat(candidates.of(0)).hasSizeLessThanOrEqualTo(Candidates.MOST);
        }
        assertThat(candidates.of(0).stream().map(Candidate::match)).contains(new Match(3 * Candidates.MOST - 1, 0));
    }
}

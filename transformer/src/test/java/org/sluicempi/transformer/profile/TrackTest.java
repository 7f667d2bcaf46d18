package org.sluicempi.transformer.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrackTest {
    private static Span span(Span.Kind kind, long from, long to) {
        return new Span(kind, from, to, "", "");
    }

    @Test
    void whatIsInsideAnotherSpanCountsOnce() {
        Track track = new Track(
                0,
                "",
                0,
                100,
                List.of(
                        span(Span.Kind.PIECE, 12, 15),
                        span(Span.Kind.SEND, 10, 30),
                        span(Span.Kind.WAIT, 25, 40),
                        span(Span.Kind.COLLECTIVE, 90, 100)),
                0,
                0,
                0);
        assertThat(track.times())
                .containsEntry(Span.Kind.SEND, 20L)
                .containsEntry(Span.Kind.PIECE, 0L)
                .containsEntry(Span.Kind.WAIT, 10L)
                .containsEntry(Span.Kind.COLLECTIVE, 10L);
        assertThat(track.computing()).isEqualTo(60);
    }

    @Test
    void whatIsMissingIsSaid() {
        Recorded rank = new Recorded(3);
        rank.saw(5, 10, 20);
        rank.saw(6, 20, 30);
        rank.leftOut = 1;
        Run run = Profile.run(List.of(rank));
        assertThat(run.gaps())
                .anySatisfy(gap -> assertThat(gap).contains("rank 3", "oldest 5 events"))
                .anySatisfy(gap -> assertThat(gap).contains("1 operation not recorded"));
    }
}

package org.sluicempi.transformer.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.profile.SiteTimes.Cost;

class SiteTimesTest {
    private static Track track(int rank, Span... spans) {
        return new Track(rank, "", 0, 100, List.of(spans), 0, 0, 0);
    }

    private static Span at(String site, long nanos) {
        return new Span(Span.Kind.WAIT, 0, nanos, "", site);
    }

    private static Run run(String version, Track... tracks) {
        return new Run(version, "", List.of(tracks), List.of(), 0);
    }

    @Test
    void theRankThatHasLostMostIsToldForEachRunTheOriginalFirst() {
        SiteTimes times = SiteTimes.of(new Profile(List.of(
                run("transformed", track(0, at("app/A.java:7", 5))),
                run(
                        "original",
                        track(0, at("app/A.java:7", 8), at("app/A.java:7", 3), at("app/A.java:8", 60)),
                        track(1, at("app/A.java:7", 10))))));

        assertThat(times.at(Path.of("/src/app/A.java"), 6, 7))
                .containsExactly(new Cost("original", 11, 0), new Cost("transformed", 5, 0));
        assertThat(times.at(Path.of("/src/app/A.java"), 9, 9)).isEmpty();
        assertThat(times.at(Path.of("/src/wrapp/A.java"), 7, 7)).isEmpty();
    }

    @Test
    void whatNamesNoLineIsLeftOut() {
        SiteTimes times =
                SiteTimes.of(new Profile(List.of(run("", track(0, at("", 5), at("nowhere", 5), at("a:b", 5))))));

        assertThat(times.at(Path.of("nowhere"), 0, Integer.MAX_VALUE)).isEmpty();
    }
}

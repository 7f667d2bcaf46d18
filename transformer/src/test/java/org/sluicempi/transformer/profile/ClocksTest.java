package org.sluicempi.transformer.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Clocks that are far apart, messages whose true times are known. */
class ClocksTest {
    private static final long AHEAD = 5_000_000_000L;
    private static final long FAR = -77_000_000L;

    private static Recorded rank(int number, String host) {
        Recorded rank = new Recorded(number);
        rank.host = host;
        rank.saw(0, 0, 0);
        return rank;
    }

    private static Flow flow(int sender, long sent, int receiver, long arrived) {
        return new Flow(sender, sent, receiver, arrived, 8, false, "", "");
    }

    @Test
    void theTrueDistanceLiesWithinTheError() {
        List<Recorded> ranks = List.of(rank(0, "a"), rank(1, "b"));
        List<Flow> flows = List.of(
                flow(0, 1_000, 1, 1_400 + AHEAD), //
                flow(0, 5_000, 1, 5_300 + AHEAD),
                flow(1, 9_000 + AHEAD, 0, 9_100));
        Clocks clocks = new Clocks(ranks, flows);
        assertThat(clocks.error()).isEqualTo(200);
        assertThat(clocks.ahead(0)).isZero();
        assertThat(clocks.ahead(1)).isBetween(AHEAD - clocks.error(), AHEAD + clocks.error());
    }

    @Test
    void aThirdMachineIsReachedOverAnother() {
        List<Recorded> ranks = List.of(rank(0, "a"), rank(1, "b"), rank(2, "c"));
        List<Flow> flows = List.of(
                flow(0, 0, 1, 10 + AHEAD),
                flow(1, 50 + AHEAD, 0, 60),
                flow(1, 100 + AHEAD, 2, 120 + FAR),
                flow(2, 200 + FAR, 1, 220 + AHEAD));
        Clocks clocks = new Clocks(ranks, flows);
        assertThat(clocks.error()).isEqualTo(30);
        assertThat(clocks.ahead(2)).isBetween(FAR - 30, FAR + 30);
    }

    @Test
    void finalizeIsEnoughAndNothingIsSaidWithoutIt() {
        Recorded here = rank(0, "a");
        Recorded there = rank(1, "b");
        assertThat(new Clocks(List.of(here, there), List.of()).error()).isEqualTo(Long.MAX_VALUE);
        here.meeting = new long[] {1_000, 2_000};
        there.meeting = new long[] {1_500 + AHEAD, 2_050 + AHEAD};
        Clocks clocks = new Clocks(List.of(here, there), List.of());
        assertThat(clocks.error()).isLessThan(1_000);
        assertThat(clocks.ahead(1)).isBetween(AHEAD - clocks.error(), AHEAD + clocks.error());
    }

    @Test
    void runsAreAlignedAndSayHowWell() {
        Recorded here = rank(0, "a");
        Recorded there = rank(1, "b");
        there.start = AHEAD + 10;
        there.end = AHEAD + 5_000;
        here.end = 5_000;
        here.sends.add(new Recorded.Message(0, 1, 1, 7, 0, 8, 100, 10, "A.java:1"));
        there.receives.add(new Recorded.Message(0, 1, 0, 7, 0, 8, AHEAD + 90, 60, "A.java:2"));
        there.sends.add(new Recorded.Message(1, 1, 0, 7, 0, 8, AHEAD + 200, 10, "A.java:3"));
        here.receives.add(new Recorded.Message(1, 1, 1, 7, 0, 8, 180, 80, "A.java:4"));
        Run run = Profile.run(new ArrayList<>(List.of(here, there)));
        assertThat(run.clockError()).isPositive().isLessThan(100);
        assertThat(run.flows())
                .hasSize(2)
                .allSatisfy(flow -> assertThat(flow.arrived()).isGreaterThanOrEqualTo(flow.sent()));
        assertThat(run.nanos()).isBetween(4_900L, 5_100L);
        assertThat(Timeline.clockNote(run)).contains("aligned to");
    }
}

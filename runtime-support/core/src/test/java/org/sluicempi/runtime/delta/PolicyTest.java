package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PolicyTest {
    private static final long MEGABYTE = 1 << 20;

    /** Runs a message with the given computation per byte through the policy; returns the number of pieces. */
    private static int pieces(long total, double nanosPerByte, long pieceCost, int busyPieces) {
        return pieces(total, nanosPerByte, pieceCost, 0, busyPieces);
    }

    private static int pieces(long total, double nanosPerByte, long pieceCost, int linkPerByte, int busyPieces) {
        PiecePolicy policy = new PiecePolicy(total, 0, 0);
        policy.opened(65_536);
        policy.computing(0, 0);
        double now = 0;
        int pieces = 0;
        long sent = 0;
        for (long done = 64; done <= total; done += 64) {
            now += 64 * nanosPerByte;
            long run = done - sent;
            if (run >= policy.ask()
                    && policy.ready(run, done, (long) now)
                    && (pieces % (busyPieces + 1) == 0 || policy.full(run))) {
                long took = pieceCost + run * linkPerByte;
                now += took;
                policy.sent(run, 1, took, busyPieces > 0);
                sent = done;
                pieces++;
            }
        }
        return pieces;
    }

    @Test
    void muchComputationMakesManyPieces() {
        assertThat(pieces(4 * MEGABYTE, 8, 3_000, 0)).isBetween(60, 260);
        assertThat(pieces(64 * 1024, 20, 1_000, 0)).isBetween(10, 64);
    }

    @Test
    void littleComputationMakesNone() {
        assertThat(pieces(64 * 1024, 0.1, 3_000, 0)).isZero();
        assertThat(pieces(8 * 1024, 1, 3_000, 0)).isZero();
    }

    /** What travels in a fiftieth of the computation could gain that at most, and pieces make cold code run. */
    @Test
    void computationBesideWhichTheTransferHardlyCountsMakesNone() {
        assertThat(pieces(6_400, 1_700, 20_000, 0)).isZero();
        assertThat(pieces(MEGABYTE, 500, 20_000, 0)).isZero();
        assertThat(pieces(6_400, 800, 2_000, 0)).isPositive();
        assertThat(pieces(MEGABYTE, 300, 20_000, 0)).isPositive();
    }

    @Test
    void dearPiecesAreFew() {
        assertThat(pieces(MEGABYTE, 8, 100_000, 0)).isBetween(2, 20);
        assertThat(pieces(MEGABYTE, 8, 1_000, 0)).isGreaterThan(40);
    }

    /** A socket takes a piece only as fast as it leaves: the blocking send would have waited for the link as well. */
    @Test
    void timeThatTheLinkTakesIsNoCostOfCutting() {
        assertThat(pieces(400_000, 8, 10_000, 8, 0)).isBetween(10, 60);
    }

    @Test
    void aBusyLinkGathersLargerPieces() {
        int free = pieces(4 * MEGABYTE, 8, 3_000, 0);
        int busy = pieces(4 * MEGABYTE, 8, 3_000, Integer.MAX_VALUE - 1);
        assertThat(busy).isLessThan(free).isGreaterThanOrEqualTo(32);
    }

    @Test
    void stripsGrowToTheirTimeAndNoFurther() {
        StripPolicy policy = new StripPolicy();
        long now = 0;
        int from = 0;
        int length = 0;
        for (int k = 0; k < 20; k++) {
            length = policy.length(from, now, 0);
            policy.chosen(from, from + length, now);
            from += length;
            now += 10L * length;
        }
        assertThat(length).isEqualTo(2_500);
    }

    @Test
    void oneSlowStripDoesNotShortenTheNextMuch() {
        StripPolicy policy = new StripPolicy();
        policy.chosen(0, policy.length(0, 0, 0), 0);
        policy.chosen(128, 128 + policy.length(128, 1_280, 0), 1_280);
        int before = policy.length(256, 2_560, 0);
        policy.chosen(256, 256 + before, 2_560);
        int after = policy.length(256 + before, 50_000_000, 0);
        assertThat(after).isGreaterThanOrEqualTo(before / 2);
    }

    @Test
    void iterationsLongerThanAStripMakeStripsOfOne() {
        StripPolicy policy = new StripPolicy();
        policy.chosen(0, 1, 0);
        assertThat(policy.length(1, 1_000_000, 0)).isEqualTo(1);
    }

    @Test
    void aLoopThatStartsAgainIsNotMeasuredAcrossItsEnd() {
        StripPolicy policy = new StripPolicy();
        int first = policy.length(0, 0, 0);
        policy.chosen(0, first, 0);
        assertThat(policy.length(0, 1_000_000_000, 0)).isEqualTo(first);
    }

    @Test
    void stripEndsDoNotOverflow() {
        assertThat(StripPolicy.end(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .isEqualTo(-1);
        assertThat(StripPolicy.end(Integer.MAX_VALUE - 3, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .isEqualTo(Integer.MAX_VALUE);
        assertThat(StripPolicy.end(4, 9, 0)).isEqualTo(5);
    }
}

package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.SimulatedRank.Link;

/** Chains of ranks on simulated clocks, compared with plain messages and with the bound of an ideal pipeline. */
class PipelineTest {
    private static final int MEGABYTE = 1 << 20;

    /** Cost in ns of the calls around one strip. */
    private static final double STRIP_COST = 50;

    /** @param nanos computation in ns per element of each rank */
    private record Chain(Link link, int ranks, int bytes, double nanos) {
        static Chain of(Link link, int ranks, int bytes, double computePerTransfer) {
            return new Chain(link, ranks, bytes, computePerTransfer * Double.BYTES * Link.GIGABIT.nanosPerByte());
        }

        int elements() {
            return bytes / Double.BYTES;
        }

        /** Time until the last rank has used the last element. */
        double run(boolean cutSends, boolean cutReceives) {
            UserBuffer data = new UserBuffer(new double[elements()], 0, elements(), BasicType.DOUBLE);
            SimulatedRank rank = null;
            for (int r = 0; r < ranks; r++) {
                rank = new SimulatedRank(link, rank);
                DeltaRecv in = r == 0 ? DeltaRecv.none() : DeltaRecv.post(rank, data, 0, 0, true);
                if (!cutReceives) {
                    in.deltaWait();
                }
                DeltaSend out = r == ranks - 1 ? DeltaSend.none() : DeltaSend.begin(rank, data, 1, 0, cutSends);
                compute(rank, in, out);
                if (r < ranks - 1) {
                    out.deltaSendEnd();
                }
                in.deltaWait();
            }
            return rank.now();
        }

        private void compute(SimulatedRank rank, DeltaRecv in, DeltaSend out) {
            for (int i0 = 0, i1; i0 < elements(); i0 = i1) {
                i1 = out.deltaStrip(i0, in.deltaStrip(i0, elements()));
                in.deltaWaitData(i0, i1);
                rank.compute((i1 - i0) * nanos + STRIP_COST);
                out.deltaSendData(i0, i1);
            }
        }

        /** What no pipeline can be faster than. */
        double bound() {
            return Math.max(elements() * nanos, bytes * link.nanosPerByte()) + (ranks - 1) * link.latency();
        }
    }

    @ParameterizedTest(name = "{0} ranks, {1} bytes, compute/transfer {2}: at most {3} times the bound")
    @CsvSource({
        "2, 4194304, 1,    1.06",
        "2, 4194304, 0.1,  1.01",
        "2, 4194304, 10,   1.02",
        "2, 1048576, 1,    1.10",
        "2, 262144,  1,    1.20",
        "2, 65536,   1,    1.25",
        "4, 4194304, 1,    1.10",
        "4, 4194304, 0.25, 1.08",
        "4, 4194304, 4,    1.05",
        "4, 1048576, 0.25, 1.20",
    })
    void comesNearTheIdealPipeline(int ranks, int bytes, double computePerTransfer, double most) {
        Chain chain = Chain.of(Link.GIGABIT, ranks, bytes, computePerTransfer);
        assertThat(chain.run(true, true) / chain.bound()).isBetween(1.0, most);
    }

    @Test
    void aPairGainsEvenOnSmallMessages() {
        Chain chain = Chain.of(Link.GIGABIT, 2, 8_192, 1);
        assertThat(chain.run(false, false) / chain.run(true, true)).isGreaterThan(1.3);
    }

    /** On a link that takes no time, too, where nothing can be gained by sending early. */
    @Test
    void isNeverSlowerThanPlainMessages() {
        Link instant = new Link(0, 0, 500, 5_000, 0.1, 65_536);
        Link slow = new Link(80, 200_000, 20_000, 10_000, 0.1, 4_096);
        List<String> slower = new ArrayList<>();
        for (Link link : List.of(Link.GIGABIT, instant, slow)) {
            for (int bytes = 1024; bytes <= 4 * MEGABYTE; bytes *= 2) {
                for (double ratio : new double[] {0, 0.01, 0.03, 0.1, 0.3, 1, 3, 10}) {
                    for (int ranks = 2; ranks <= 4; ranks += 2) {
                        Chain chain = Chain.of(link, ranks, bytes, ratio);
                        double plain = chain.run(false, false);
                        for (boolean cutReceives : new boolean[] {false, true}) {
                            double lost = chain.run(true, cutReceives) / plain - 1;
                            if (lost > 0.05 + 5_000 / plain) {
                                slower.add(chain + ", cut receives " + cutReceives + ": lost " + lost);
                            }
                        }
                        double lost = chain.run(false, true) / plain - 1;
                        if (lost > 0.05 + 5_000 / plain) {
                            slower.add(chain + ", receives only: lost " + lost);
                        }
                    }
                }
            }
        }
        assertThat(slower).isEmpty();
    }
}

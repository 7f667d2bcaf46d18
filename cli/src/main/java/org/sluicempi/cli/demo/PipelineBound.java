package org.sluicempi.cli.demo;

/**
 * How fast an ideal pipeline would be. A message of B bytes goes along a chain of P ranks; each rank computes for C
 * seconds per message; the link has bandwidth W and latency L; the machine has K cores.
 *
 * <ul>
 *   <li>Blocking, one thing happens after the other: P C + (P - 1) (B / W + L).
 *   <li>An ideal pipeline cuts the message into pieces so small that filling it costs no time but the latencies, and
 *       cutting is free: only the busiest stage counts, a rank (when there are more ranks than cores, the cores) or a
 *       link: max(C max(1, P / K), B / W) + (P - 1) L.
 * </ul>
 *
 * This is the pipeline model of the delta send-receive paper, section II-C, without its overheads. C is measured: the
 * blocking program is run without a link, with one and with several units of work per element; what a unit adds to the
 * time, divided by P, is its computation on one rank. No real pipeline reaches the bound: pieces have a size,
 * and every call costs time.
 *
 * @param ranks P, at least 2
 * @param cores K, at least 1
 * @param computeSeconds C
 * @param transferSeconds B / W
 * @param latencySeconds L
 */
public record PipelineBound(
        int ranks, int cores, double computeSeconds, double transferSeconds, double latencySeconds) {

    /** Duration of the blocking program by this model, in seconds. */
    public double blockingSeconds() {
        return ranks * computeSeconds + (ranks - 1) * (transferSeconds + latencySeconds);
    }

    /** Duration of the ideal pipeline, in seconds. */
    public double pipelinedSeconds() {
        double busiestRank = computeSeconds * Math.max(1.0, (double) ranks / cores);
        return Math.max(busiestRank, transferSeconds) + (ranks - 1) * latencySeconds;
    }

    /** How many times as fast as a measured blocking run an ideal pipeline would be. */
    public double speedupOver(double measuredBlockingSeconds) {
        return measuredBlockingSeconds / pipelinedSeconds();
    }
}

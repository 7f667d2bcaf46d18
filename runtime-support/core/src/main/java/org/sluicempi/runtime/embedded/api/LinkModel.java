package org.sluicempi.runtime.embedded.api;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.OptionalLong;

/**
 * A link after LogGPS. A message of {@code k} bytes occupies its sender's port for {@code max(gap, k * nanosPerByte)},
 * its first byte reaches the receiver {@code latency} after it left, and the receiver's port takes in one message after
 * the other at the same rate. Above the eager limit a round trip of control messages comes first.
 *
 * @param latencyNanos L: time of flight
 * @param nanosPerByte G: inverse bandwidth
 * @param overheadNanos o: time a processor spends per message, counted once at either end
 * @param gapNanos g: least time between two messages of one port
 * @param eagerLimit S in bytes, if the link names one
 */
public record LinkModel(
        long latencyNanos, double nanosPerByte, long overheadNanos, long gapNanos, OptionalLong eagerLimit) {
    /**
     * Reads {@code BANDWIDTH,LATENCY[,eager=SIZE][,o=TIME][,g=TIME]}, for example {@code 1gbit,50us,eager=64k}.
     * Bandwidth: kbit, mbit, gbit, tbit (per second) or B/s, kB/s, MB/s, GB/s, powers of 1000. Times: ns, us, ms, s.
     * Sizes: bytes, or k, m for powers of 1024.
     *
     * @throws IllegalArgumentException naming the part that cannot be read
     */
    public static LinkModel parse(String text) {
        return new LinkParser(text).parse();
    }

    /** For humans: {@code 1 Gbit/s, 50 us}. */
    public String describe() {
        return trimmed(8 / nanosPerByte) + " Gbit/s, " + trimmed(latencyNanos / 1e3) + " us";
    }

    private static String trimmed(double value) {
        return BigDecimal.valueOf(value)
                .round(new MathContext(4))
                .stripTrailingZeros()
                .toPlainString();
    }
}

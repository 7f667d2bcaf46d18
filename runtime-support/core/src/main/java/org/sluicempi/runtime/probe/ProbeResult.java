package org.sluicempi.runtime.probe;

import java.util.Locale;
import java.util.Optional;

/**
 * What was measured between ranks 0 and 1.
 *
 * @param latencyNs half the round trip of a message of 8 bytes, in ns, best of several batches
 * @param megabytesPerSecond rate of messages of 1 MiB, in 10^6 bytes per second
 * @param overlap share of a transfer of 1 MiB that a computation as long hides, 0 to 1
 * @param eagerLimit largest message in bytes that leaves without waiting for its receiver
 * @param engine one line for humans
 */
public record ProbeResult(double latencyNs, double megabytesPerSecond, double overlap, int eagerLimit, String engine) {
    private static final String MARK = "sluice-probe ";

    /** One line, read back by {@link #parse}. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%s%.1f %.1f %.3f %d %s",
                MARK,
                latencyNs,
                megabytesPerSecond,
                overlap,
                eagerLimit,
                engine);
    }

    /** Empty if the line is none of {@link #line}'s. */
    public static Optional<ProbeResult> parse(String line) {
        if (!line.startsWith(MARK)) {
            return Optional.empty();
        }
        String[] words = line.substring(MARK.length()).split(" ", 5);
        return Optional.of(new ProbeResult(
                Double.parseDouble(words[0]),
                Double.parseDouble(words[1]),
                Double.parseDouble(words[2]),
                Integer.parseInt(words[3]),
                words[4]));
    }
}

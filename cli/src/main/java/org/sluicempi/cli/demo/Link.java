package org.sluicempi.cli.demo;

/**
 * The link that the demo's messages travel on.
 *
 * @param text as the launcher takes it
 * @param bytesPerSecond bandwidth
 * @param latencySeconds from the start of sending the first byte to its arrival
 */
public record Link(String text, double bytesPerSecond, double latencySeconds) {
    /** Gigabit Ethernet. */
    public static final Link GIGABIT = new Link("1gbit,50us", 1e9 / 8, 50e-6);

    /** Seconds that a message occupies the link, without latency. */
    public double occupied(long bytes) {
        return bytes / bytesPerSecond;
    }
}

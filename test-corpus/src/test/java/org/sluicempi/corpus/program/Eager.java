package org.sluicempi.corpus.program;

import java.util.Arrays;

/** How much a message may be ahead of its receiver. */
public enum Eager {
    /** Every send waits for its receiver. */
    ZERO("0", 0),
    DEFAULT("default", 64 * 1024),
    /** No send waits. */
    INFINITE("infinite", Long.MAX_VALUE);

    private final String label;
    private final long bytes;

    Eager(String label, long bytes) {
        this.label = label;
        this.bytes = bytes;
    }

    /** The eager limit in bytes. */
    public long bytes() {
        return bytes;
    }

    static Eager of(String label) {
        return Arrays.stream(values())
                .filter(e -> e.label.equals(label))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("eager: " + label + " is none of 0, default, infinite"));
    }
}

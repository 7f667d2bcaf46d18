package org.sluicempi.runtime.embedded.match;

/** The sender of a message that waits for its match. */
public interface Rendezvous {
    /** Matched; the data have left at {@code time}. */
    void leftAt(long time);
}

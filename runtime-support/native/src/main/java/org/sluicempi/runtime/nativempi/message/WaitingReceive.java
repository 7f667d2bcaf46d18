package org.sluicempi.runtime.nativempi.message;

/** A receive that waits in {@link HeldMessages}, which calls all of this under its lock. */
interface WaitingReceive {
    Pattern pattern();

    /** Bytes of the longest message that it takes. */
    long room();

    /** A message that was held is for this receive. */
    void take(HeldMessage entry);

    /**
     * Gives the receive to the library for good.
     *
     * @return false if another thread is at it, which looks after it itself
     */
    boolean handOver();
}

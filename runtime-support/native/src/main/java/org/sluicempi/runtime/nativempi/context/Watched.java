package org.sluicempi.runtime.nativempi.context;

/** Receives that the library does not know. */
public interface Watched {
    /** Lets them come on. */
    void progress();

    /**
     * Gives those to the library that it would serve as well, for good: the caller is about to wait in it. Left are those that
     * may have a message whose sender still computes, and those behind them.
     */
    void handOver();
}

package org.sluicempi.runtime.embedded.match;

import java.util.concurrent.locks.ReentrantLock;

/**
 * A lock that is held for some hundred ns. A thread that parks for it costs ten times as much: so it spins first, if there is
 * a processor for both.
 */
final class ShortLock extends ReentrantLock {
    private static final long serialVersionUID = 1L;

    private static final int SPINS = 200;

    private final int spins;

    ShortLock(boolean spin) {
        this.spins = spin ? SPINS : 0;
    }

    void enter() {
        for (int k = spins; k > 0; k--) {
            if (tryLock()) {
                return;
            }
            Thread.onSpinWait();
        }
        lock();
    }
}

package org.sluicempi.runtime.nativempi.context;

import java.util.function.Function;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * The last of messages that this rank has given up, each under way until its receiver takes it. That may never be, and a library
 * is to end well all the same: so there are few.
 */
public final class Unheard {
    private static final int MOST = 32;

    private final NativeRequest[] waiting = new NativeRequest[MOST];

    /**
     * Starts one more, if it may wait.
     *
     * @param start is given {@code slot}
     * @return false if it may not, and has not been started
     */
    public synchronized boolean start(Function<Slots.Slot, NativeRequest> start, Slots.Slot slot) {
        for (int k = 0; k < MOST; k++) {
            if (waiting[k] == null || waiting[k].lookUnlessBusy()) {
                waiting[k] = start.apply(slot);
                return true;
            }
        }
        return false;
    }
}

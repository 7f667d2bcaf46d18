package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Whether a communicator, a window or a file may still be used: until it has been freed or closed. */
public final class InUse {
    private final String name;
    private final ErrorClass unusable;
    private final String ending;
    private volatile boolean ended;

    /**
     * @param name for messages to the user
     * @param unusable the error of a use after the end
     * @param ending what the end is called: {@code freed}, {@code closed}
     */
    public InUse(String name, ErrorClass unusable, String ending) {
        this.name = name;
        this.unusable = unusable;
        this.ending = ending;
    }

    public String name() {
        return name;
    }

    /** Nobody may use it any more. */
    public void end() {
        ended = true;
    }

    /** @throws MpiError {@code unusable} after {@link #end} */
    public void check() {
        check("");
    }

    /**
     * @param what was to be done with it
     * @throws MpiError {@code unusable} after {@link #end}
     */
    public void check(String what) {
        if (ended) {
            throw new MpiError(unusable, (what.isEmpty() ? "" : what + ": ") + name + " has been " + ending);
        }
    }
}

package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Whether a communicator may still be used: until it has been freed. */
public final class InUse {
    private final String name;
    private volatile boolean freed;

    /** @param name for messages to the user */
    public InUse(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** Nobody may use it any more. */
    public void end() {
        freed = true;
    }

    /** @throws MpiError COMM after {@link #end} */
    public void check() {
        if (freed) {
            throw new MpiError(ErrorClass.COMM, name + " has been freed");
        }
    }
}

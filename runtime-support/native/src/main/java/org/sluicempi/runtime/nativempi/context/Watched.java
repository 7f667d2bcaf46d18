package org.sluicempi.runtime.nativempi.context;

/** Receives that the library does not look after by itself. */
public interface Watched {
    /** Lets them come on. */
    void progress();

    /** Whether nothing has to be looked after while this receive waits in the library. */
    boolean only(NativeRequest receive);
}

package org.sluicempi.runtime;

/** The four send modes of MPI 4.1, section 3.4. */
public enum SendMode {
    /** The library decides whether to buffer or to wait for the receiver. */
    STANDARD,
    /** Completes locally; needs room in the buffer that the user attached. */
    BUFFERED,
    /** Completes only after the matching receive has started. */
    SYNCHRONOUS,
    /** Erroneous unless the matching receive has been posted. */
    READY
}

package org.sluicempi.corpus.fuzz.speech;

/** Where in one side of a phase something stands. */
enum Where {
    /** Before everything. */
    BEFORE,
    LOOP,
    /** Between the loop and the call. */
    GAP,
    /** Behind everything. */
    AFTER
}

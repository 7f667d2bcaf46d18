package org.sluicempi.analyzer.dialect;

/** The four send modes of the MPI standard; a receive counts as {@link #STANDARD}. */
public enum SendMode {
    STANDARD,
    SYNC,
    BUFFERED,
    READY
}

package org.sluicempi.runtime.face;

/** How two groups or communicators compare (MPI 4.1, sections 7.3.1 and 7.4.1). */
public enum Similarity {
    /** The same object, or for groups: the same ranks in the same order. */
    IDENT,
    /** Two communicators with the same ranks in the same order. */
    CONGRUENT,
    /** The same ranks in a different order. */
    SIMILAR,
    UNEQUAL
}

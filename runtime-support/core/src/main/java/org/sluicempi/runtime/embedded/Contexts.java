package org.sluicempi.runtime.embedded;

/** The matchings that one communicator consists of, as distances from its first context id. */
final class Contexts {
    static final int USER = 0;
    static final int COLLECTIVE = 1;
    static final int NONBLOCKING = 2;
    /** Collective calls that make communicators. */
    static final int AGREEMENT = 3;
    /** Such calls of some members only, told apart by a tag. */
    static final int SUBGROUP = 4;
    /** Added to {@link #COLLECTIVE}, {@link #NONBLOCKING} or {@link #AGREEMENT}: within one side of two. */
    static final int LOCAL = 4;

    /** Ids that a communicator takes. */
    static final int PER_COMMUNICATOR = 8;

    private Contexts() {}
}

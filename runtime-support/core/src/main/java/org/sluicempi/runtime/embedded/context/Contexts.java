package org.sluicempi.runtime.embedded.context;

/** The matchings that one communicator consists of, as distances from its first context id. */
public final class Contexts {
    public static final int USER = 0;
    public static final int COLLECTIVE = 1;
    public static final int NONBLOCKING = 2;
    /** Collective calls that make communicators. */
    public static final int AGREEMENT = 3;
    /** Such calls of two leaders alone, told apart by a tag. */
    public static final int LEADERS = 4;
    /** Such calls of a group, told apart by a tag. Of two sides none is made, so the id is that of a {@link #LOCAL} one there. */
    public static final int SUBGROUP = 5;
    /** Added to {@link #COLLECTIVE}, {@link #NONBLOCKING} or {@link #AGREEMENT}: within one side of two. */
    public static final int LOCAL = 4;

    /** Ids that a communicator takes. */
    public static final int PER_COMMUNICATOR = 8;

    private Contexts() {}
}

package org.sluicempi.runtime;

/** Implemented by a class loader whose classes all belong to one rank; see {@link Rank#of}. */
public interface RankScope {
    Rank rank();
}

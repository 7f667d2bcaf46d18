package org.sluicempi.runtime.embedded;

/** An exception that ended a rank. */
public record RankFailure(int rank, Throwable cause) {}

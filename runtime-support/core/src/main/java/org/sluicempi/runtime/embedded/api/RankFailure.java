package org.sluicempi.runtime.embedded.api;

/** An exception that ended a rank. */
public record RankFailure(int rank, Throwable cause) {}

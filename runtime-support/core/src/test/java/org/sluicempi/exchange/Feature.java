package org.sluicempi.exchange;

/** What a plan may make use of. */
public enum Feature {
    /** Receives and probes from any source, with any tag, or both. */
    WILDCARDS,
    /** Send modes other than standard. */
    MODES,
    PROBES,
    MATCHED_PROBES,
    CANCELS,
    DELTA_SENDS,
    DELTA_RECEIVES,
    /** Derived datatypes. */
    LAYOUTS,
    /** NIO buffers, heap and direct, beside arrays. */
    BUFFERS,
    /** Element types other than int. */
    TYPES,
    /** Messages of more than 64 elements. */
    LONG_MESSAGES,
    /** Several lanes at once. */
    THREADS,
    /** Communicators other than the world. */
    COMMUNICATORS,
    INTERCOMMUNICATORS,
    /** Messages to and from MPI_PROC_NULL. */
    NOBODY
}

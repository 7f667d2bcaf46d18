package org.sluicempi.analyzer.dialect;

/** What a call of the MPI API does to other ranks. */
public enum CallKind {
    /** Sends one message, in any mode, blocking or not. */
    SEND,
    /** Receives one message, blocking or not. */
    RECV,
    /** Sends one message and receives another. */
    SEND_RECV,
    /** Takes part in a collective operation that moves data. */
    COLLECTIVE,
    /** Waits for all ranks of a communicator and moves no data of the program. */
    BARRIER,
    /** Completes or tests requests. */
    COMPLETION,
    /** Looks for a message without receiving it. */
    PROBE,
    /** A delta call: somebody transformed this place already. */
    DELTA,
    /** Starts MPI, which gives the constants of its API their values; may communicate. */
    STARTUP,
    /** Ends or configures MPI, makes or frees what belongs to it; may communicate. */
    ENVIRONMENT,
    /** Only asks for local facts (rank, size, time, a status' count); touches no other rank and no user buffer. */
    QUERY
}

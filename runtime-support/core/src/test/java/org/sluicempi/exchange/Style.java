package org.sluicempi.exchange;

/** How the ranks go through a round; each of them cannot deadlock if the earlier rounds have not. */
enum Style {
    /** All receives are posted first, none of them blocks; so any send, blocking or not, finds its receive in the end. */
    POSTED,
    /** All sends are started first, none of them blocks; so any receive, blocking or not, finds its message. */
    STARTED,
    /**
     * Sends are started and receives posted in any order, none of them blocks; messages in pieces end after that, in the
     * order in which they were begun, so that each finds all messages before it complete.
     */
    MIXED,
    /**
     * Each rank does its part of one sequence of messages in that sequence's order, and each receive can only get the
     * message of its place: the first message that is not through finds both sides at it.
     */
    ORDERED,
    /**
     * Some ranks only send, others only receive: one that takes each sender's messages in order, or several that take
     * whatever comes.
     */
    SERVED
}

package org.sluicempi.runtime;

/**
 * The sending side of one message that travels in pieces, as an engine offers it. Its place in the matching order is that
 * of the call {@link Communicator#openDelta}, or of {@link #end} if it was not announced there, if it is synchronous, or if
 * the engine sends it whole: one between the groups of an intercommunicator, or any in a job that does without pieces. Used by one thread at a time. Not for user programs: they use {@code org.sluicempi.runtime.delta}.
 */
public interface DeltaStream {
    /** A piece of at most this many bytes leaves without waiting for the receiver. */
    int pieceLimit();

    /** Whether everything sent so far has left, so that a further piece would leave at once. Makes progress. */
    boolean idle();

    /**
     * Sends elements {@code [from, to)} of the message. Does not wait for the receiver. They must keep their values until
     * {@link #end} returns. However many they are, either the stream has taken all of them, and sends at the end what has not
     * left, or none: after an error the same range can be given again.
     *
     * @throws MpiError if there is no memory, the peer is gone or the job has been aborted
     */
    void piece(int from, int to);

    /**
     * Says that the message has {@code total} elements, all of them given to {@link #piece}, and blocks as a blocking
     * send of its mode may.
     */
    void end(int total);

    /**
     * Gives the message up: its receiver gets an {@link MpiError} with {@code reason} instead of the rest. One that has not
     * been announced is forgotten, as if it had never been opened. Does nothing after the end. Where there is no memory to tell
     * the receiver it stays as it is, to be given up again.
     *
     * @param reason not null
     */
    void abandon(String reason);
}

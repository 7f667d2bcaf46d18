package org.sluicempi.runtime;

/**
 * A message that a matched probe has taken out of the matching (MPI 4.1, section 3.8.2): no other receive or probe sees
 * it, and it must be received exactly once, by one of these methods.
 */
public interface MatchedMessage {
    /** Envelope and full length. */
    Status status();

    /**
     * Starts its receive.
     *
     * @throws MpiError {@link ErrorClass#REQUEST} if it has been received before
     */
    Request irecv(UserBuffer into);

    /** Receives it. An interrupt does not end that where it would not end a blocking receive that has met the message. */
    default Status recv(UserBuffer into) {
        return irecv(into).awaitAsBlocking();
    }
}

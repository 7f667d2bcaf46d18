package org.sluicempi.runtime;

import java.util.Optional;

/**
 * A group of ranks with matching of its own (MPI 4.1, chapters 3, 6 and 7). Ranks and tags are those of the standard;
 * arguments are checked here, so a face need not: a bad one raises {@link MpiError} with the class that the standard
 * names ({@code RANK}, {@code TAG}, {@code COUNT}, {@code TYPE}, {@code BUFFER}, {@code ROOT}, {@code COMM} after {@link
 * #free}).
 */
public interface Communicator {
    int ANY_SOURCE = -1;
    int ANY_TAG = -1;
    int PROC_NULL = -2;
    /** Largest tag. */
    int TAG_UB = Integer.MAX_VALUE;

    /** The rank that this object belongs to. */
    Rank owner();

    /** This rank's number, 0 inclusive to {@link #size} exclusive. */
    int rank();

    int size();

    /** Starts a send; {@code dest} may be {@link #PROC_NULL}. */
    Request isend(SendMode mode, UserBuffer data, int dest, int tag);

    /** Starts a receive; {@code source} and {@code tag} may be wildcards, {@code source} {@link #PROC_NULL}. */
    Request irecv(UserBuffer into, int source, int tag);

    /** Blocking send. */
    void send(SendMode mode, UserBuffer data, int dest, int tag);

    /** Blocking receive. */
    Status recv(UserBuffer into, int source, int tag);

    /** Blocks until a matching message could be received; its status has the full length. */
    Status probe(int source, int tag);

    /** As {@link #probe} but never blocks. */
    Optional<Status> iprobe(int source, int tag);

    /**
     * Opens a message to be sent in pieces out of {@code data}; its receiver sees one message of the length told at the
     * end. Nothing else of this communicator is reordered by it. A receive that names its source takes it from now on, one
     * from any source and every probe only when its end has been told, so that a sender that still computes does not keep
     * the messages of others waiting.
     *
     * @param announce whether the message takes its place in the matching order now; otherwise it does so at {@link
     *     DeltaStream#end}, no receive or probe sees it before, and pieces that come earlier wait at the receiver
     */
    DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce);

    /** As {@link #openDelta(UserBuffer, int, int, boolean)}, announced now. */
    default DeltaStream openDelta(UserBuffer data, int dest, int tag) {
        return openDelta(data, dest, tag, true);
    }

    /** The collective operations on this communicator. */
    Collectives collectives();

    /** Collective: the same ranks, matching of its own. */
    Communicator dup();

    /** Collective: one communicator per colour, ordered by key then rank; empty for a negative colour. */
    Optional<Communicator> split(int color, int key);

    /** Collective: marks the communicator for release. */
    void free();

    /** Ends the whole job with this exit code. Does not return. */
    void abort(int code);
}

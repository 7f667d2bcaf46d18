package org.sluicempi.runtime;

import java.util.Optional;
import java.util.function.Consumer;

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

    /**
     * Refuses what {@link #send} would refuse in its arguments; begins nothing.
     *
     * @throws MpiError as {@link #send}
     */
    void checkSend(UserBuffer data, int dest, int tag);

    /**
     * Refuses what {@link #recv} would refuse in its arguments, a buffer that cannot be written among them ({@code
     * BUFFER}); begins nothing.
     *
     * @throws MpiError as {@link #recv}
     */
    void checkReceive(UserBuffer into, int source, int tag);

    /**
     * Blocks until a matching message could be received; its status has the full length.
     *
     * @throws MpiError PROC_FAILED if that message was given up by its sender: a receive would take it and fail
     */
    Status probe(int source, int tag);

    /** As {@link #probe} but never blocks. */
    Optional<Status> iprobe(int source, int tag);

    /**
     * Opens a message to be sent in pieces out of {@code data}; its receiver sees one message of the length told at the
     * end. Nothing else of this communicator is reordered by it. A receive that names its source takes it from now on, one
     * from any source and every probe only when its end has been told, so that a sender that still computes does not keep
     * the messages of others waiting.
     *
     * <p>No part of a message that may turn out to be too long for its receive is handed out before its end is known.
     *
     * @param mode when the end of the message returns: {@link SendMode#SYNCHRONOUS} behind the start of the matching receive,
     *     any other as {@link SendMode#STANDARD}
     * @param announce whether the message takes its place in the matching order now; otherwise, and always in synchronous mode,
     *     it does so at {@link DeltaStream#end}, no receive or probe sees it before, and pieces that come earlier wait at the
     *     receiver
     */
    DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce);

    /** As {@link #openDelta(SendMode, UserBuffer, int, int, boolean)}, in standard mode. */
    default DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        return openDelta(SendMode.STANDARD, data, dest, tag, announce);
    }

    /** As {@link #openDelta(UserBuffer, int, int, boolean)}, announced now. */
    default DeltaStream openDelta(UserBuffer data, int dest, int tag) {
        return openDelta(data, dest, tag, true);
    }

    /** As {@link #probe}, and takes the message out of the matching, one that was given up too. */
    default MatchedMessage mprobe(int source, int tag) {
        throw refused("a matched probe");
    }

    /** As {@link #iprobe}, and takes the message out of the matching. */
    default Optional<MatchedMessage> improbe(int source, int tag) {
        throw refused("a matched probe");
    }

    /** The blocking collective operations on this communicator. */
    Collectives collectives();

    /**
     * Starts a nonblocking collective operation (MPI 4.1, section 6.12). Buffers, counts and displacements belong to the
     * engine until the request is complete. Operations started here match in the order of their starts, and never a
     * blocking one.
     *
     * @param operation calls exactly one method of what it is given
     */
    default Request start(Consumer<Collectives> operation) {
        throw refused("a nonblocking collective");
    }

    /**
     * The members' numbers among all processes of the job: in a world of n ranks, 0 inclusive to n exclusive; processes
     * that joined later have numbers from n on, the same ones for the life of this process. Local. The array is the
     * caller's.
     */
    default int[] processes() {
        throw refused("the group of a communicator");
    }

    /** Whether this is an intercommunicator: {@code dest} and {@code source} are then ranks of the remote group. */
    default boolean inter() {
        return false;
    }

    /** Size of the remote group; 0 if there is none. */
    default int remoteSize() {
        return 0;
    }

    /** As {@link #processes}, of the remote group; empty if there is none. */
    default int[] remoteProcesses() {
        return new int[0];
    }

    /** The topology; after {@link #dup} too. */
    default Optional<Topology> topology() {
        return Optional.empty();
    }

    /**
     * Collective: the first {@code topology.size()} ranks with this topology; empty at the others.
     *
     * @param reorder whether ranks may be numbered anew
     */
    default Optional<Communicator> withTopology(Topology topology, boolean reorder) {
        throw refused("a topology");
    }

    /**
     * Collective over the ranks named, and over them alone (MPI_Comm_create_group).
     *
     * @param ranks ranks of this communicator, in the order of the new one
     * @param tag tells calls of this method apart that overlap
     */
    default Communicator createGroup(int[] ranks, int tag) {
        throw refused("a communicator of a group");
    }

    /** Collective: one communicator for the ranks of each machine, ordered by key (MPI_COMM_TYPE_SHARED). */
    default Communicator splitByMachine(int key) {
        throw refused("a communicator by machine");
    }

    /**
     * Collective over both groups: joins this communicator's group and another one (MPI_Intercomm_create).
     *
     * @param localLeader rank here whose {@code bridge} counts
     * @param bridge communicator in which the leaders can reach each other; ignored (may be null) elsewhere
     * @param remoteLeader rank of the other leader in {@code bridge}
     * @param tag tells calls of this method apart that overlap
     */
    default Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        throw refused("an intercommunicator");
    }

    /** Collective over both groups of an intercommunicator: one of all ranks, those that say {@code high} last. */
    default Communicator merge(boolean high) {
        throw refused("an intercommunicator");
    }

    /** Collective: the same ranks, matching of its own. */
    Communicator dup();

    /** Collective: one communicator per colour, ordered by key then rank; empty for a negative colour. */
    Optional<Communicator> split(int color, int key);

    /** Collective: marks the communicator for release. */
    void free();

    /** Collective: as {@link #free}, after all communication on it is complete (MPI_Comm_disconnect). */
    default void disconnect() {
        free();
    }

    /** What a method throws that the engine does not have; names the call and the engine. */
    private MpiError refused(String what) {
        return new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION,
                what + " is not available on this engine (" + owner().engineDescription() + ")");
    }

    /** Ends the whole job with this exit code, or 1 if its lowest byte is 0: it is no success. Does not return. */
    void abort(int code);
}

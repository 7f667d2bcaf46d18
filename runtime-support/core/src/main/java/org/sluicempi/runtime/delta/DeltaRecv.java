package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * The receiving side of a message that is used while it arrives; the sender may be of any kind. Used by one thread at a
 * time. The buffer belongs to the engine until {@link #deltaWait} returns, except for the parts that {@link
 * #deltaWaitData} has waited for.
 *
 * <p>Ranges are half open and in elements of the storage, the buffer's offset included: the numbers with which the program
 * indexes its array, also where its elements are smaller than those of the datatype. A {@code ByteBuffer} counts as one of the
 * datatype's base elements. Where an element of the storage holds several of the datatype's, each wait is for all. Strips are in iterations of the program's loop.
 */
public final class DeltaRecv {
    /** Null if there is nothing to wait for: received before, or not there. */
    private final ArrivedRange arrivals;

    /** Where the receive stands from its begin until it is whole. */
    private final OpenReceives among;

    /** Its neighbours there; guarded by it. */
    DeltaRecv earlier;

    DeltaRecv later;

    private AuthorsCall author = error -> error;
    private Status status;
    private boolean failed;

    private DeltaRecv(ArrivedRange arrivals, OpenReceives among) {
        this.arrivals = arrivals;
        this.among = among;
    }

    private DeltaRecv(Status status) {
        this(null, null);
        this.status = status;
    }

    /**
     * Posts a receive; its place in the matching order is this call.
     *
     * @param source rank or {@link Communicator#ANY_SOURCE} or {@link Communicator#PROC_NULL}
     * @param tag tag or {@link Communicator#ANY_TAG}
     * @param when false: blocks until the whole message is there, and all waits return at once
     * @throws MpiError where the blocking receive would refuse its arguments
     */
    public static DeltaRecv post(Communicator comm, UserBuffer into, int source, int tag, boolean when) {
        if (!when) {
            return new DeltaRecv(comm.recv(into, source, tag));
        }
        DeltaRecv receive = of(comm, into);
        receive.begin(comm, into, source, tag);
        return receive;
    }

    /**
     * A receive that {@link #begin} posts: when every object is there that stands for it, so that nothing begins which there
     * is no memory for.
     */
    public static DeltaRecv of(Communicator comm, UserBuffer into) {
        return new DeltaRecv(new ArrivedRange(into, comm.owner()), OpenReceives.mine());
    }

    /**
     * Posts what {@link #of} has made; once, and with the same arguments.
     *
     * @throws MpiError where the blocking receive would refuse its arguments
     */
    public void begin(Communicator comm, UserBuffer into, int source, int tag) {
        begin(comm.irecv(into, source, tag));
    }

    /** Takes a receive with the arguments of {@link #of} that has been posted elsewhere; once, in place of the other begin. */
    public void begin(Request posted) {
        arrivals.of(posted);
        among.add(this);
    }

    /** Says what stood in the program; before the begin. */
    public void standsFor(AuthorsCall call) {
        author = call;
    }

    /** A receive that is not there: waits return at once, {@link #deltaWait} returns null. */
    public static DeltaRecv none() {
        return new DeltaRecv((Status) null);
    }

    /** As {@link #deltaStrip(int, int, int)} with one element per iteration. */
    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    /**
     * The end of the next strip of a loop over {@code [from, to)}: in {@code (from, to]}, or {@code to} if there is no
     * iteration left or the whole message is there. Prefers the end of what has arrived. The caller still waits for the
     * strip's elements. The smallest int is the end of a loop up to and with the largest int, which has wrapped round: the
     * strip that begins with the largest int has no other end. Makes progress, never blocks, and never throws: a receive that has failed says so at the next wait.
     *
     * @param elementsPerIteration elements that one iteration reads, at least 1; a hint
     */
    public int deltaStrip(int from, int to, int elementsPerIteration) {
        int end = StripPolicy.bound(from, to);
        return arrivals == null ? end : arrivals.strip(from, end, elementsPerIteration);
    }

    /**
     * Blocks until {@code [from, to)} is in the buffer or the whole message is complete. Parts outside the message and
     * empty or inverted ranges are ignored; only the first wait of all blocks, whatever its range, until the message has begun
     * to arrive: what the receive itself throws comes from there, before the program's loop has done anything. Of a message
     * that may turn out to be too long for this receive no part is handed out before its end is known: so a program computes
     * on nothing that the blocking receive would refuse.
     *
     * @throws MpiError as the blocking receive throws
     */
    public void deltaWaitData(int from, int to) {
        if (arrivals != null) {
            try {
                arrivals.await(from, to);
            } catch (MpiError e) {
                throw failed(e);
            }
        }
    }

    /**
     * Blocks until the whole message is in the buffer, whatever parts have been waited for before; the same status again on
     * later calls, which do nothing else. May be called behind a wait that has failed: it fails with the same error.
     *
     * @throws MpiError as the blocking receive throws
     */
    public Status deltaWait() {
        if (status == null && arrivals != null) {
            try {
                status = arrivals.awaitAll();
            } catch (MpiError e) {
                throw failed(e);
            }
            among.remove(this);
        }
        return status;
    }

    /** @throws MpiError of a receive that was begun before */
    private MpiError failed(MpiError error) {
        if (!failed) {
            failed = true;
            among.failed(this);
        }
        return error;
    }

    Throwable asOfAuthor(MpiError error) {
        return author.failed(error);
    }
}

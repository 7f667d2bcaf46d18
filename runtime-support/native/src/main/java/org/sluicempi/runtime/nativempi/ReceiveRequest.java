package org.sluicempi.runtime.nativempi;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A receive that has been posted, or that takes a message out of a matched probe. */
final class ReceiveRequest extends NativeRequest {
    private static final Status CANCELLED = new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true);

    private final NativeCommunicator comm;
    private final UserBuffer into;
    private final int source;
    private final int tag;
    /** Null if the library writes into the user's buffer. */
    private final Slots.Slot slot;
    /** What a head would be written over; null if that is no memory of the user's. */
    private final long[] saved;

    private boolean cancelled;
    /** The cancellation came in time. */
    private boolean takenBack;
    /** The message, if it comes in pieces and has been matched. */
    private DeltaInbound inbound;

    /** Null unless the library's match was left to others: then this looks for a message by itself. */
    private Search search;

    ReceiveRequest(
            NativeCommunicator comm, long handle, UserBuffer into, Slots.Slot slot, long[] saved, int source, int tag) {
        super(comm.owner(), handle);
        this.comm = comm;
        this.into = into;
        this.slot = slot;
        this.saved = saved;
        this.source = source;
        this.tag = tag;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
        try {
            if (cancelled && CompletionCalls.cancelled(address, scratch)) {
                takenBack = true;
                return CANCELLED;
            }
            if (code != 0) {
                throw Mpi.error(code, describe());
            }
            Status status = TransferCalls.status(address, scratch);
            DeltaInbound pieces = Receiving.ifHead(owner, status, slot, into);
            if (pieces != null) {
                if (saved != null) {
                    Memory.copyOut(saved, 0, saved.length, Staging.address(into));
                }
                if (comm.receiving().leftToOthers(pieces, source)) {
                    search = new Search(comm, into, source, tag);
                    return null;
                }
                bind(pieces);
                return pieces.progress() ? pieces.result() : null;
            }
            fits(status, into);
            if (slot != null) {
                Staging.unpack(slot.address(), into, status.bytes());
            }
            return status;
        } finally {
            if (slot != null) {
                slot.free();
            }
            Reference.reachabilityFence(into.storage());
        }
    }

    /** Takes over a message that comes in pieces. */
    void bind(DeltaInbound pieces) {
        pieces.bind(into);
        inbound = pieces;
    }

    @Override
    Status advance(boolean block) {
        if (search != null) {
            takenBack = cancelled && !search.found();
            return takenBack ? CANCELLED : search.advance(block);
        } else if (block) {
            return inbound.await();
        }
        return inbound.progress() ? inbound.result() : null;
    }

    @Override
    public void awaitElements(int from, int to) {
        long size = into.type().size();
        long first = Math.max(0, from) * size;
        long end = Math.min(into.count(), to) * size;
        if (first < end && !complete()) {
            enter();
            try {
                for (int turn = 0; !complete() && (inbound == null || !inbound.has(first, end)); turn++) {
                    step(inbound == null);
                    if (inbound != null) {
                        Idle.pause(turn);
                    }
                }
            } finally {
                leave();
            }
        }
        if (complete()) {
            result();
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        if (look()) {
            result();
            return Integer.MAX_VALUE;
        }
        int size = into.type().size();
        if (inbound == null || size == 0 || from < 0) {
            return from;
        }
        return Math.toIntExact(inbound.endOfRun((long) from * size) / size);
    }

    /** @throws MpiError {@link ErrorClass#TRUNCATE} if the message is longer than the receive */
    static void fits(Status status, UserBuffer into) {
        if (status.bytes() > into.bytes()) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    "a message of " + status.bytes() + " bytes from " + status.source() + " tag " + status.tag()
                            + " does not fit a receive of " + into.bytes() + " bytes");
        }
    }

    @Override
    public void cancel() {
        enter();
        try {
            if (!complete() && search != null) {
                cancelled = true;
            } else if (!complete() && handle() != Mpi.REQUEST_NULL) {
                cancelled = true;
                long request = Scratch.mine().handle();
                Mpi.putHandle(request, handle());
                Mpi.check(CompletionCalls.cancel(request), "MPI_Cancel");
            }
        } finally {
            leave();
        }
    }

    @Override
    public boolean takeBack() {
        cancel();
        enter();
        try {
            while (!complete() && (handle() != Mpi.REQUEST_NULL || search != null && !search.found())) {
                step(true);
            }
            return takenBack;
        } finally {
            leave();
        }
    }

    private String describe() {
        return describe(comm, into, source, tag);
    }

    static String describe(NativeCommunicator comm, UserBuffer into, int source, int tag) {
        return "receive of up to " + into.bytes() + " bytes from "
                + (source == Communicator.ANY_SOURCE ? "any rank" : "rank " + source)
                + (tag == Communicator.ANY_TAG ? ", any tag" : ", tag " + tag) + ", of " + comm.name();
    }
}

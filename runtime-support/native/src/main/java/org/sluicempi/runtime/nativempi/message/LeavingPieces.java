package org.sluicempi.runtime.nativempi.message;

import java.util.Deque;
import java.util.LinkedList;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** The sends of the library that one message in pieces is made of. */
final class LeavingPieces {
    /**
     * Pieces under way at most. A receiver that does not come would let them fill its library's memory, and MPICH has no
     * more requests than some hundred thousand.
     */
    private static final int UNDER_WAY = 1024;

    private final CommContext comm;
    private final DeltaHub hub;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final int receiver;
    private final Deque<SendRequest> leaving = new LinkedList<>();
    /** What became of a piece that had left. */
    private MpiError failure;

    LeavingPieces(CommContext comm, DeltaHub hub, UserBuffer data, int dest, int tag, int receiver) {
        this.comm = comm;
        this.hub = hub;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.receiver = receiver;
    }

    /** A send to be started; gives the slot back if there is no room for it. */
    SendRequest request(Slots.Slot slot) {
        try {
            return new SendRequest(comm, Mpi.REQUEST_NULL, slot, slot == null ? data.storage() : null, dest, tag);
        } catch (OutOfMemoryError e) {
            if (slot != null) {
                slot.free();
            }
            throw e;
        }
    }

    /** Starts a send; one that the library refuses has given its slot back. */
    void start(SendRequest request, SendMode mode, long address, int bytes, int to, int asTag, long handle) {
        long begun = CallMemory.mine().handle();
        int code = TransferCalls.isend(mode, address, bytes, Mpi.BYTE, to, asTag, handle, begun);
        if (code != 0) {
            request.notStarted();
            throw Mpi.error(code, Descriptions.send(SendMode.STANDARD, comm, dest, tag));
        }
        request.started(Mpi.handleAt(begun));
    }

    /** Starts the sending of a piece, which has a place here before: nothing may fail when it has left. */
    void start(Slots.Slot slot, long address, int bytes, int asTag) {
        start(request(slot), SendMode.STANDARD, address, bytes, asTag);
    }

    /**
     * As {@link #start(Slots.Slot, long, int, int)}, of what ends a message that is given up. Perhaps nobody ever takes it.
     *
     * @param taken to be run when the receiver has, and so what was sent before under the same tag
     */
    SendRequest startLast(Slots.Slot slot, int bytes, int asTag, Runnable taken) {
        SendRequest request = request(slot);
        request.forsake(taken);
        start(request, SendMode.SYNCHRONOUS, slot.address(), bytes, asTag);
        return request;
    }

    private void start(SendRequest request, SendMode mode, long address, int bytes, int asTag) {
        boolean begun = false;
        try {
            leaving.add(request);
        } catch (OutOfMemoryError e) {
            request.notStarted();
            throw e;
        }
        try {
            start(request, mode, address, bytes, receiver, asTag, hub.pieces());
            begun = true;
        } finally {
            if (!begun) {
                leaving.removeLast();
            }
        }
    }

    /** Whether all have left. Makes progress. */
    boolean idle() {
        while (!leaving.isEmpty() && leaving.peek().look()) {
            hasLeft(leaving.poll());
        }
        return leaving.isEmpty();
    }

    /** Whether no more may be under way. */
    boolean full() {
        return leaving.size() >= UNDER_WAY && !idle() && leaving.size() >= UNDER_WAY;
    }

    /** Waits until one more may be under way. */
    void awaitRoom() {
        while (leaving.size() >= UNDER_WAY) {
            hasLeft(leaving.poll());
        }
    }

    /** Waits for those that the library reads out of the program's memory. */
    void awaitStorage() {
        for (SendRequest piece : leaving) {
            if (piece.readsStorage()) {
                hasLeft(piece);
            }
        }
    }

    private void hasLeft(SendRequest piece) {
        try {
            piece.await();
        } catch (MpiError e) {
            failure = failure == null ? e : failure;
        }
    }

    /** @throws MpiError if a piece that had left was lost */
    void check() {
        if (failure != null) {
            throw new MpiError(failure.errorClass(), failure.getMessage(), failure);
        }
    }
}

package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * A plain message that the library receives into memory of Sluice's, so that its sender comes on although it is not known which
 * receive it is for: the only piece of a message whose length is known from the start.
 */
final class MovingMessage implements PieceSource {
    private static final int CHANNEL = 0;

    private final Slots.Slot slot;
    private final long bytes;
    /** The library's; {@link Mpi#REQUEST_NULL} when all has come. */
    private long request = Mpi.REQUEST_NULL;

    private boolean lengthTold;

    private MovingMessage(Slots.Slot slot, long bytes) {
        this.slot = slot;
        this.bytes = bytes;
    }

    /**
     * Starts to receive a plain message that has been taken out of the library's matching.
     *
     * @return what it is from then on; the same if there is no memory for it, or if it is longer than the library takes in bytes
     */
    static HeldMessage of(HeldMessage plain, Slots slots) {
        Status envelope = plain.envelope();
        if (envelope.bytes() > Integer.MAX_VALUE) {
            return plain;
        }
        try {
            Slots.Slot slot = slots.take(envelope.bytes());
            boolean begun = false;
            try {
                MovingMessage moving = new MovingMessage(slot, envelope.bytes());
                DeltaInbound inbound = new DeltaInbound(
                        slots, moving, envelope.source(), envelope.tag(), CHANNEL, true, envelope.bytes());
                HeldMessage moved = new HeldMessage(envelope, 0, inbound);
                moving.start(plain.message());
                begun = true;
                return moved;
            } finally {
                if (!begun) {
                    slot.free();
                }
            }
        } catch (MpiError | OutOfMemoryError e) {
            // nothing has begun
            return plain;
        }
    }

    private void start(long message) {
        CallMemory scratch = CallMemory.mine();
        Mpi.putHandle(scratch.handle(), message);
        int code = TransferCalls.imrecv(slot.address(), (int) bytes, Mpi.BYTE, scratch.handle(), scratch.wide());
        Mpi.check(code, "receive of a message that is held");
        request = Mpi.handleAt(scratch.wide());
    }

    private boolean arrived() {
        if (request != Mpi.REQUEST_NULL) {
            CallMemory scratch = CallMemory.mine();
            Mpi.putHandle(scratch.handle(), request);
            int code = CompletionCalls.test(scratch.handle(), scratch.integer(), scratch.status());
            if (code != 0 || Memory.getInt(scratch.integer()) != 0) {
                request = Mpi.REQUEST_NULL;
            }
            Mpi.check(code, "receive of a message that is held");
        }
        return request == Mpi.REQUEST_NULL;
    }

    @Override
    public long next(int pieceTag) {
        if (pieceTag == DeltaHub.inOrderTag(CHANNEL)) {
            return arrived() ? bytes : -1;
        }
        // nobody asks for the piece of a message of nothing
        return lengthTold || bytes == 0 && !arrived() ? -1 : 2 * Long.BYTES;
    }

    @Override
    public void receive(long address, long length, int pieceTag) {
        if (pieceTag == DeltaHub.inOrderTag(CHANNEL)) {
            Memory.copy(slot.address(), address, bytes);
            slot.free();
            return;
        }
        Memory.putLong(address, DeltaInbound.END);
        Memory.putLong(address + Long.BYTES, bytes);
        lengthTold = true;
        if (bytes == 0) {
            slot.free();
        }
    }
}

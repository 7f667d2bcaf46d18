package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Scratch;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * One message.
 *
 * @param message the library's handle if it is plain and has not been received
 * @param inbound null for such a one
 */
record HeldMessage(Status envelope, long message, DeltaInbound inbound) {
    /**
     * One that the library has taken out of its matching: looked into, if it may be a head.
     *
     * @param message the library's handle
     */
    static HeldMessage taken(ProcessContext owner, long message, Status envelope) {
        boolean perhaps = envelope.bytes() == DeltaHub.HEAD_BYTES;
        return perhaps
                ? new HeldMessage(envelope, 0, open(owner, message, envelope))
                : new HeldMessage(envelope, message, null);
    }

    private static DeltaInbound open(ProcessContext owner, long message, Status envelope) {
        Slots.Slot slot = owner.slots().take(DeltaHub.HEAD_BYTES);
        Scratch scratch = Scratch.mine();
        Mpi.putHandle(scratch.handle(), message);
        int code =
                TransferCalls.mrecv(slot.address(), DeltaHub.HEAD_BYTES, Mpi.BYTE, scratch.handle(), scratch.status());
        Mpi.check(code, "look at a message");
        DeltaHub hub = owner.hub();
        if (!hub.isHead(slot.address())) {
            return DeltaInbound.plain(owner, slot, DeltaHub.HEAD_BYTES, envelope.source(), envelope.tag());
        }
        DeltaInbound inbound = DeltaInbound.of(owner, slot.address(), envelope.source(), envelope.tag());
        slot.free();
        return inbound;
    }

    /** Whether its length is known. */
    boolean ended() {
        if (inbound != null && !inbound.ended()) {
            inbound.progress();
        }
        return inbound == null || inbound.ended();
    }

    /** @throws org.sluicempi.runtime.MpiError PROC_FAILED if it was given up */
    Status status() {
        return inbound == null ? envelope : inbound.status();
    }
}

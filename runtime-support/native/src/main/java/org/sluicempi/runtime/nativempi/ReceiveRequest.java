package org.sluicempi.runtime.nativempi;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A receive that has been posted, or that takes a message out of a matched probe. */
final class ReceiveRequest extends NativeRequest {
    private final NativeCommunicator comm;
    private final UserBuffer into;
    private final int source;
    private final int tag;
    /** Null if the library writes into the user's buffer. */
    private final Slots.Slot slot;

    private boolean cancelled;

    ReceiveRequest(NativeCommunicator comm, long handle, UserBuffer into, Slots.Slot slot, int source, int tag) {
        super(comm.owner(), handle);
        this.comm = comm;
        this.into = into;
        this.slot = slot;
        this.source = source;
        this.tag = tag;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
        try {
            if (cancelled && CompletionCalls.cancelled(address, scratch)) {
                return new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true);
            }
            if (code != 0) {
                throw Mpi.error(code, describe());
            }
            Status status = TransferCalls.status(address, scratch);
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
            if (!complete() && handle() != Mpi.REQUEST_NULL) {
                cancelled = true;
                long request = Scratch.mine().handle();
                Mpi.putHandle(request, handle());
                Mpi.check(CompletionCalls.cancel(request), "MPI_Cancel");
            }
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

package org.sluicempi.runtime.nativempi;

import java.lang.ref.Reference;
import java.util.Optional;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** The receives and probes of one communicator. Arguments have been checked; {@code PROC_NULL} does not come here. */
final class Receiving {
    private final NativeCommunicator comm;
    private final NativeRank owner;

    Receiving(NativeCommunicator comm) {
        this.comm = comm;
        owner = comm.owner();
    }

    /** A small message to the heap goes through the thread's own memory, so that nothing is allocated. */
    Status recv(UserBuffer into, int source, int tag) {
        if (into.storage() instanceof GrowingBytes) {
            return mprobe(source, tag).recv(into);
        }
        Scratch scratch = Scratch.mine();
        boolean inPlace = inPlace(into);
        Slots.Slot slot = null;
        long address;
        if (inPlace) {
            address = Staging.address(into);
        } else if (into.bytes() <= Scratch.STAGE_BYTES) {
            address = scratch.stage();
        } else {
            slot = owner.slots().take(into.bytes());
            address = slot.address();
        }
        try {
            int code = TransferCalls.recv(
                    address, Types.count(into), owner.types().item(into), source, tag, comm.handle(), scratch.status());
            if (code != 0) {
                throw Mpi.error(code, ReceiveRequest.describe(comm, into, source, tag));
            }
            Status status = TransferCalls.status(scratch.status(), scratch);
            if (!inPlace) {
                Staging.unpack(address, into, status.bytes());
            }
            return status;
        } finally {
            if (slot != null) {
                slot.free();
            }
            Reference.reachabilityFence(into.storage());
        }
    }

    Request irecv(UserBuffer into, int source, int tag) {
        boolean inPlace = inPlace(into);
        Slots.Slot slot = inPlace ? null : owner.slots().take(into.bytes());
        long address = inPlace ? Staging.address(into) : slot.address();
        long handle = Scratch.mine().handle();
        long item = owner.types().item(into);
        int code = TransferCalls.irecv(address, Types.count(into), item, source, tag, comm.handle(), handle);
        return started(code, handle, into, slot, source, tag);
    }

    private Request started(int code, long handle, UserBuffer into, Slots.Slot slot, int source, int tag) {
        if (code != 0) {
            if (slot != null) {
                slot.free();
            }
            throw Mpi.error(code, ReceiveRequest.describe(comm, into, source, tag));
        }
        ReceiveRequest request = new ReceiveRequest(comm, Mpi.handleAt(handle), into, slot, source, tag);
        request.started();
        return request;
    }

    Status probe(int source, int tag) {
        Scratch scratch = Scratch.mine();
        int code = TransferCalls.probe(source, tag, comm.handle(), scratch.status());
        Mpi.check(code, "probe of " + comm.name());
        return TransferCalls.status(scratch.status(), scratch);
    }

    Optional<Status> iprobe(int source, int tag) {
        Scratch scratch = Scratch.mine();
        int code = TransferCalls.iprobe(source, tag, comm.handle(), scratch.integer(), scratch.status());
        Mpi.check(code, "probe of " + comm.name());
        return Memory.getInt(scratch.integer()) == 0
                ? Optional.empty()
                : Optional.of(TransferCalls.status(scratch.status(), scratch));
    }

    MatchedMessage mprobe(int source, int tag) {
        Scratch scratch = Scratch.mine();
        int code = TransferCalls.mprobe(source, tag, comm.handle(), scratch.handle(), scratch.status());
        Mpi.check(code, "matched probe of " + comm.name());
        return matched(scratch);
    }

    Optional<MatchedMessage> improbe(int source, int tag) {
        Scratch scratch = Scratch.mine();
        int code = TransferCalls.improbe(
                source, tag, comm.handle(), scratch.integer(), scratch.handle(), scratch.status());
        Mpi.check(code, "matched probe of " + comm.name());
        return Memory.getInt(scratch.integer()) == 0 ? Optional.empty() : Optional.of(matched(scratch));
    }

    private MatchedMessage matched(Scratch scratch) {
        long message = Mpi.handleAt(scratch.handle());
        return new NativeMessage(this, TransferCalls.status(scratch.status(), scratch), message);
    }

    /** Starts the receive of a message that a matched probe has found. */
    Request imrecv(UserBuffer into, long message, Status status) {
        boolean inPlace = inPlace(into) && status.bytes() <= into.bytes();
        Slots.Slot slot = inPlace ? null : owner.slots().take(status.bytes());
        long address = inPlace ? Staging.address(into) : slot.address();
        Scratch scratch = Scratch.mine();
        Mpi.putHandle(scratch.handle(), message);
        // Of the message as it is; whether it fits is looked at when it has come.
        int n = (int) Math.min(Integer.MAX_VALUE, status.bytes());
        boolean asBytes = n == status.bytes();
        int code = TransferCalls.imrecv(
                address,
                asBytes ? n : Types.count(into),
                asBytes ? Mpi.BYTE : owner.types().item(into),
                scratch.handle(),
                scratch.wide());
        return started(code, scratch.wide(), into, slot, status.source(), status.tag());
    }

    /** Whether the library may write straight into the user's buffer. */
    private static boolean inPlace(UserBuffer into) {
        return Staging.direct(into.storage()) && Staging.contiguous(into.type());
    }
}

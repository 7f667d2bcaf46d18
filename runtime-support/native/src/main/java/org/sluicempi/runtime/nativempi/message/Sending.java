package org.sluicempi.runtime.nativempi.message;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.engine.DoneRequest;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.BufferTypes;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/** The sends of one communicator. Arguments have been checked; {@code PROC_NULL} does not come here. */
public final class Sending {
    private final CommContext comm;
    private final ProcessContext owner;

    public Sending(CommContext comm) {
        this.comm = comm;
        owner = comm.owner();
    }

    /**
     * A small message from the heap goes through the thread's own memory. The usual ways are short methods, so that they
     * compile into their caller and nothing is allocated.
     */
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        if (mode == SendMode.BUFFERED) {
            sendBuffered(data, dest, tag);
        } else if (Staging.direct(data.storage())) {
            sendInPlace(mode, data, dest, tag);
        } else if (data.bytes() <= CallMemory.STAGE_BYTES) {
            long address = CallMemory.mine().stage();
            Staging.pack(data, address);
            send(mode, address, BufferTypes.count(data), owner.types().item(data), dest, tag);
        } else {
            sendThroughSlot(mode, data, dest, tag);
        }
    }

    private void sendBuffered(UserBuffer data, int dest, int tag) {
        boolean leavesAtOnce = data.bytes() <= owner.eagerLimit();
        owner.attached().send(data.bytes(), leavesAtOnce, () -> startCopy(SendMode.STANDARD, data, dest, tag));
    }

    private void sendInPlace(SendMode mode, UserBuffer data, int dest, int tag) {
        boolean gaps = !Staging.contiguous(data.type());
        int n = gaps ? data.count() : BufferTypes.count(data);
        long item = gaps ? owner.types().withGaps(data.type()) : owner.types().item(data);
        send(mode, Staging.address(data), n, item, dest, tag);
        Reference.reachabilityFence(data.storage());
    }

    private void sendThroughSlot(SendMode mode, UserBuffer data, int dest, int tag) {
        Slots.Slot slot = owner.slots().take(data.bytes());
        try {
            Staging.pack(data, slot.address());
            send(mode, slot.address(), BufferTypes.count(data), owner.types().item(data), dest, tag);
        } finally {
            slot.free();
        }
    }

    private void send(SendMode mode, long address, int n, long item, int dest, int tag) {
        int code = TransferCalls.send(mode, address, n, item, dest, tag, comm.handleAtOnce());
        if (code != 0) {
            throw Mpi.error(code, Descriptions.send(mode, comm, dest, tag));
        }
    }

    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        if (mode == SendMode.BUFFERED) {
            sendBuffered(data, dest, tag);
            return DoneRequest.NOTHING;
        }
        return start(mode, data, dest, tag);
    }

    /** Starts a send of any mode but {@link SendMode#BUFFERED}. */
    SendRequest start(SendMode mode, UserBuffer data, int dest, int tag) {
        boolean direct = Staging.direct(data.storage());
        if (direct && !Staging.contiguous(data.type())) {
            long item = owner.types().withGaps(data.type());
            return start(mode, Staging.address(data), data.count(), item, data.storage(), null, dest, tag);
        }
        if (!direct) {
            return startCopy(mode, data, dest, tag);
        }
        int n = BufferTypes.count(data);
        return start(mode, Staging.address(data), n, owner.types().item(data), data.storage(), null, dest, tag);
    }

    /** As {@link #start}, of a copy of the data: the buffer may be changed at once. */
    SendRequest startCopy(SendMode mode, UserBuffer data, int dest, int tag) {
        Slots.Slot slot = owner.slots().take(data.bytes());
        SendRequest begun = null;
        try {
            Staging.pack(data, slot.address());
            int n = BufferTypes.count(data);
            begun = start(mode, slot.address(), n, owner.types().item(data), null, slot, dest, tag);
            return begun;
        } finally {
            if (begun == null) {
                slot.free();
            }
        }
    }

    private SendRequest start(
            SendMode mode, long address, int n, long item, Object storage, Slots.Slot slot, int dest, int tag) {
        SendRequest request = new SendRequest(comm, Mpi.REQUEST_NULL, slot, storage, dest, tag);
        long handle = CallMemory.mine().handle();
        int code = TransferCalls.isend(mode, address, n, item, dest, tag, comm.handleAtOnce(), handle);
        if (code != 0) {
            throw Mpi.error(code, Descriptions.send(mode, comm, dest, tag));
        }
        request.started(Mpi.handleAt(handle));
        return request;
    }
}

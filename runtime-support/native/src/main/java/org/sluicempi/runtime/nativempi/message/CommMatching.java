package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** A communicator of the library. */
record CommMatching(CommContext comm) implements LibraryMatching {
    @Override
    public Status look(int source, int tag) {
        CallMemory scratch = CallMemory.mine();
        int code = TransferCalls.iprobe(source, tag, comm.handleToTheEnd(), scratch.integer(), scratch.status());
        Mpi.check(code, "probe of " + comm.name());
        return Memory.getInt(scratch.integer()) == 0 ? null : TransferCalls.status(scratch.status(), scratch);
    }

    @Override
    public HeldMessage take(int source) {
        CallMemory scratch = CallMemory.mine();
        int code = TransferCalls.improbe(
                source,
                Communicator.ANY_TAG,
                comm.handleToTheEnd(),
                scratch.integer(),
                scratch.handle(),
                scratch.status());
        Mpi.check(code, "look at a message");
        if (Memory.getInt(scratch.integer()) == 0) {
            return null;
        }
        Status envelope = TransferCalls.status(scratch.status(), scratch);
        return envelope.bytes() == DeltaHub.HEAD_BYTES
                ? received(scratch, envelope)
                : new HeldMessage(envelope, Mpi.handleAt(scratch.handle()), null);
    }

    /** Receives the message that the scratch has the handle of, which may be a head. */
    private HeldMessage received(CallMemory scratch, Status envelope) {
        Slots.Slot slot = comm.owner().slots().take(DeltaHub.HEAD_BYTES);
        int code =
                TransferCalls.mrecv(slot.address(), DeltaHub.HEAD_BYTES, Mpi.BYTE, scratch.handle(), scratch.status());
        Mpi.check(code, "look at a message");
        return opened(slot, envelope);
    }

    @Override
    public long receive(long address, int bytes, Pattern pattern) {
        long request = CallMemory.mine().handle();
        int code = TransferCalls.irecv(
                address, bytes, Mpi.BYTE, pattern.source(), pattern.tag(), comm.handleToTheEnd(), request);
        Mpi.check(code, "receive from any source");
        return Mpi.handleAt(request);
    }

    @Override
    public Status takeBack(long request) {
        CallMemory scratch = cancel(request);
        int code = CompletionCalls.await(scratch.handle(), scratch.status());
        if (CompletionCalls.cancelled(scratch.status(), scratch)) {
            return null;
        }
        Status envelope = TransferCalls.status(scratch.status(), scratch);
        return code == 0 ? envelope : new Status(envelope.source(), envelope.tag(), Long.MAX_VALUE, false);
    }

    /** Asks the library to cancel a request, which it may do once; gives the memory that has its handle. */
    static CallMemory cancel(long request) {
        CallMemory scratch = CallMemory.mine();
        Mpi.putHandle(scratch.handle(), request);
        Mpi.check(CompletionCalls.cancel(scratch.handle()), "MPI_Cancel");
        return scratch;
    }

    @Override
    public HeldMessage opened(Slots.Slot slot, Status envelope) {
        DeltaInbound pieces = DeltaInbound.ifHead(comm.owner(), envelope, slot.address());
        if (pieces != null) {
            slot.free();
            return new HeldMessage(envelope, 0, pieces);
        }
        return new HeldMessage(envelope, 0, DeltaInbound.plain(comm.owner().slots(), slot, envelope));
    }

    @Override
    public HeldMessage moved(HeldMessage plain) {
        return MovingMessage.of(plain, comm.owner().slots());
    }
}

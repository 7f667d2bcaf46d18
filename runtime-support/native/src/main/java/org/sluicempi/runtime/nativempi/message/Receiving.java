package org.sluicempi.runtime.nativempi.message;

import java.lang.ref.Reference;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.BufferTypes;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/** The receives and probes of one communicator. Arguments have been checked; {@code PROC_NULL} does not come here. */
public final class Receiving {
    private final CommContext comm;
    private final ProcessContext owner;
    private final HeldMessages held;
    private final Probing probing;
    private final Asked asked;

    public Receiving(CommContext comm) {
        this.comm = comm;
        owner = comm.owner();
        LibraryMatching library = new CommMatching(comm);
        asked = new Asked(owner::threaded);
        held = new HeldMessages(library, owner.slots(), owner.watch());
        probing = new Probing(this, library);
    }

    CommContext comm() {
        return comm;
    }

    Asked asked() {
        return asked;
    }

    public HeldMessages held() {
        return held;
    }

    public Probing probing() {
        return probing;
    }

    /**
     * A small message to the heap goes through the thread's own memory. The usual ways are short methods, so that they
     * compile into their caller and nothing is allocated.
     */
    public Status recv(UserBuffer into, int source, int tag) {
        if (owner.hub() != null) {
            asked.add(source, tag);
        }
        if (held.used() || owner.watch().needed() || into.storage() instanceof GrowingBytes) {
            return recvAside(into, source, tag);
        } else if (!owner.threaded()) {
            return recvAlone(into, source, tag);
        } else if (!held.sole().enters(source, tag)) {
            return recvAside(into, source, tag);
        }
        try {
            return recvAlone(into, source, tag);
        } finally {
            held.sole().left();
        }
    }

    private Status recvAlone(UserBuffer into, int source, int tag) {
        if (inPlace(into)) {
            return recvInPlace(into, source, tag);
        } else if (direct(into)) {
            return recvBeside(into, source, tag);
        } else if (into.bytes() <= CallMemory.STAGE_BYTES) {
            return recvStaged(CallMemory.mine().stage(), into, source, tag);
        }
        Slots.Slot slot = owner.slots().take(into.bytes());
        try {
            return recvStaged(slot.address(), into, source, tag);
        } finally {
            slot.free();
        }
    }

    private Status recvAside(UserBuffer into, int source, int tag) {
        return into.storage() instanceof GrowingBytes
                ? probing.mprobe(source, tag).recv(into)
                : irecv(into, source, tag).await();
    }

    private Status recvInPlace(UserBuffer into, int source, int tag) {
        long address = Staging.address(into);
        CallMemory scratch = CallMemory.mine();
        if (owner.hub() != null) {
            DeltaHub.save(address, scratch.saved());
        }
        Status status = recvAt(address, into, source, tag, scratch);
        DeltaInbound pieces = DeltaInbound.ifHead(owner, status, address);
        if (pieces != null) {
            DeltaHub.save(scratch.saved(), address);
            status = inPieces(pieces, into, source, tag);
        }
        Reference.reachabilityFence(into.storage());
        return status;
    }

    /** For a direct buffer without room for a head. */
    private Status recvBeside(UserBuffer into, int source, int tag) {
        long target = Staging.address(into);
        CallMemory scratch = CallMemory.mine();
        long stage = scratch.stage();
        Status status = recvAt(stage, into, source, tag, scratch);
        DeltaInbound pieces = DeltaInbound.ifHead(owner, status, stage);
        if (pieces != null) {
            return inPieces(pieces, into, source, tag);
        }
        Truncation.check(status, into, comm, source, tag);
        Memory.copy(stage, target, status.bytes());
        Reference.reachabilityFence(into.storage());
        return status;
    }

    private Status recvStaged(long address, UserBuffer into, int source, int tag) {
        Status status = recvAt(address, into, source, tag, CallMemory.mine());
        DeltaInbound pieces = DeltaInbound.ifHead(owner, status, address);
        if (pieces != null) {
            return inPieces(pieces, into, source, tag);
        }
        Truncation.check(status, into, comm, source, tag);
        Staging.unpack(address, into, status.bytes());
        return status;
    }

    /** The library has matched a message in pieces with a blocking receive. */
    private Status inPieces(DeltaInbound pieces, UserBuffer into, int source, int tag) {
        Pattern pattern = new Pattern(source, tag);
        boolean others = leftToOthers(pieces, pattern);
        if (owner.threaded()) {
            // Not before: what stands behind a message that is given back must not be taken until that one is held.
            held.sole().left();
        }
        if (others) {
            return irecv(into, source, tag).await();
        }
        pieces.bind(into, comm, pattern);
        return pieces.await();
    }

    /**
     * Whether a receive from any source has met a message whose sender still computes: it must not keep those of other ranks
     * waiting, which that sender may be waiting for itself. The message is held then, first of its rank, and the receive has
     * to look again; not so where another thread's receive may have got the next one of that rank already. A receive from one rank,
     * and one whose message has ended, would get the same back, by a longer way.
     */
    private boolean leftToOthers(DeltaInbound pieces, Pattern receive) {
        if (!receive.fromAnySource()) {
            return false;
        }
        pieces.progress();
        return !pieces.ended() && held.keep(pieces);
    }

    private Status recvAt(long address, UserBuffer into, int source, int tag, CallMemory scratch) {
        long item = owner.types().item(into);
        int code = TransferCalls.recv(address, room(into), item, source, tag, comm.handleAtOnce(), scratch.status());
        if (code != 0) {
            throw Mpi.error(code, Descriptions.receive(comm, into, source, tag));
        }
        return TransferCalls.status(scratch.status(), scratch);
    }

    /**
     * Takes the message of a receive back if its sender still computes: as if the receive had never been posted. Not where a
     * later message may have gone meanwhile to somebody who could have had this one, as the receive's number in {@link Asked} says.
     */
    boolean giveBack(DeltaInbound message, Pattern receive, long number) {
        message.progress();
        return !message.ended() && !asked.since(number, message.envelope()) && held.giveBack(message, receive);
    }

    public Request irecv(UserBuffer into, int source, int tag) {
        Pattern pattern = new Pattern(source, tag);
        long number = owner.hub() == null ? 0 : asked.add(source, tag);
        boolean aside = pattern.fromAnySource() && owner.hub() != null;
        if (!aside && !held.used()) {
            if (!owner.threaded()) {
                return post(into, pattern, number);
            } else if (held.sole().enters(source, tag)) {
                try {
                    return post(into, pattern, number);
                } finally {
                    held.sole().left();
                }
            }
        }
        synchronized (held) {
            held.sole().follow(pattern);
            if (!aside && !held.concerns(pattern)) {
                return post(into, pattern, number);
            }
            ReceiveRequest request = new ReceiveRequest(this, into, null, pattern, number);
            request.waitAside();
            request.started();
            held.progress();
            return request;
        }
    }

    /** Gives a receive to the library, which has its message from then on. */
    private Request post(UserBuffer into, Pattern pattern, long number) {
        ReceiveRequest request = new ReceiveRequest(this, into, null, pattern, number);
        comm.checkUse();
        request.post();
        request.started();
        return request;
    }

    /**
     * Starts a receive in the library.
     *
     * @return the library's request
     */
    long irecv(long address, UserBuffer into, Pattern pattern) {
        long begun = CallMemory.mine().handle();
        int code = TransferCalls.irecv(
                address,
                room(into),
                owner.types().item(into),
                pattern.source(),
                pattern.tag(),
                comm.handleToTheEnd(),
                begun);
        if (code != 0) {
            throw Mpi.error(code, Descriptions.receive(comm, into, pattern.source(), pattern.tag()));
        }
        return Mpi.handleAt(begun);
    }

    /** Receives a message that has been held. */
    Request receive(HeldMessage taken, UserBuffer into) {
        if (taken.inbound() == null) {
            return imrecv(into, taken.message(), taken.envelope(), of(taken.envelope()));
        }
        ReceiveRequest request = new ReceiveRequest(this, into, null, of(taken.envelope()), 0);
        request.bind(taken.inbound());
        request.started();
        return request;
    }

    /**
     * Starts the receive of a message that a matched probe has found.
     *
     * @param wanted what the program has asked for, which an error tells
     */
    Request imrecv(UserBuffer into, long message, Status status, Pattern wanted) {
        boolean inPlace = inPlace(into) && status.bytes() <= into.bytes();
        Slots.Slot slot = inPlace ? null : owner.slots().take(status.bytes());
        ReceiveRequest begun = null;
        try {
            long address = inPlace ? Staging.address(into) : slot.address();
            ReceiveRequest request = new ReceiveRequest(this, into, slot, wanted, 0);
            CallMemory scratch = CallMemory.mine();
            Mpi.putHandle(scratch.handle(), message);
            // Of the message as it is; whether it fits is looked at when it has come.
            int n = (int) Math.min(Integer.MAX_VALUE, status.bytes());
            boolean asBytes = n == status.bytes();
            int code = TransferCalls.imrecv(
                    address,
                    asBytes ? n : BufferTypes.count(into),
                    asBytes ? Mpi.BYTE : owner.types().item(into),
                    scratch.handle(),
                    scratch.wide());
            if (code != 0) {
                throw Mpi.error(code, Descriptions.receive(comm, into, wanted.source(), wanted.tag()));
            }
            request.started(Mpi.handleAt(scratch.wide()));
            begun = request;
            return begun;
        } finally {
            if (begun == null && slot != null) {
                slot.free();
            }
        }
    }

    private static Pattern of(Status envelope) {
        return new Pattern(envelope.source(), envelope.tag());
    }

    /** Whether the library may write straight into the user's buffer, which must have room for a head. */
    boolean inPlace(UserBuffer into) {
        return direct(into) && (owner.hub() == null || into.bytes() >= DeltaHub.HEAD_BYTES);
    }

    private static boolean direct(UserBuffer into) {
        return Staging.direct(into.storage()) && Staging.contiguous(into.type());
    }

    /** Number of items to post: as many as the user says, or as many as a head needs. */
    private int room(UserBuffer into) {
        int n = BufferTypes.count(into);
        return owner.hub() == null
                ? n
                : Math.max(n, DeltaHub.HEAD_BYTES / into.type().base().size());
    }

    /** The message in pieces that what came into a slot, or into the user's buffer if there is none, is the head of. */
    static DeltaInbound ifHead(ProcessContext owner, Status status, Slots.Slot slot, UserBuffer into) {
        if (status.bytes() != DeltaHub.HEAD_BYTES) {
            return null;
        }
        return DeltaInbound.ifHead(owner, status, slot != null ? slot.address() : Staging.address(into));
    }
}

package org.sluicempi.runtime.nativempi.message;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/** A receive that has been posted, or that takes a message out of a matched probe. */
final class ReceiveRequest extends NativeRequest implements WaitingReceive {
    private static final Status CANCELLED = new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true);

    private final Receiving by;
    private final HeldMessages held;
    private final UserBuffer into;
    private final Pattern pattern;
    private final long number;
    /** Null if the library writes into the user's buffer. */
    private Slots.Slot slot;
    /** What a head would be written over; null if that is no memory of the user's. */
    private long[] saved;

    private boolean cancelled;
    private boolean givesBack;
    /** The cancellation came in time. */
    private boolean takenBack;
    /** The message, if it comes in pieces and has been matched. */
    private DeltaInbound inbound;

    /** {@link HeldMessages} serves it. Guarded by the lock of that, as what it gives: either of the next two, or an error. */
    private boolean aside;

    /** The receive of a plain message that was held. */
    private Request plain;

    private Throwable refused;

    ReceiveRequest(Receiving by, UserBuffer into, Slots.Slot slot, Pattern pattern, long number) {
        super(by.comm().owner(), Mpi.REQUEST_NULL);
        this.by = by;
        this.held = by.held();
        this.into = into;
        this.slot = slot;
        this.pattern = pattern;
        this.number = number;
    }

    @Override
    protected boolean receives() {
        return true;
    }

    @Override
    public Pattern pattern() {
        return pattern;
    }

    @Override
    public long room() {
        return into.bytes();
    }

    @Override
    protected Status arrived(int code, long address, CallMemory scratch) {
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
            if (pieces != null && saved != null) {
                Memory.copyOut(saved, 0, saved.length, Staging.address(into));
            }
            if (pieces != null && givesBack && by.giveBack(pieces, pattern, number)) {
                takenBack = true;
                return CANCELLED;
            }
            if (pieces != null) {
                bind(pieces);
                return pieces.progress() ? pieces.result() : null;
            }
            Truncation.check(status, into, by.comm(), pattern.source(), pattern.tag());
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

    /** Gives the receive to the library, which has its message from then on. */
    void post() {
        boolean inPlace = by.inPlace(into);
        Slots.Slot room = inPlace ? null : owner.slots().take(Math.max(DeltaHub.HEAD_BYTES, into.bytes()));
        boolean begun = false;
        try {
            long address = inPlace ? Staging.address(into) : room.address();
            saved = inPlace && owner.hub() != null ? DeltaHub.saved(address) : null;
            begun(by.irecv(address, into, pattern));
            slot = room;
            begun = true;
        } finally {
            if (!begun && room != null) {
                room.free();
            }
        }
    }

    @Override
    public boolean handOver() {
        if (!enterUnlessBusy()) {
            return false;
        }
        try {
            post();
        } catch (RuntimeException | Error e) {
            refused = e;
        } finally {
            aside = false;
            leave();
        }
        return true;
    }

    /** {@link HeldMessages} serves it from now on. */
    void waitAside() {
        synchronized (held) {
            aside = true;
            held.await(this);
        }
    }

    @Override
    public void take(HeldMessage entry) {
        try {
            if (entry.inbound() != null) {
                bind(entry.inbound());
            } else {
                plain = by.imrecv(into, entry.message(), entry.envelope(), pattern);
            }
        } catch (RuntimeException | Error e) {
            refused = e;
        } finally {
            // not before: what is started here may look after this request too
            aside = false;
        }
    }

    /** Takes over a message that comes in pieces. */
    void bind(DeltaInbound pieces) {
        pieces.bind(into, by.comm(), pattern);
        inbound = pieces;
    }

    @Override
    protected boolean isServedUnderLock() {
        return handle() == Mpi.REQUEST_NULL;
    }

    @Override
    protected Status advance(boolean block) {
        synchronized (held) {
            if (aside) {
                held.progress();
            }
            if (takenBack) {
                return CANCELLED;
            } else if (aside) {
                return null;
            } else if (refused != null) {
                throw Mpi.unexpected(refused);
            }
        }
        if (plain != null) {
            return block ? plain.await() : plain.test().orElse(null);
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
        for (int turn = 0; first < end && !complete() && !arrived(first, end); turn++) {
            boolean watch = owner.watch().needed();
            if (watch) {
                look();
            } else {
                stepFor(first, end);
            }
            if (watch || inbound != null) {
                Idle.pause(turn);
            }
        }
        if (complete()) {
            result();
        }
    }

    private boolean arrived(long first, long end) {
        DeltaInbound its = inbound;
        return its != null && its.has(first, end);
    }

    private void stepFor(long first, long end) {
        enter();
        try {
            if (!complete() && !arrived(first, end)) {
                step(inbound == null);
            }
        } finally {
            leave();
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        if (look()) {
            result();
            return Integer.MAX_VALUE;
        }
        int size = into.type().size();
        DeltaInbound its = inbound;
        if (its == null || size == 0 || from < 0) {
            return from;
        }
        return Math.toIntExact(its.endOfRun((long) from * size) / size);
    }

    @Override
    public void cancel() {
        enter();
        try {
            givesBack = true;
            withdraw();
            if (!complete() && inbound != null && by.giveBack(inbound, pattern, number)) {
                takenBack = true;
                inbound = null;
            }
        } finally {
            leave();
        }
    }

    private void withdraw() {
        if (!complete() && withdrawn()) {
            cancelled = true;
        } else if (!complete() && handle() != Mpi.REQUEST_NULL) {
            cancelInLibrary();
            cancelled = true;
        }
    }

    @Override
    public boolean takeBack() {
        enter();
        try {
            withdraw();
            while (!complete() && (handle() != Mpi.REQUEST_NULL || aside())) {
                step(true);
            }
            return takenBack;
        } finally {
            leave();
        }
    }

    /** Takes a receive back that the library does not know: at once, as nobody may ask for it any more. */
    private boolean withdrawn() {
        synchronized (held) {
            if (aside) {
                // what has come for it is its message
                held.progress();
            }
            if (aside) {
                aside = false;
                takenBack = held.withdraw(this);
            }
            return takenBack;
        }
    }

    /** Once: Open MPI does not survive a second time. */
    private void cancelInLibrary() {
        if (!cancelled) {
            CommMatching.cancel(handle());
        }
    }

    private boolean aside() {
        synchronized (held) {
            return aside;
        }
    }

    private String describe() {
        return Descriptions.receive(by.comm(), into, pattern.source(), pattern.tag());
    }
}

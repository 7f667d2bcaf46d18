package org.sluicempi.runtime.nativempi.message;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Scratch;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/** A receive that has been posted, or that takes a message out of a matched probe. */
final class ReceiveRequest extends NativeRequest {
    private static final Status CANCELLED = new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true);

    private final Receiving by;
    private final Held held;
    private final UserBuffer into;
    private final Pattern pattern;
    /** Null if the library writes into the user's buffer. */
    private final Slots.Slot slot;
    /** What a head would be written over; null if that is no memory of the user's. */
    private final long[] saved;

    /** Number among the receives of the communicator that may wait behind one from any source; -1 for others. */
    private final long number;

    /** Source of the message that the library has given it. */
    private int got = Communicator.PROC_NULL;

    private boolean cancelled;
    /** Cancelled by {@link Posted}, to be served by {@link Held}. */
    private boolean recalled;
    /** The cancellation came in time. */
    private boolean takenBack;
    /** The message, if it comes in pieces and has been matched. */
    private DeltaInbound inbound;

    /** {@link Held} serves it. Guarded by the lock of that, as what it gives: either of the next two, or an error. */
    private boolean aside;

    /** The receive of a plain message that was held. */
    private Request plain;

    private Throwable refused;

    /** @param number as above */
    ReceiveRequest(Receiving by, UserBuffer into, Slots.Slot slot, long[] saved, Pattern pattern, long number) {
        super(by.comm().owner(), Mpi.REQUEST_NULL);
        this.number = number;
        this.by = by;
        this.held = by.held();
        this.into = into;
        this.slot = slot;
        this.saved = saved;
        this.pattern = pattern;
    }

    @Override
    protected boolean receives() {
        return true;
    }

    Pattern pattern() {
        return pattern;
    }

    long number() {
        return number;
    }

    @Override
    protected Status arrived(int code, long address, Scratch scratch) {
        boolean free = true;
        try {
            if ((cancelled || recalled) && CompletionCalls.cancelled(address, scratch)) {
                return comesBack();
            }
            if (code != 0) {
                leavesLibrary();
                throw Mpi.error(code, describe());
            }
            Status status = TransferCalls.status(address, scratch);
            got = status.source();
            DeltaInbound pieces = Receiving.ifHead(owner, status, slot, into);
            if (pieces != null && saved != null) {
                Memory.copyOut(saved, 0, saved.length, Staging.address(into));
            }
            if (number >= 0 && (pieces != null || slot != null)) {
                DeltaInbound message = pieces != null
                        ? pieces
                        : DeltaInbound.plain(owner, slot, status.bytes(), status.source(), status.tag());
                if (givesUp(message)) {
                    free = pieces != null;
                    return null;
                }
            } else {
                leavesLibrary();
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
            if (slot != null && free) {
                slot.free();
            }
            Reference.reachabilityFence(into.storage());
        }
    }

    private boolean givesUp(DeltaInbound message) {
        synchronized (held) {
            aside = held.posted().givesUp(this, message);
            return aside;
        }
    }

    private void leavesLibrary() {
        if (number >= 0) {
            synchronized (held) {
                held.posted().remove(this);
            }
        }
    }

    /** Of a receive that the library has given back. */
    private Status comesBack() {
        leavesLibrary();
        if (cancelled) {
            takenBack = true;
            return CANCELLED;
        }
        waitAside();
        return null;
    }

    /** {@link Held} serves it from now on. */
    void waitAside() {
        synchronized (held) {
            aside = true;
            held.await(this);
        }
    }

    /**
     * Takes the receive out of the library, or what the library has given it. Between {@link #enter} and {@link #leave}.
     *
     * @return the source of a message that it has got and keeps; {@link Communicator#PROC_NULL} otherwise
     */
    int recall() {
        if (complete() || handle() == Mpi.REQUEST_NULL) {
            return Communicator.PROC_NULL;
        }
        cancelInLibrary();
        recalled = true;
        while (!complete() && handle() != Mpi.REQUEST_NULL) {
            step(true);
        }
        return aside ? Communicator.PROC_NULL : got;
    }

    /** A message that was held is for this receive. Under the lock of {@link Held}. */
    void take(HeldMessage entry) {
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
    protected Status advance(boolean block) {
        synchronized (held) {
            if (aside && cancelled) {
                aside = false;
                takenBack = held.withdraw(this);
                return CANCELLED;
            } else if (aside) {
                held.progress();
            }
            if (aside) {
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
            boolean watch = owner.watch().neededBeside(this);
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
        return inbound != null && inbound.has(first, end);
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
        if (inbound == null || size == 0 || from < 0) {
            return from;
        }
        return Math.toIntExact(inbound.endOfRun((long) from * size) / size);
    }

    @Override
    public void cancel() {
        enter();
        try {
            if (!complete() && aside()) {
                cancelled = true;
            } else if (!complete() && handle() != Mpi.REQUEST_NULL) {
                cancelInLibrary();
                cancelled = true;
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
            while (!complete() && (handle() != Mpi.REQUEST_NULL || aside())) {
                step(true);
            }
            return takenBack;
        } finally {
            leave();
        }
    }

    /** Once: Open MPI does not survive a second time. */
    private void cancelInLibrary() {
        if (!cancelled && !recalled) {
            long request = Scratch.mine().handle();
            Mpi.putHandle(request, handle());
            Mpi.check(CompletionCalls.cancel(request), "MPI_Cancel");
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

package org.sluicempi.runtime.nativempi;

import java.lang.ref.Reference;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A receive that has been posted, or that takes a message out of a matched probe. */
final class ReceiveRequest extends NativeRequest {
    private static final Status CANCELLED = new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true);

    private final NativeCommunicator comm;
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
    ReceiveRequest(
            NativeCommunicator comm, UserBuffer into, Slots.Slot slot, long[] saved, Pattern pattern, long number) {
        super(comm.owner(), Mpi.REQUEST_NULL);
        this.number = number;
        this.comm = comm;
        this.into = into;
        this.slot = slot;
        this.saved = saved;
        this.pattern = pattern;
    }

    Pattern pattern() {
        return pattern;
    }

    long number() {
        return number;
    }

    @Override
    Status arrived(int code, long address, Scratch scratch) {
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
            fits(status, into, comm, pattern.source(), pattern.tag());
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
        synchronized (comm.held()) {
            aside = comm.held().posted().givesUp(this, message);
            return aside;
        }
    }

    private void leavesLibrary() {
        if (number >= 0) {
            synchronized (comm.held()) {
                comm.held().posted().remove(this);
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
        synchronized (comm.held()) {
            aside = true;
            comm.held().await(this);
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
    void take(Held.Entry entry) {
        try {
            if (entry.inbound() != null) {
                bind(entry.inbound());
            } else {
                plain = comm.receiving().imrecv(into, entry.message(), entry.envelope(), pattern);
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
        pieces.bind(into, comm, pattern);
        inbound = pieces;
    }

    @Override
    Status advance(boolean block) {
        synchronized (comm.held()) {
            if (aside && cancelled) {
                aside = false;
                takenBack = comm.held().withdraw(this);
                return CANCELLED;
            } else if (aside) {
                comm.held().progress();
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

    /**
     * @throws MpiError {@link ErrorClass#TRUNCATE} if the message is longer than the receive, in the library's words: whether
     *     it finds that out itself depends on the way that a message takes, and a program must not see which one it was
     */
    static void fits(Status status, UserBuffer into, NativeCommunicator comm, int source, int tag) {
        if (status.bytes() > into.bytes()) {
            throw Mpi.error(Mpi.ERR_TRUNCATE, describe(comm, into, source, tag));
        }
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
        synchronized (comm.held()) {
            return aside;
        }
    }

    private String describe() {
        return describe(comm, into, pattern.source(), pattern.tag());
    }

    static String describe(NativeCommunicator comm, UserBuffer into, int source, int tag) {
        return "receive of up to " + into.bytes() + " bytes from "
                + (source == Communicator.ANY_SOURCE ? "any rank" : "rank " + source)
                + (tag == Communicator.ANY_TAG ? ", any tag" : ", tag " + tag) + ", of " + comm.name();
    }
}

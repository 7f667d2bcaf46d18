package org.sluicempi.runtime.nativempi;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;

/**
 * Messages of one communicator that have been taken out of the library's matching: by a probe that had met one that might
 * be a head, whose length only a look inside can tell, or by a receive from any source that must not wait for a sender that
 * still computes. What is held of a rank are always the first messages that it sent
 * and nobody has received, in their order, so a receive or probe that looks here first keeps the order. Guarded by its own
 * lock.
 */
final class Held {
    /**
     * One message.
     *
     * @param message the library's handle if it is plain and has not been received
     * @param inbound null for such a one
     */
    record Entry(Status envelope, long message, DeltaInbound inbound) {
        boolean matches(int source, int tag) {
            return (source == Communicator.ANY_SOURCE || source == envelope.source())
                    && (tag == Communicator.ANY_TAG || tag == envelope.tag());
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

    private final NativeCommunicator comm;
    private final List<Entry> entries = new ArrayList<>();
    private volatile boolean used;

    Held(NativeCommunicator comm) {
        this.comm = comm;
    }

    /** Whether anything has ever been held: from then on receives look here, and post under the lock. */
    boolean used() {
        return used;
    }

    /** The first message that matches, for a receive: its end need not have come. Null if there is none. */
    synchronized Entry take(int source, int tag) {
        for (Iterator<Entry> all = entries.iterator(); all.hasNext(); ) {
            Entry entry = all.next();
            if (entry.matches(source, tag)) {
                all.remove();
                return entry;
            }
        }
        return null;
    }

    /** As {@link #take}, for a matched probe: of each rank the first, and only if its length is known. */
    synchronized Entry takeEnded(int source, int tag) {
        Entry found = peek(source, tag);
        entries.remove(found);
        return found;
    }

    /** Whether a message of this rank that matches is held, known or not: then no later one of that rank may be told. */
    synchronized boolean holds(int source, int tag) {
        return entries.stream().anyMatch(entry -> entry.matches(source, tag));
    }

    /** The message that a probe tells of, null if no held message can be told. */
    synchronized Entry peek(int source, int tag) {
        List<Integer> passed = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.matches(source, tag) && !passed.contains(entry.envelope.source())) {
                if (entry.ended()) {
                    return entry;
                }
                passed.add(entry.envelope.source());
            }
        }
        return null;
    }

    /** Keeps a message that the library has given to a receive from any source before its sender has told its end. */
    synchronized void keep(DeltaInbound unended) {
        used = true;
        Status envelope = new Status(unended.source(), unended.tag(), DeltaHub.HEAD_BYTES, false);
        entries.add(new Entry(envelope, 0, unended));
    }

    /** Takes all messages of a rank out of the library up to and including the first one with this tag. */
    synchronized void pull(int source, int tag) {
        used = true;
        Scratch scratch = Scratch.mine();
        for (Status pulled = null; pulled == null || pulled.tag() != tag; ) {
            int code = TransferCalls.improbe(
                    source, Communicator.ANY_TAG, comm.handle(), scratch.integer(), scratch.handle(), scratch.status());
            Mpi.check(code, "look at a message");
            if (Memory.getInt(scratch.integer()) == 0) {
                return;
            }
            pulled = TransferCalls.status(scratch.status(), scratch);
            long message = Mpi.handleAt(scratch.handle());
            boolean perhaps = pulled.bytes() == DeltaHub.HEAD_BYTES;
            entries.add(new Entry(pulled, perhaps ? 0 : message, perhaps ? open(message, pulled) : null));
        }
    }

    private DeltaInbound open(long message, Status envelope) {
        NativeRank owner = comm.owner();
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
        DeltaInbound inbound = hub.inbound(owner, slot.address(), envelope.source(), envelope.tag());
        slot.free();
        return inbound;
    }
}

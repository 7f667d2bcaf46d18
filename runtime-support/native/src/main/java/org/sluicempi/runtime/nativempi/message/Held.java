package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.context.Watched;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Scratch;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * The part of a communicator's matching that is done here and not by the library: messages that have been taken out of it,
 * and receives that wait for them.
 *
 * <p>Messages come here by a probe that had met one that might be a head, whose length only a look inside can tell, or by a
 * receive from any source that must not wait for a sender which still computes. What is here of a rank are always the first
 * messages that it sent and nobody has received, in their order. Receives come here that may have a message that is here, or
 * that were posted behind such a receive and may have a message that it may have: they are served in the order of their
 * posts, and as {@code MatchQueues} of the embedded engine says: a message whose end is not known keeps its place among
 * those of its sender, and its place before later receives.
 *
 * <p>Guarded by its own lock. Who holds it may look after a request, but does not wait for one that another thread is at.
 */
public final class Held implements Watched {
    private final CommContext comm;
    private final List<HeldMessage> entries = new ArrayList<>();
    /** Receives that wait here, in the order of their posts. */
    private final List<ReceiveRequest> waiting = new ArrayList<>();

    private final Posted posted;
    /** Whether a message has ever been taken out of the library. */
    private boolean pulled;

    /** Receives are being served. */
    private boolean atIt;

    private volatile boolean used;

    /** What is to be done when no receive needs the communicator any more; null if nothing. */
    private Runnable last;

    Held(CommContext comm) {
        this.comm = comm;
        posted = new Posted(this);
    }

    /** Whether a receive or probe has to look here, under the lock. */
    boolean used() {
        return used;
    }

    /** Receives from any source that the library has, and those behind them. Guarded by the lock of this. */
    Posted posted() {
        return posted;
    }

    /** Whether a receive with these arguments cannot be left to the library. Under the lock. */
    boolean concerns(Pattern pattern) {
        return entries.stream().anyMatch(entry -> pattern.matches(entry.envelope()))
                || waiting.stream().anyMatch(receive -> pattern.overlaps(receive.pattern()));
    }

    /** Whether a receive that was posted before waits here for such a message. Under the lock. */
    boolean wantedBefore(long number, Status envelope) {
        return waiting.stream().anyMatch(w -> w.number() < number && w.pattern().matches(envelope));
    }

    /** A receive waits here from now on, at its place among the others. */
    synchronized void await(ReceiveRequest receive) {
        int at = waiting.size();
        while (at > 0 && waiting.get(at - 1).number() > receive.number()) {
            at--;
        }
        waiting.add(at, receive);
        changed();
    }

    /** False if the receive does not wait here. */
    synchronized boolean withdraw(ReceiveRequest receive) {
        boolean waited = waiting.removeIf(w -> w == receive);
        changed();
        return waited;
    }

    /** Something has come or gone: whoever waits in the library must look after it meanwhile. */
    void changed() {
        boolean receives = !waiting.isEmpty() || !posted.isEmpty();
        used = pulled || receives;
        comm.owner().watch().set(this, receives);
        if (!receives && last != null) {
            Runnable now = last;
            last = null;
            now.run();
        }
    }

    /** Runs an action as soon as all receives that may still have to look for their messages have been served. */
    public synchronized void whenServed(Runnable action) {
        last = action;
        changed();
    }

    @Override
    public synchronized boolean only(NativeRequest receive) {
        return waiting.isEmpty() && posted.only(receive);
    }

    /** Keeps a message that the library has given to a receive, at its place among those of its sender. */
    synchronized HeldMessage keep(DeltaInbound message, long by) {
        pulled = true;
        HeldMessage entry = new HeldMessage(message.envelope(), 0, message, by);
        int place = entries.size();
        for (int at = place - 1; at >= 0; at--) {
            if (entries.get(at).comesAfter(entry)) {
                place = at;
            } else if (entries.get(at).envelope().source() == message.source()) {
                break;
            }
        }
        entries.add(place, entry);
        changed();
        return entry;
    }

    /** Takes a message back that was kept, for the receive that the library had given it to. */
    synchronized void giveBack(HeldMessage entry, ReceiveRequest receive) {
        entries.remove(entry);
        withdraw(receive);
    }

    /** Whether such a message of this rank is held which the receive may have, although it got a later one. Under the lock. */
    boolean passedOver(ReceiveRequest receive, int source) {
        return entries.stream()
                .anyMatch(entry ->
                        entry.envelope().source() == source && receive.pattern().matches(entry.envelope()));
    }

    /** Fetches what the receives that wait here may have, and serves them. */
    @Override
    public synchronized void progress() {
        if (atIt) {
            // what is started here may look after other requests
            return;
        }
        atIt = true;
        try {
            posted.look();
            Set<Pattern> wanted = new LinkedHashSet<>();
            waiting.forEach(receive -> wanted.add(receive.pattern()));
            wanted.forEach(this::fetch);
            if (!entries.isEmpty()) {
                serve();
            }
        } finally {
            atIt = false;
        }
        changed();
    }

    private void serve() {
        Claims claims = new Claims(entries);
        for (ReceiveRequest receive : List.copyOf(waiting)) {
            HeldMessage found =
                    claims.first(receive.pattern(), receive.pattern().fromAnySource());
            if (found == null) {
                claims.add(receive.pattern());
            } else {
                waiting.remove(receive);
                entries.remove(found);
                claims.remove(found);
                receive.take(found);
            }
        }
    }

    private void fetch(Pattern pattern) {
        for (Status next = LibraryProbe.look(comm, pattern.source(), pattern.tag());
                next != null;
                next = LibraryProbe.look(comm, pattern.source(), pattern.tag())) {
            pull(next.source(), next.tag());
        }
    }

    /** As {@link #peek}, and takes the message. */
    synchronized HeldMessage takeEnded(int source, int tag) {
        HeldMessage found = peek(source, tag);
        entries.remove(found);
        return found;
    }

    /** Whether a message of this rank that matches is held, known or not: then no later one of that rank may be told. */
    synchronized boolean holds(int source, int tag) {
        Pattern pattern = new Pattern(source, tag);
        return entries.stream().anyMatch(entry -> pattern.matches(entry.envelope()));
    }

    /** Whether a message that the library has belongs to a receive that waits here. */
    synchronized boolean wanted(Status envelope) {
        return wantedBefore(Long.MAX_VALUE, envelope);
    }

    /** The message that a probe tells of, null if no held message can be told. */
    synchronized HeldMessage peek(int source, int tag) {
        Claims claims = new Claims(entries);
        waiting.forEach(receive -> claims.add(receive.pattern()));
        return claims.first(new Pattern(source, tag), true);
    }

    /** Takes all messages of a rank out of the library up to and including the first one with this tag. */
    synchronized void pull(int source, int tag) {
        pulled = true;
        used = true;
        Scratch scratch = Scratch.mine();
        for (Status taken = null; taken == null || taken.tag() != tag; ) {
            int code = TransferCalls.improbe(
                    source,
                    Communicator.ANY_TAG,
                    comm.handleToTheEnd(),
                    scratch.integer(),
                    scratch.handle(),
                    scratch.status());
            Mpi.check(code, "look at a message");
            if (Memory.getInt(scratch.integer()) == 0) {
                return;
            }
            taken = TransferCalls.status(scratch.status(), scratch);
            long message = Mpi.handleAt(scratch.handle());
            // what the library had given to a receive before this message came is kept before it
            posted.look();
            boolean perhaps = taken.bytes() == DeltaHub.HEAD_BYTES;
            entries.add(new HeldMessage(taken, perhaps ? 0 : message, perhaps ? open(message, taken) : null, -1));
        }
    }

    private DeltaInbound open(long message, Status envelope) {
        ProcessContext owner = comm.owner();
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
}

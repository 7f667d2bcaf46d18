package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.Watch;
import org.sluicempi.runtime.nativempi.context.Watched;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * The part of a communicator's matching that is done here and not by the library: messages that have been taken out of it,
 * and receives that wait for them.
 *
 * <p>Messages come here by a probe that had met one that might be a head, whose length only a look inside can tell, and for
 * receives from any source, which must not wait for a sender that still computes. They are taken out of the library in the
 * order in which their sender sent them, whatever their tags, and the library is never asked for one that it has given to a
 * receive: so what is here of a rank are always the first messages that it sent and nobody has received, in their order.
 * Receives come here from any source where messages can be in pieces, and those behind them that may have a message that is
 * here or that one of them may have: they are served in the order of their posts, and as {@code MatchQueues} of the embedded
 * engine says: a message whose end is not known keeps its place among those of its sender, and its place before later
 * receives.
 *
 * <p>Guarded by its own lock. Who holds it may look after a request, but does not wait for one that another thread is at.
 */
public final class HeldMessages implements Watched {
    private final LibraryMatching library;
    private final Watch watch;
    private final List<HeldMessage> entries = new ArrayList<>();
    /** Receives that wait here, in the order of their posts. */
    private final List<WaitingReceive> waiting = new ArrayList<>();

    private final Serving serving = new Serving(entries, waiting);
    /** What the library has in place of some of them while this rank waits there. */
    private final StandIns standIns;

    /** Receives are being served. */
    private boolean atIt;

    /** Whether there are messages or receives here. */
    private volatile boolean used;

    private final SoleReceiver sole = new SoleReceiver(() -> used);

    /** What is to be done when no receive needs the communicator any more; null if nothing. */
    private Runnable last;

    HeldMessages(LibraryMatching library, Slots slots, Watch watch) {
        this.library = library;
        this.watch = watch;
        this.standIns = new StandIns(library, slots);
    }

    /**
     * Whether a receive or probe of this thread has to look here, under the lock. Where several threads receive, one of them
     * may take a message out of the library while another one is about to wait for it there.
     */
    boolean used() {
        return used || sole.isAnother();
    }

    /** The thread that receives here, as long as it is only one. */
    SoleReceiver sole() {
        return sole;
    }

    /** Whether a receive with these arguments cannot be left to the library. Under the lock. */
    boolean concerns(Pattern pattern) {
        return entries.stream().anyMatch(entry -> pattern.matches(entry.envelope()))
                || waiting.stream().anyMatch(receive -> pattern.overlaps(receive.pattern()));
    }

    /** A receive waits here from now on, behind the others. */
    synchronized void await(WaitingReceive receive) {
        waiting.add(receive);
        changed();
    }

    /** False if the receive does not wait here. */
    synchronized boolean withdraw(WaitingReceive receive) {
        boolean waited = waiting.remove(receive);
        changed();
        return waited;
    }

    /** Something has come or gone: whoever waits in the library must look after it meanwhile. */
    private void changed() {
        boolean receives = !waiting.isEmpty();
        used = receives || !entries.isEmpty();
        watch.set(this, receives);
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
    public synchronized void handOver() {
        progress();
        List<HeldMessage> met = new ArrayList<>(entries);
        List<WaitingReceive> more = new ArrayList<>();
        List<Pattern> here = new ArrayList<>();
        for (WaitingReceive receive : List.copyOf(waiting)) {
            Pattern pattern = receive.pattern();
            boolean free = entries.stream().noneMatch(entry -> pattern.matches(entry.envelope()))
                    && here.stream().noneMatch(pattern::overlaps);
            if (free && receive.handOver()) {
                waiting.remove(receive);
            } else {
                here.add(pattern);
                HeldMessage found = pattern.removeFirst(met);
                if (found == null) {
                    more.add(receive);
                } else if (found.inbound() == null) {
                    // its sender may wait for its receive, and has to come on
                    entries.set(entries.indexOf(found), library.moved(found));
                }
            }
        }
        standIns.post(more, waiting);
        changed();
    }

    /**
     * Keeps a message that the library has given to a blocking receive from any source, which looks again for another one. What
     * is here of the same rank is not for that receive: nobody takes what it asks for.
     *
     * @return false if it must be that receive's
     */
    synchronized boolean keep(DeltaInbound message) {
        if (sole.isFollowed()) {
            return false;
        }
        entries.add(new HeldMessage(message.envelope(), 0, message));
        changed();
        return true;
    }

    /**
     * Takes an open message back from a receive that is cancelled: it stands before all others of its rank then.
     *
     * @param receive what had been asked for
     * @return false if one with another tag is there, which may have come before, or if there is no memory
     */
    synchronized boolean giveBack(DeltaInbound message, Pattern receive) {
        Status envelope = message.envelope();
        int at = 0;
        while (at < entries.size() && entries.get(at).envelope().source() != envelope.source()) {
            at++;
        }
        Status next = at < entries.size()
                ? entries.get(at).envelope()
                : library.look(envelope.source(), Communicator.ANY_TAG);
        boolean first = next == null || next.tag() == envelope.tag() || receive.tag() == Communicator.ANY_TAG;
        // while receives are being served it is known already who gets what
        if (!first || atIt || !message.unbind()) {
            return false;
        }
        entries.add(at, new HeldMessage(envelope, 0, message));
        progress();
        return true;
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
            List<HeldMessage> taken = standIns.recall();
            // without them serving does all that settling would
            if (!taken.isEmpty()) {
                serving.settle(taken);
            }
            do {
                // most looks find nothing, and need not ask the receives
                if (!entries.isEmpty()) {
                    serving.all();
                }
            } while (fetch());
        } finally {
            atIt = false;
        }
        changed();
    }

    /** Takes one message out of the library that somebody waits for here, and those before it; false if there is none. */
    private boolean fetch() {
        Set<Pattern> wanted = new LinkedHashSet<>();
        waiting.forEach(receive -> wanted.add(receive.pattern()));
        for (Pattern pattern : wanted) {
            Status next = library.look(pattern.source(), pattern.tag());
            if (next != null && pull(next.source(), next.tag())) {
                return true;
            }
        }
        return false;
    }

    /** As {@link #peek}, and takes the message. */
    synchronized HeldMessage takeEnded(int source, int tag) {
        HeldMessage found = peek(source, tag);
        entries.remove(found);
        changed();
        return found;
    }

    /** Whether a message of this rank that matches is held, known or not: then no later one of that rank may be told. */
    synchronized boolean holds(int source, int tag) {
        Pattern pattern = new Pattern(source, tag);
        return entries.stream().anyMatch(entry -> pattern.matches(entry.envelope()));
    }

    /** Whether a message that the library has belongs to a receive that waits here. */
    synchronized boolean wanted(Status envelope) {
        return waiting.stream().anyMatch(receive -> receive.pattern().matches(envelope));
    }

    /** The message that a probe tells of, null if no held message can be told. */
    synchronized HeldMessage peek(int source, int tag) {
        boolean served = atIt;
        int receives = waiting.size();
        atIt = true;
        try {
            return serving.found(new Pattern(source, tag));
        } finally {
            atIt = served;
            if (waiting.size() < receives) {
                changed();
            }
        }
    }

    /**
     * Takes all messages of a rank out of the library up to and including the first one with this tag, but none that another
     * thread is about to take.
     *
     * @return whether it has taken one
     */
    synchronized boolean pull(int source, int tag) {
        used = true;
        HeldMessage taken = null;
        while (taken == null || taken.envelope().tag() != tag) {
            if (sole.asks()) { // else a look is saved
                Status next = library.look(source, Communicator.ANY_TAG);
                if (next != null && sole.asksFor(next)) {
                    return taken != null;
                }
            }
            // a message that the library has given away stands before what is taken now
            sole.follow(new Pattern(source, Communicator.ANY_TAG));
            HeldMessage next = library.take(source);
            if (next == null) {
                return taken != null;
            }
            entries.add(next);
            taken = next;
        }
        return true;
    }
}

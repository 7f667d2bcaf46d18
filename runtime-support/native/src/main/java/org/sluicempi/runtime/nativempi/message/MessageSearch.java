package org.sluicempi.runtime.nativempi.message;

import java.util.function.BooleanSupplier;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;

/**
 * Finds the message that a probe tells of, in the library or among those that are held. One that may be a head is moved to
 * {@link HeldMessages}, where its length is found.
 */
final class MessageSearch {
    private final LibraryMatching library;
    private final HeldMessages held;
    private final BooleanSupplier inPieces;

    /** @param inPieces whether messages can be in pieces */
    MessageSearch(LibraryMatching library, HeldMessages held, BooleanSupplier inPieces) {
        this.library = library;
        this.held = held;
        this.inPieces = inPieces;
    }

    /** Null if there is no message whose end is known. */
    HeldMessage look(int source, int tag) {
        if (!held.used()) { // a thread that is alone needs no lock
            Status status = library.look(source, tag);
            // Who takes messages to hold them says so before: asked again, this tells whether one was
            // taken before that look.
            boolean alone = !held.used();
            if (alone && (status == null || !perhapsHead(status))) {
                return status == null ? null : new HeldMessage(status, 0, null);
            }
        }
        synchronized (held) {
            // one lock: what another thread takes out of the library to hold it would be missed in both places
            held.sole().follow(new Pattern(source, tag));
            held.progress();
            return search(source, tag);
        }
    }

    private HeldMessage search(int source, int tag) {
        while (true) {
            HeldMessage known = held.peek(source, tag);
            if (known != null) {
                return known;
            }
            Status status = library.look(source, tag);
            if (status == null) {
                return null;
            }
            boolean behind = held.holds(status.source(), tag);
            if (behind && source == status.source()) {
                // all others are behind it too, and may stay in the library
                return null;
            }
            // A later message than one that is held may not be told before it, but may hide those of other ranks.
            if (!behind && !held.wanted(status) && !perhapsHead(status)) {
                return new HeldMessage(status, 0, null);
            }
            if (!held.pull(status.source(), status.tag())) {
                return null;
            }
        }
    }

    boolean perhapsHead(Status status) {
        return status.bytes() == DeltaHub.HEAD_BYTES && inPieces.getAsBoolean();
    }
}

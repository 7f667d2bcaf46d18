package org.sluicempi.runtime.nativempi.message;

import java.util.List;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;

/** Which messages a receive may have; either part may be a wildcard. */
record Pattern(int source, int tag) {
    boolean fromAnySource() {
        return source == Communicator.ANY_SOURCE;
    }

    private boolean withAnyTag() {
        return tag == Communicator.ANY_TAG;
    }

    boolean matches(Status envelope) {
        return (fromAnySource() || source == envelope.source()) && (withAnyTag() || tag == envelope.tag());
    }

    /** False if both match messages, but of one rank not the same ones. */
    boolean sameTagIfOverlapping(Pattern other) {
        return tag == other.tag || !overlaps(other);
    }

    /** Whether there are messages that match both. */
    boolean overlaps(Pattern other) {
        boolean sources = fromAnySource() || other.fromAnySource() || source == other.source;
        return sources && (withAnyTag() || other.withAnyTag() || tag == other.tag);
    }

    /** Takes the first message that matches out of a list; null if there is none. */
    HeldMessage removeFirst(List<HeldMessage> messages) {
        for (HeldMessage each : messages) {
            if (matches(each.envelope())) {
                messages.remove(each);
                return each;
            }
        }
        return null;
    }
}

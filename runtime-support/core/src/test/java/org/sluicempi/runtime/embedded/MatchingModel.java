package org.sluicempi.runtime.embedded;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.Communicator;

/** MPI's matching for one receiver, written down as plainly as the standard does. Messages and receives are numbered. */
final class MatchingModel {
    record Envelope(int id, int context, int source, int tag) {
        boolean takes(Envelope message) {
            return context == message.context
                    && (source == message.source || source == Communicator.ANY_SOURCE)
                    && (tag == message.tag || tag == Communicator.ANY_TAG);
        }
    }

    private final List<Envelope> posted = new ArrayList<>();
    private final List<Envelope> unexpected = new ArrayList<>();

    /** The receive that gets this message, -1 if it waits. */
    int send(Envelope message) {
        for (Envelope receive : posted) {
            if (receive.takes(message)) {
                posted.remove(receive);
                return receive.id;
            }
        }
        unexpected.add(message);
        return -1;
    }

    /** The message that this receive gets, -1 if it waits. */
    int receive(Envelope receive) {
        int message = probe(receive);
        if (message < 0) {
            posted.add(receive);
        } else {
            unexpected.removeIf(m -> m.id == message);
        }
        return message;
    }

    int probe(Envelope receive) {
        return unexpected.stream()
                .filter(receive::takes)
                .findFirst()
                .map(Envelope::id)
                .orElse(-1);
    }

    /** False if it has been matched. */
    boolean cancel(int receive) {
        return posted.removeIf(r -> r.id == receive);
    }
}

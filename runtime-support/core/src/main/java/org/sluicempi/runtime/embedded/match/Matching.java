package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.Communicator;

/** The rule of MPI 4.1, section 3.5, for one message and one receive or probe. */
final class Matching {
    private Matching() {}

    /** {@code source} and {@code tag} may be wildcards. */
    static boolean matches(int context, int source, int tag, Message message) {
        return context == message.context
                && (source == message.source || source == Communicator.ANY_SOURCE)
                && (tag == message.tag || tag == Communicator.ANY_TAG);
    }
}

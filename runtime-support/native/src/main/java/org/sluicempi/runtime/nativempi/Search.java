package org.sluicempi.runtime.nativempi;

import java.util.Optional;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * A receive from any source that looks for a message whose end is known, since the one that the library had matched with it
 * was not. Used by one thread at a time.
 */
final class Search {
    private final NativeCommunicator comm;
    private final UserBuffer into;
    private final int source;
    private final int tag;
    /** Null until a message has been found. */
    private Request receive;

    private int turn;

    Search(NativeCommunicator comm, UserBuffer into, int source, int tag) {
        this.comm = comm;
        this.into = into;
        this.source = source;
        this.tag = tag;
    }

    boolean found() {
        return receive != null;
    }

    /** As {@link NativeRequest#advance}. */
    Status advance(boolean block) {
        if (receive == null) {
            Optional<MatchedMessage> message = comm.probing().improbe(source, tag);
            if (message.isPresent()) {
                receive = message.get().irecv(into);
            } else if (block) {
                Idle.pause(turn++);
            }
        }
        if (receive == null) {
            return null;
        }
        return block ? receive.await() : receive.test().orElse(null);
    }
}

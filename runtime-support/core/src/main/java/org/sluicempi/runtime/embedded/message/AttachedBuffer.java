package org.sluicempi.runtime.embedded.message;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;

/**
 * The account of the buffer for buffered sends. A message under the eager limit leaves at once and takes its room only
 * for that moment; a longer one takes it until it has been received.
 */
public final class AttachedBuffer {
    private record Pending(EmbeddedRequest send, long bytes) {}

    private final List<Pending> pending = new ArrayList<>();
    private int attached;
    private boolean present;

    public synchronized void attach(int bytes) {
        if (bytes < 0) {
            throw new MpiError(ErrorClass.ARG, "size of the buffer to attach: " + bytes);
        }
        if (present) {
            throw new MpiError(ErrorClass.BUFFER, "a buffer of " + attached + " bytes is attached already");
        }
        present = true;
        attached = bytes;
    }

    public int detach() {
        List<Pending> left;
        int bytes;
        synchronized (this) {
            left = List.copyOf(pending);
            pending.clear();
            bytes = attached;
            attached = 0;
            present = false;
        }
        left.forEach(p -> awaitEnd(p.send));
        return bytes;
    }

    private static void awaitEnd(EmbeddedRequest send) {
        try {
            send.await();
        } catch (MpiError e) {
            if (e.errorClass() == ErrorClass.PENDING) {
                // interrupted: that is kept for the caller, and changes nothing here
                send.await();
            }
        }
    }

    /**
     * Programs of the field send a few bytes in this mode with nothing attached, because Open MPI lets them: a message that
     * leaves at once needs no room then.
     *
     * @throws MpiError BUFFER if a message of this length has no room now
     */
    synchronized void needRoom(long bytes, boolean leavesAtOnce) {
        if (leavesAtOnce && !present) {
            return;
        }
        pending.removeIf(p -> p.send.ready());
        long used = pending.stream().mapToLong(Pending::bytes).sum();
        if (bytes > attached - used) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "a buffered send of " + bytes + " bytes does not fit: " + (attached - used) + " of " + attached
                            + " attached bytes are free");
        }
    }

    synchronized void take(EmbeddedRequest send, long bytes) {
        pending.add(new Pending(send, bytes));
    }
}

package org.sluicempi.runtime.nativempi.context;

import java.util.ArrayDeque;
import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The room for buffered sends (MPI 4.1, section 3.6): a number that the user gives; the copies lie in slots. A message
 * counts until it has left, with the bytes of its data and nothing else.
 */
public final class AttachedBuffer {
    private record Copy(NativeRequest request, long bytes) {}

    private final ArrayDeque<Copy> leaving = new ArrayDeque<>();
    private int size = -1;
    private long used;

    /** @throws MpiError {@link ErrorClass#BUFFER} if one is attached, {@link ErrorClass#ARG} for a negative size */
    public synchronized void attach(int bytes) {
        if (bytes < 0) {
            throw new MpiError(ErrorClass.ARG, "the size of an attached buffer is negative: " + bytes);
        }
        if (size >= 0) {
            throw new MpiError(ErrorClass.BUFFER, "a buffer of " + size + " bytes is attached already");
        }
        size = bytes;
    }

    /** Waits until all messages have left; the size, 0 if nothing was attached. */
    public synchronized int detach() {
        drain();
        int detached = Math.max(0, size);
        size = -1;
        return detached;
    }

    /** Waits until all messages have left. */
    synchronized void drain() {
        while (!leaving.isEmpty()) {
            Copy first = leaving.poll();
            used -= first.bytes;
            first.request.await();
        }
    }

    /**
     * Copies the message and starts its send. Programs of the field send a few bytes in this mode with nothing attached,
     * because Open MPI lets them: a message of at most the eager limit needs no room then.
     *
     * @throws MpiError {@link ErrorClass#BUFFER} if there is no room
     */
    public synchronized void send(long bytes, int eager, Supplier<? extends NativeRequest> copy) {
        for (int k = leaving.size(); k > 0; k--) {
            Copy first = leaving.poll();
            if (first.request.look()) {
                used -= first.bytes;
            } else {
                leaving.add(first);
            }
        }
        boolean small = size < 0 && bytes <= eager;
        if (!small && used + bytes > size) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "no room for a message of " + bytes + " bytes: " + Math.max(0, size) + " bytes are attached, "
                            + used + " in use");
        }
        NativeRequest request = copy.get();
        long room = small ? 0 : bytes;
        used += room;
        leaving.add(new Copy(request, room));
    }
}

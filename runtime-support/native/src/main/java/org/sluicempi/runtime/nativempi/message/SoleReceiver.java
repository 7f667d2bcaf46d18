package org.sluicempi.runtime.nativempi.message;

import java.util.function.BooleanSupplier;
import org.sluicempi.runtime.Status;

/**
 * The thread that alone receives on a communicator, and may leave that to the library, until another one does. That one may look
 * behind messages that are in the library, but takes none that the first one is on its way to ask for, which would wait for it
 * for ever.
 */
final class SoleReceiver {
    /** That of no message. */
    private static final long NOTHING = Long.MIN_VALUE;

    /** The only thread that receives here so far; null after another one has come. */
    private volatile Thread thread;

    private volatile boolean shared;

    /** Whether messages are taken out of the library for receives that wait here. */
    private final BooleanSupplier held;

    SoleReceiver(BooleanSupplier held) {
        this.held = held;
    }

    /** Source and tag of what it is about to ask the library for, or asks it for; {@link #NOTHING} else. */
    private volatile long entering = NOTHING;

    /** Another receive or probe has come that may have the message which it asks for. Guarded by the lock of {@link HeldMessages}. */
    private boolean followed;

    /** Whether another thread than this one receives here, or has. */
    boolean isAnother() {
        return thread != Thread.currentThread() && sharedFromNowOn();
    }

    private synchronized boolean sharedFromNowOn() {
        if (thread == null && !shared) {
            thread = Thread.currentThread();
            return false;
        }
        thread = null;
        shared = true;
        return true;
    }

    /**
     * Before it asks the library for a message, in a program of several threads; until it has said {@link #left}, no other thread
     * takes that message.
     *
     * @return false if others receive here by now, or receives wait here for which another thread takes messages: nothing has
     *     been entered
     */
    boolean enters(int source, int tag) {
        if (isAnother()) {
            return false; // what the first one asks for stays written
        }
        // Who comes at the same time has either said so before this is read, or reads what is written here.
        entering = (long) source << Integer.SIZE | tag & 0xFFFF_FFFFL;
        if (held.getAsBoolean() || shared) {
            entering = NOTHING;
            return false;
        }
        return true;
    }

    /** The library has been asked, and what it gave is the receive's, or is held. */
    void left() {
        entering = NOTHING;
    }

    /** Whether it is about to ask for this message. */
    boolean asksFor(Status message) {
        return pattern(entering).matches(message);
    }

    private static Pattern pattern(long asked) {
        return new Pattern((int) (asked >> Integer.SIZE), (int) asked);
    }

    /** Whether it is about to ask for any message. */
    boolean asks() {
        return entering != NOTHING;
    }

    /** A receive or probe of another thread comes. Under the lock of {@link HeldMessages}. */
    void follow(Pattern other) {
        long asked = entering;
        followed |= asked != NOTHING && pattern(asked).overlaps(other);
    }

    /**
     * Whether the message that the library has given to it must be its own: others may have got, or will get from the library, what
     * stands behind that message. Under the lock of {@link HeldMessages}.
     */
    boolean isFollowed() {
        return followed;
    }
}

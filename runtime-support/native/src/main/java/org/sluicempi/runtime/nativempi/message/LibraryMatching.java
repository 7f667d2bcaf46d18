package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** The library's own matching on one communicator: what {@link HeldMessages} and its helpers ask of it. */
interface LibraryMatching {
    /** What the library would tell a probe; null if nothing. */
    Status look(int source, int tag);

    /** Takes the first message of a rank out of the matching, whatever its tag; null if there is none. */
    HeldMessage take(int source);

    /**
     * Starts a receive of at most {@code bytes} bytes.
     *
     * @param address where they go
     * @return the library's request
     * @throws org.sluicempi.runtime.MpiError if the library refuses it: then nothing has begun
     */
    long receive(long address, int bytes, Pattern pattern);

    /**
     * Ends a receive, at once.
     *
     * @return the message that it has taken, of {@link Long#MAX_VALUE} bytes if the library calls it too long; null if none
     */
    Status takeBack(long request);

    /** A message that has come into this slot, which is given away: in pieces, if it is a head. */
    HeldMessage opened(Slots.Slot slot, Status envelope);

    /**
     * Receives a plain message that has been taken, so that its sender does not wait until it is known whose it is.
     *
     * @return what it is from then on; the same if there is no memory for it
     */
    HeldMessage moved(HeldMessage plain);
}

package org.sluicempi.runtime.nativempi.message;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.staging.ArrivedRanges;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** Parts of a message in pieces that are in the buffer of a receive, which gives the message back. */
final class PlacedParts {
    /** Bytes of the longest part that is copied at once. */
    private static final long MOST = 1 << 20;

    private PlacedParts() {}

    /**
     * Makes pieces again of what is in the buffer.
     *
     * @return false if there is no memory for all: then there are none
     */
    static boolean copy(
            ArrivedRanges placed, UserBuffer buffer, Slots slots, Collection<? super DeltaInbound.Piece> pieces) {
        List<DeltaInbound.Piece> made = new ArrayList<>();
        try {
            for (long at = placed.startFrom(0); at >= 0; at = placed.startFrom(at)) {
                for (long end = placed.endOfRun(at); at < end; ) {
                    long bytes = Math.min(MOST, end - at);
                    made.add(null);
                    Slots.Slot slot = slots.take(bytes);
                    made.set(made.size() - 1, new DeltaInbound.Piece(slot, 0, at, bytes));
                    ByteBuffer view = Memory.view(slot.address(), (int) bytes);
                    buffer.copyBytesTo(at, at + bytes, view);
                    at += bytes;
                }
            }
            pieces.addAll(made);
            return true;
        } catch (MpiError | OutOfMemoryError e) {
            pieces.removeAll(made);
            made.forEach(PlacedParts::free);
            return false;
        }
    }

    private static void free(DeltaInbound.Piece piece) {
        if (piece != null) {
            piece.slot().free();
        }
    }
}

package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * Receives that the library gets in place of those of the program, for the time of a call that waits in the library: who of
 * the program's receives gets what they take is found out behind that call. Guarded by the lock of {@link HeldMessages}.
 */
final class StandIns {
    /** A receive into the slot. */
    private record StandIn(Slots.Slot slot, long request) {}

    private final LibraryMatching library;
    private final Slots slots;
    private final Queue<StandIn> posted = new LinkedList<>();

    StandIns(LibraryMatching library, Slots slots) {
        this.library = library;
        this.slots = slots;
    }

    /**
     * There are more receives than messages whose senders compute. Which of them gets which message depends on what ends first,
     * so the library takes messages for all together; it does so in their order only if they ask for one tag.
     *
     * @param more as many as there are too many
     * @param waiting all
     */
    void post(List<WaitingReceive> more, List<WaitingReceive> waiting) {
        long longest = waiting.stream().mapToLong(WaitingReceive::room).max().orElse(0);
        for (WaitingReceive receive : more) {
            Pattern pattern = receive.pattern();
            if (waiting.stream().map(WaitingReceive::pattern).allMatch(pattern::sameTagIfOverlapping)) {
                post(pattern, longest);
            }
        }
    }

    /**
     * Posts one, unless there is no memory for it: then its message waits for the end of the call.
     *
     * @param longest bytes of the longest message that somebody may take here
     */
    void post(Pattern pattern, long longest) {
        if (longest > Integer.MAX_VALUE) {
            return;
        }
        int bytes = (int) Math.max(DeltaHub.HEAD_BYTES, longest);
        try {
            post(pattern, slots.take(bytes), bytes);
        } catch (MpiError | OutOfMemoryError e) {
            // nothing has begun
            return;
        }
    }

    private void post(Pattern pattern, Slots.Slot slot, int bytes) {
        boolean begun = false;
        try {
            long request = library.receive(slot.address(), bytes, pattern);
            begun = true;
            posted.add(new StandIn(slot, request));
        } finally {
            if (!begun) {
                slot.free();
            }
        }
    }

    /**
     * Takes all of them back. What is too long for one of them is so for all that may take it.
     *
     * @return what they have taken, in the order in which they were posted
     */
    List<HeldMessage> recall() {
        List<HeldMessage> taken = new ArrayList<>();
        while (!posted.isEmpty()) {
            StandIn each = posted.poll();
            Status envelope = library.takeBack(each.request);
            if (envelope == null) {
                each.slot.free();
            } else {
                taken.add(library.opened(each.slot, envelope));
            }
        }
        return taken;
    }
}

package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** Matches as a library does: messages in the order in which they come, receives in that of their posts. */
final class FakeMatching implements LibraryMatching {
    /** A receive that the library has; its number is its place. */
    static final class Posted {
        final Pattern pattern;
        final long address;
        final int bytes;
        HeldMessage message;
        private boolean ended;

        private Posted(Pattern pattern, long address, int bytes) {
            this.pattern = pattern;
            this.address = address;
            this.bytes = bytes;
        }
    }

    /** The rest of a message in pieces, which is empty. */
    static final class Rest implements PieceSource {
        private boolean sent;
        private boolean received;

        void send() {
            sent = true;
        }

        @Override
        public long next(int pieceTag) {
            return sent && !received && pieceTag == DeltaHub.placedTag(0) ? 2 * Long.BYTES : -1;
        }

        @Override
        public void receive(long address, long bytes, int pieceTag) {
            received = true;
            Memory.putLong(address, DeltaInbound.END);
            Memory.putLong(address + Long.BYTES, 0);
        }
    }

    final Slots slots = new Slots();
    final List<Posted> posted = new ArrayList<>();
    /** What has come and has not been taken. */
    final List<HeldMessage> here = new ArrayList<>();
    /** What the next receive is refused with; null if it is not. */
    Throwable refusal;
    /** What has been received though nobody has got it, and what it is since. */
    final Map<HeldMessage, HeldMessage> moved = new HashMap<>();
    /** Runs at each question what is here. */
    Runnable asked = () -> {};

    private final Map<Long, HeldMessage> inSlots = new HashMap<>();
    private int handles;

    /** A plain message comes. */
    HeldMessage plain(int source, int tag, long bytes) {
        return arrive(new HeldMessage(new Status(source, tag, bytes, false), ++handles, null));
    }

    /** A head comes. */
    HeldMessage begun(int source, int tag, Rest rest) {
        return arrive(message(source, tag, rest));
    }

    /** A message in pieces that has not come here. */
    HeldMessage message(int source, int tag, Rest rest) {
        DeltaInbound inbound = new DeltaInbound(slots, rest, source, tag, 0, false, 100);
        return new HeldMessage(inbound.envelope(), 0, inbound);
    }

    private HeldMessage arrive(HeldMessage message) {
        for (Posted each : posted) {
            if (!each.ended && each.message == null && each.pattern.matches(message.envelope())) {
                each.message = message;
                return message;
            }
        }
        here.add(message);
        return message;
    }

    @Override
    public Status look(int source, int tag) {
        asked.run();
        Pattern pattern = new Pattern(source, tag);
        return here.stream()
                .map(HeldMessage::envelope)
                .filter(pattern::matches)
                .findFirst()
                .orElse(null);
    }

    @Override
    public HeldMessage take(int source) {
        asked.run();
        for (HeldMessage each : here) {
            if (each.envelope().source() == source) {
                here.remove(each);
                return each;
            }
        }
        return null;
    }

    @Override
    public long receive(long address, int bytes, Pattern pattern) {
        if (refusal instanceof Error error) {
            throw error;
        } else if (refusal != null) {
            throw (RuntimeException) refusal;
        }
        posted.add(new Posted(pattern, address, bytes));
        return posted.size() - 1;
    }

    @Override
    public Status takeBack(long request) {
        Posted each = posted.get((int) request);
        if (each.ended) {
            throw new IllegalStateException("taken back twice");
        }
        each.ended = true;
        if (each.message == null) {
            return null;
        }
        inSlots.put(each.address, each.message);
        return each.message.envelope();
    }

    @Override
    public HeldMessage opened(Slots.Slot slot, Status envelope) {
        slot.free();
        return inSlots.remove(slot.address());
    }

    @Override
    public HeldMessage moved(HeldMessage plain) {
        Status envelope = plain.envelope();
        Slots.Slot slot = slots.take(envelope.bytes());
        HeldMessage now = new HeldMessage(envelope, 0, DeltaInbound.plain(slots, slot, envelope));
        moved.put(plain, now);
        return now;
    }
}

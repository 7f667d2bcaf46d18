package org.sluicempi.runtime.nativempi.message;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.Staging;

/**
 * The sending side of a message in pieces. Pieces of a direct buffer that follow one another from its start leave from
 * where they are, all others through slots. The head of a message that a plain send could not buffer is a synchronous
 * send: its end waits for the receiver by waiting for that.
 */
public final class NativeDeltaStream implements DeltaStream {
    /**
     * In bytes. Longer pieces gain little over a link and cost overlap: a socket takes them only as fast as they leave. With
     * 64,000 bytes on TCP at 1 Gbit/s a pair of ranks reached 60 to 70 % of the ideal pipeline, with 16,000 93 to 95 %.
     */
    private static final int LARGEST_PIECE = 16_000;

    /**
     * Bytes that a rank may have sent of messages that are not announced, all together: nobody fetches them before, and of
     * messages that are never ended nobody ever does.
     */
    private static final long AHEAD = 1L << 26;

    private final CommContext comm;
    private final ProcessContext owner;
    private final DeltaHub hub;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final int receiver;
    private final int channel;
    private final int limit;
    private final boolean direct;
    /** Whether the end waits for the receiver. */
    private final boolean waits;
    /** Whether pieces may wait for others to leave. */
    private final boolean bounded;

    private final LeavingPieces leaving;
    private final TakenRanges taken;

    private SendRequest head;
    private long inOrder;
    /** Bytes of pieces that have left before the message was announced, and the number of these. */
    private long ahead;

    private int piecesAhead;

    private boolean open = true;

    private NativeDeltaStream(
            CommContext comm, DeltaHub hub, UserBuffer data, int dest, int tag, int receiver, int channel) {
        this.comm = comm;
        this.hub = hub;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.receiver = receiver;
        this.channel = channel;
        owner = comm.owner();
        leaving = new LeavingPieces(comm, hub, data, dest, tag, receiver);
        taken = new TakenRanges(new Parts());
        // to this rank itself a piece may not leave before it is received: nothing may wait for that
        boolean toOthers = receiver != owner.number();
        direct = toOthers && Staging.direct(data.storage()) && Staging.contiguous(data.type());
        waits = data.bytes() > hub.eager();
        bounded = toOthers && waits;
        int most = Math.min(hub.eager(), LARGEST_PIECE) - Long.BYTES;
        limit = owner.facade().deltaSize() == 0
                ? most
                : Math.min(most, owner.facade().deltaSize());
    }

    /**
     * A stream in pieces where both sides can, else empty. In synchronous mode always empty: who looks at a head receives it, a
     * probe or a receive that then leaves it to another one, so that the head is gone tells nothing of the message's own receive.
     *
     * @param mode as of {@link Communicator#openDelta}
     */
    public static Optional<DeltaStream> open(
            CommContext comm, SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        DeltaHub hub = comm.owner().hub();
        int receiver = hub == null || mode == SendMode.SYNCHRONOUS ? -1 : comm.processOf(dest);
        if (receiver < 0) {
            return Optional.empty();
        }
        NativeDeltaStream stream = new NativeDeltaStream(comm, hub, data, dest, tag, receiver, hub.channel());
        if (announce) {
            try {
                stream.announce();
            } catch (MpiError | OutOfMemoryError e) {
                hub.ended(stream.channel);
                throw e;
            }
        }
        return Optional.of(stream);
    }

    private void announce() {
        Slots.Slot slot = owner.slots().take(DeltaHub.HEAD_BYTES);
        hub.writeHead(slot.address(), owner.number(), channel, direct, data.bytes());
        SendMode mode = waits ? SendMode.SYNCHRONOUS : SendMode.STANDARD;
        SendRequest request = leaving.request(slot);
        // before the head leaves: a message that is announced and that nobody here knows would never end
        known(request);
        try {
            leaving.start(request, mode, slot.address(), DeltaHub.HEAD_BYTES, dest, tag, comm.handleAtOnce());
            head = request;
        } finally {
            if (head == null) {
                owner.openStreams().remove(this);
            }
        }
        owner.ahead().addAndGet(-ahead);
        owner.leftovers().add(receiver, -piecesAhead);
    }

    private void known(SendRequest request) {
        try {
            owner.openStreams().add(this);
        } catch (OutOfMemoryError e) {
            request.notStarted();
            throw e;
        }
    }

    @Override
    public int pieceLimit() {
        return limit;
    }

    @Override
    public boolean idle() {
        return leaving.idle();
    }

    @Override
    public void piece(int from, int to) {
        if (!open || from < 0 || to > data.count() || from > to) {
            throw new MpiError(ErrorClass.ARG, "piece " + from + " to " + to + " of " + describe());
        }
        leaving.idle();
        leaving.check();
        taken.take(from, to);
    }

    private final class Parts implements TakenRanges.Parts {
        /** Whether as much is on its way to a receiver that does not take it as may be. */
        @Override
        public boolean enough() {
            boolean unannounced = head == null && owner.ahead().get() >= AHEAD;
            return unannounced || bounded && leaving.full();
        }

        @Override
        public int send(int from, int to) {
            int until = pieceEnd(from, to);
            NativeDeltaStream.this.send(from, until);
            return until;
        }
    }

    /** End of the piece that starts at {@code start}, at most {@code to}; the sum of both can be beyond an int. */
    private int pieceEnd(int start, int to) {
        int most = Math.max(1, limit / Math.max(1, data.type().size()));
        return to - start <= most ? to : start + most;
    }

    private void send(int from, int to) {
        long at = (long) from * data.type().size();
        int bytes = (to - from) * data.type().size();
        if (direct && at == inOrder) {
            int asTag = DeltaHub.inOrderTag(channel);
            leaving.start(null, Staging.address(data) + at, bytes, asTag);
            inOrder += bytes;
        } else {
            Slots.Slot slot = owner.slots().take((long) bytes + Long.BYTES);
            Memory.putLong(slot.address(), at);
            Staging.pack(data.slice(from, to), slot.address() + Long.BYTES);
            placed(slot, bytes + Long.BYTES);
        }
        if (head == null) {
            ahead += bytes;
            piecesAhead++;
            owner.ahead().addAndGet(bytes);
            owner.leftovers().add(receiver, 1);
        }
    }

    /** A message that says its place, or is no data. */
    private void placed(Slots.Slot slot, int bytes) {
        leaving.start(slot, slot.address(), bytes, DeltaHub.placedTag(channel));
    }

    @Override
    public void end(int total) {
        if (!open || total != taken.count()) {
            throw new MpiError(
                    ErrorClass.COUNT, "end at " + total + " elements, " + taken.count() + " given, of " + describe());
        }
        leaving.check();
        long bytes = (long) total * data.type().size();
        if (!taken.haveLeft() && head == null) {
            announce();
        }
        boolean mayWait = bytes > hub.eager();
        taken.sendRest(() -> awaitRoom(mayWait));
        Slots.Slot slot = owner.slots().take(2L * Long.BYTES);
        Memory.putLong(slot.address(), DeltaInbound.END);
        Memory.putLong(slot.address() + Long.BYTES, bytes);
        placed(slot, 2 * Long.BYTES);
        if (head == null) {
            announce();
        }
        close();
        hub.ended(channel);
        if (bytes > hub.eager()) {
            head.await();
        }
        leaving.awaitStorage();
        leaving.check();
    }

    private void awaitRoom(boolean mayWait) {
        if (mayWait) {
            leaving.awaitRoom();
        }
    }

    private void close() {
        open = false;
        owner.openStreams().remove(this);
    }

    /**
     * What has left unannounced stays in the receiver's library, where nobody looks for it, and counts as {@link #AHEAD} for
     * good. A head that has left need not find a receiver any more.
     */
    @Override
    public void abandon(String reason) {
        if (open && head != null) {
            tell(reason);
            head.forsake();
        } else if (open && piecesAhead == 0) {
            hub.ended(channel);
        }
        close();
    }

    /** Nothing may fail here for want of memory when the message is no longer open: its receiver would wait for ever. */
    private void tell(String reason) {
        byte[] text = reason.getBytes(StandardCharsets.UTF_8);
        int bytes = Math.min(text.length, Math.max(0, hub.eager() - 2 * Long.BYTES));
        int length = bytes + 2 * Long.BYTES;
        int used = channel;
        DeltaHub its = hub;
        // the request may stay for good, and must not keep this message and its data
        Runnable heard = () -> its.ended(used);
        Function<Slots.Slot, NativeRequest> last =
                from -> leaving.startLast(from, length, DeltaHub.placedTag(used), heard);
        Slots.Slot slot = owner.slots().take(length);
        Memory.putLong(slot.address(), DeltaInbound.ABANDONED);
        Memory.putLong(slot.address() + Long.BYTES, inOrder);
        Memory.copyOut(text, 0, bytes, slot.address() + 2 * Long.BYTES);
        try {
            if (!owner.unheard().start(last, slot)) {
                placed(slot, length);
            }
        } catch (MpiError unreachable) {
            head.forsake();
            close();
            throw unreachable;
        }
    }

    private String describe() {
        return Descriptions.send(SendMode.STANDARD, comm, dest, tag);
    }
}

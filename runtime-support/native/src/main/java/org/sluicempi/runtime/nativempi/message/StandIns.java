package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Scratch;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * Receives that the library gets in place of those of the program, for the time of a call that waits in the library: who of
 * the program's receives gets what they take is found out behind that call. Guarded by the lock of {@link Held}.
 */
final class StandIns {
    /** A receive of at most {@code bytes} bytes into the slot. */
    private record StandIn(Slots.Slot slot, int bytes, long request) {}

    private final CommContext comm;
    private final Queue<StandIn> posted = new LinkedList<>();

    StandIns(CommContext comm) {
        this.comm = comm;
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
            post(pattern, comm.owner().slots().take(bytes), bytes);
        } catch (MpiError | OutOfMemoryError e) {
            // nothing has begun
            return;
        }
    }

    private void post(Pattern pattern, Slots.Slot slot, int bytes) {
        boolean begun = false;
        try {
            long request = Scratch.mine().handle();
            int code = TransferCalls.irecv(
                    slot.address(), bytes, Mpi.BYTE, pattern.source(), pattern.tag(), comm.handleToTheEnd(), request);
            Mpi.check(code, "receive from any source");
            begun = true;
            posted.add(new StandIn(slot, bytes, Mpi.handleAt(request)));
        } finally {
            if (!begun) {
                slot.free();
            }
        }
    }

    /**
     * Takes all of them back.
     *
     * @return what they have taken, in the order in which they were posted
     */
    List<HeldMessage> recall() {
        List<HeldMessage> taken = new ArrayList<>();
        while (!posted.isEmpty()) {
            StandIn each = posted.poll();
            Scratch scratch = Scratch.mine();
            Mpi.putHandle(scratch.handle(), each.request);
            Mpi.check(CompletionCalls.cancel(scratch.handle()), "MPI_Cancel");
            int code = CompletionCalls.await(scratch.handle(), scratch.status());
            if (code == 0 && CompletionCalls.cancelled(scratch.status(), scratch)) {
                each.slot.free();
            } else {
                Status envelope = TransferCalls.status(scratch.status(), scratch);
                taken.add(new HeldMessage(envelope, 0, inbound(each, code, envelope)));
            }
        }
        return taken;
    }

    /** One that the library calls too long is so for all that may take it, however long it is. */
    private DeltaInbound inbound(StandIn from, int code, Status envelope) {
        DeltaInbound pieces = code == 0 ? DeltaInbound.ifHead(comm.owner(), envelope, from.slot.address()) : null;
        if (pieces != null) {
            from.slot.free();
            return pieces;
        }
        long bytes = code == 0 ? envelope.bytes() : Long.MAX_VALUE;
        return DeltaInbound.plain(comm.owner(), from.slot, bytes, envelope.source(), envelope.tag());
    }
}

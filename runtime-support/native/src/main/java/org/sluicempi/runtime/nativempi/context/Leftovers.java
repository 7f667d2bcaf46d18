package org.sluicempi.runtime.nativempi.context;

import java.lang.invoke.MethodHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.Slots;

/**
 * Pieces that this rank has sent of messages which it has not announced. Those of a message that is never ended stay in the
 * receiver's library, which may complain of them when it ends; so the ranks tell each other then, and take them in.
 */
public final class Leftovers {
    private static final MethodHandle ALLTOALL = Mpi.bind("MPI_Alltoall", "pihpihh");

    private final Slots slots;
    /** By number in the world. */
    private final AtomicIntegerArray sent;

    Leftovers(Slots slots, int worldSize) {
        this.slots = slots;
        this.sent = new AtomicIntegerArray(worldSize);
    }

    /** So many more pieces of unannounced messages have left; negative if a message has been announced. */
    public void add(int receiver, int pieces) {
        sent.addAndGet(receiver, pieces);
    }

    /** Collective over the world, when nothing more will be sent. */
    public void takeIn(DeltaHub hub) {
        int n = sent.length();
        Slots.Slot counts = slots.take(2L * n * Integer.BYTES);
        long theirs = counts.address() + (long) n * Integer.BYTES;
        for (int k = 0; k < n; k++) {
            Memory.putInt(counts.address() + (long) k * Integer.BYTES, sent.get(k));
        }
        try {
            Mpi.check(
                    (int) ALLTOALL.invokeExact(
                            counts.address(), Integer.BYTES, Mpi.BYTE, theirs, Integer.BYTES, Mpi.BYTE, hub.pieces()),
                    "MPI_Alltoall");
            for (int k = 0; k < n; k++) {
                for (int left = Memory.getInt(theirs + (long) k * Integer.BYTES); left > 0; left--) {
                    takeIn(hub, k);
                }
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        counts.free();
    }

    private void takeIn(DeltaHub hub, int sender) {
        CallMemory scratch = CallMemory.mine();
        int code = TransferCalls.probe(sender, Communicator.ANY_TAG, hub.pieces(), scratch.status());
        Mpi.check(code, "look for a piece");
        int bytes = Math.toIntExact(TransferCalls.bytes(scratch.status(), scratch));
        int tag = TransferCalls.status(scratch.status(), scratch).tag();
        Slots.Slot slot = slots.take(bytes);
        Mpi.check(
                TransferCalls.recv(slot.address(), bytes, Mpi.BYTE, sender, tag, hub.pieces(), scratch.status()),
                "receive of a piece");
        slot.free();
    }
}

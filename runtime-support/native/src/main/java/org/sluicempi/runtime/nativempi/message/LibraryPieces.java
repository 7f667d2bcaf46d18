package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;

/**
 * The pieces that one sender has given to the library.
 *
 * @param sender its number in the world
 */
record LibraryPieces(DeltaHub hub, int sender) implements PieceSource {
    @Override
    public long next(int pieceTag) {
        CallMemory scratch = CallMemory.mine();
        int code = TransferCalls.iprobe(sender, pieceTag, hub.pieces(), scratch.integer(), scratch.status());
        Mpi.check(code, "look for a piece");
        return Memory.getInt(scratch.integer()) == 0 ? -1 : TransferCalls.bytes(scratch.status(), scratch);
    }

    @Override
    public void receive(long address, long bytes, int pieceTag) {
        long status = CallMemory.mine().status();
        int n = Math.toIntExact(bytes);
        Mpi.check(
                TransferCalls.recv(address, n, Mpi.BYTE, sender, pieceTag, hub.pieces(), status), "receive of a piece");
    }
}

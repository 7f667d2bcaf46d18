package org.sluicempi.runtime.nativempi.message;

/** Where the pieces of one sender are fetched from. */
interface PieceSource {
    /** Length of the next message with this tag, -1 if there is none. */
    long next(int pieceTag);

    /** Receives that message. */
    void receive(long address, long bytes, int pieceTag);
}

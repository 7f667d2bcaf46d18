package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.DeltaStream;

/** A message in pieces to {@code PROC_NULL}. */
final class NoDeltaStream implements DeltaStream {
    @Override
    public int pieceLimit() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean idle() {
        return true;
    }

    @Override
    public void piece(int from, int to) {
        // PROC_NULL takes everything
    }

    @Override
    public void end(int total) {
        // PROC_NULL takes everything
    }

    @Override
    public void abandon(String reason) {
        // nobody waits for it
    }
}

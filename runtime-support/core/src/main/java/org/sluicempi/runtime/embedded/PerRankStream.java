package org.sluicempi.runtime.embedded;

import java.io.IOException;
import java.io.OutputStream;

/** Passes what a thread writes to the stream of its rank. */
final class PerRankStream extends OutputStream {
    private final OutputStream[] streams;
    private final OutputStream others;

    /** {@code others} takes what threads of no rank write. */
    PerRankStream(OutputStream[] streams, OutputStream others) {
        this.streams = streams;
        this.others = others;
    }

    private OutputStream current() {
        EmbeddedRank rank = CurrentRank.get();
        return rank == null ? others : streams[rank.number()];
    }

    @Override
    public void write(int b) throws IOException {
        current().write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        current().write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        current().flush();
    }
}

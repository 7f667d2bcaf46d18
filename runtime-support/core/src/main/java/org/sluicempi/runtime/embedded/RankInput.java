package org.sluicempi.runtime.embedded;

import java.io.IOException;
import java.io.InputStream;

/** Standard input as classes of the JDK read it: that of the rank of the thread. */
final class RankInput extends InputStream {
    private final InputStream original;

    RankInput(InputStream original) {
        this.original = original;
    }

    private InputStream current() {
        EmbeddedRank rank = CurrentRank.get();
        InputStream own = rank == null ? original : rank.process().in();
        return own == null || own == this ? InputStream.nullInputStream() : own;
    }

    @Override
    public int read() throws IOException {
        return current().read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        return current().read(bytes, offset, length);
    }

    @Override
    public int available() throws IOException {
        return current().available();
    }
}

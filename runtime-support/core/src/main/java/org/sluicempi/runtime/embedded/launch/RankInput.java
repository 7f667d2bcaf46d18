package org.sluicempi.runtime.embedded.launch;

import java.io.IOException;
import java.io.InputStream;
import org.sluicempi.runtime.embedded.context.CurrentRank;
import org.sluicempi.runtime.embedded.context.RankContext;

/** Standard input as classes of the JDK read it: that of the rank of the thread. */
final class RankInput extends InputStream {
    private final InputStream original;

    RankInput(InputStream original) {
        this.original = original;
    }

    private InputStream current() {
        RankContext rank = CurrentRank.get();
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

package org.sluicempi.runtime.embedded;

import java.io.IOException;
import java.io.InputStream;

/** Standard input of the ranks: rank 0 reads that of the JVM, the others find it empty, as under {@code mpirun}. */
final class RankInput extends InputStream {
    private final InputStream original;

    RankInput(InputStream original) {
        this.original = original;
    }

    private boolean empty() {
        EmbeddedRank rank = CurrentRank.get();
        return rank != null && rank.number() != 0;
    }

    @Override
    public int read() throws IOException {
        return empty() ? -1 : original.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        return empty() ? -1 : original.read(bytes, offset, length);
    }

    @Override
    public int available() throws IOException {
        return empty() ? 0 : original.available();
    }
}

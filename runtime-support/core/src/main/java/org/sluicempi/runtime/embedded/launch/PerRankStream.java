package org.sluicempi.runtime.embedded.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.function.Function;
import org.sluicempi.runtime.embedded.context.CurrentRank;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.jvm.RankProcess;

/**
 * Passes what a thread writes to the stream that the program of its rank has set: for classes of the JDK, as programs have
 * the stream of their rank themselves.
 */
final class PerRankStream extends OutputStream {
    private final Function<RankProcess, PrintStream> ofRank;
    private final OutputStream others;

    /** {@code others} takes what threads of no rank write. */
    PerRankStream(Function<RankProcess, PrintStream> ofRank, OutputStream others) {
        this.ofRank = ofRank;
        this.others = others;
    }

    private OutputStream current() {
        RankContext rank = CurrentRank.get();
        PrintStream own = rank == null ? null : ofRank.apply(rank.process());
        return own == null ? others : own;
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

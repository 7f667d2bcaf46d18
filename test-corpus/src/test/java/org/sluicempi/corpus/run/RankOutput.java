package org.sluicempi.corpus.run;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/** Takes over the standard streams while a job runs and gives each rank's output to that rank. */
final class RankOutput implements AutoCloseable {
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @SuppressWarnings("ThreadLocalUsage") // lives as long as one job; a static field would be shared by all jobs
    private final ThreadLocal<OutputStream> current = new ThreadLocal<>();

    private final List<ByteArrayOutputStream> perRank;

    RankOutput(int ranks) {
        perRank = IntStream.range(0, ranks)
                .mapToObj(r -> new ByteArrayOutputStream())
                .toList();
        System.setOut(new PrintStream(new Router(), true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    }

    /** What the calling thread prints from now on is this rank's. */
    void enter(int rank) {
        current.set(perRank.get(rank));
    }

    List<String> texts() {
        return perRank.stream().map(b -> b.toString(StandardCharsets.UTF_8)).toList();
    }

    @Override
    public void close() {
        System.setOut(out);
        System.setErr(err);
    }

    private final class Router extends OutputStream {
        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            OutputStream mine = current.get();
            if (mine == null) {
                out.write(bytes, offset, length);
            } else {
                ((ByteArrayOutputStream) mine).write(bytes, offset, length);
            }
        }
    }
}

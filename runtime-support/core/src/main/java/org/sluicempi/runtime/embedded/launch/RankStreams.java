package org.sluicempi.runtime.embedded.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.jvm.RankProcess;

/**
 * The standard streams of the ranks, kept apart. Input: rank 0 reads that of the JVM, the others find it empty, as under
 * {@code mpirun}. Output: whole lines only, so that lines of two ranks never mix, with the
 * rank in front if asked for, or each rank into files of its own.
 */
public final class RankStreams implements AutoCloseable {
    private final List<OutputStream> all = new ArrayList<>();
    private final PrintStream originalOut = System.out;
    private final PrintStream originalErr = System.err;
    private final InputStream originalIn = System.in;

    private RankStreams() {}

    /** Gives each rank its streams and replaces those of this JVM; what no rank writes goes where it went before. */
    public static RankStreams install(LaunchOptions options, JobContext job) {
        RankStreams streams = new RankStreams();
        try {
            if (options.outputDir().isPresent()) {
                Files.createDirectories(options.outputDir().get());
            }
        } catch (IOException e) {
            throw new LaunchException("--output-dir " + options.outputDir().orElse(null) + ": " + e);
        }
        for (int r = 0; r < job.size(); r++) {
            job.rank(r)
                    .process()
                    .streams(
                            streams.stream(options, r, streams.originalOut, "out"),
                            streams.stream(options, r, streams.originalErr, "err"),
                            r == 0 ? streams.originalIn : InputStream.nullInputStream());
        }
        System.setOut(print(new PerRankStream(RankProcess::out, streams.originalOut), "out"));
        System.setErr(print(new PerRankStream(RankProcess::err, streams.originalErr), "err"));
        System.setIn(new RankInput(streams.originalIn));
        return streams;
    }

    private PrintStream stream(LaunchOptions options, int rank, PrintStream original, String suffix) {
        OutputStream target = options.outputDir().isPresent()
                ? file(options.outputDir().get().resolve("rank-" + rank + "." + suffix))
                : original;
        LineStream lines = new LineStream(target, options.tagOutput() ? "[" + rank + "] " : "");
        all.add(lines);
        return print(lines, suffix);
    }

    private static PrintStream print(OutputStream target, String suffix) {
        String encoding = System.getProperty(
                "std" + suffix + ".encoding", Charset.defaultCharset().name());
        return new PrintStream(target, true, Charset.forName(encoding));
    }

    private static OutputStream file(Path path) {
        try {
            return Files.newOutputStream(path);
        } catch (IOException e) {
            throw new LaunchException("--output-dir: cannot write " + path + ": " + e.getMessage());
        }
    }

    /** Writes out unfinished last lines. */
    public void flush() {
        try {
            for (OutputStream lines : all) {
                lines.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        originalOut.flush();
        originalErr.flush();
    }

    @Override
    public void close() {
        System.setOut(originalOut);
        System.setErr(originalErr);
        System.setIn(originalIn);
    }
}

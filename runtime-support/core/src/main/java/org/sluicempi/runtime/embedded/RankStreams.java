package org.sluicempi.runtime.embedded;

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
import java.util.function.IntFunction;

/**
 * The standard streams of the ranks, kept apart. Output: whole lines only, so that lines of two ranks never mix, with the
 * rank in front if asked for, or each rank into files of its own.
 */
final class RankStreams implements AutoCloseable {
    private final List<OutputStream> all = new ArrayList<>();
    private final PrintStream originalOut = System.out;
    private final PrintStream originalErr = System.err;
    private final InputStream originalIn = System.in;

    private RankStreams() {}

    /** Replaces the streams of this JVM; what no rank writes goes where it went before. */
    static RankStreams install(LaunchOptions options) {
        RankStreams streams = new RankStreams();
        try {
            if (options.outputDir().isPresent()) {
                Files.createDirectories(options.outputDir().get());
            }
            System.setOut(streams.stream(options, streams.originalOut, "out"));
            System.setErr(streams.stream(options, streams.originalErr, "err"));
            System.setIn(new RankInput(streams.originalIn));
        } catch (IOException e) {
            throw new LaunchException("--output-dir " + options.outputDir().orElse(null) + ": " + e);
        }
        return streams;
    }

    private PrintStream stream(LaunchOptions options, PrintStream original, String suffix) throws IOException {
        IntFunction<OutputStream> target = options.outputDir().isPresent()
                ? rank -> file(options.outputDir().get().resolve("rank-" + rank + "." + suffix))
                : rank -> original;
        OutputStream[] lines = new OutputStream[options.job().ranks()];
        for (int r = 0; r < lines.length; r++) {
            String prefix = options.tagOutput() ? "[" + r + "] " : "";
            lines[r] = new LineStream(target.apply(r), prefix);
            all.add(lines[r]);
        }
        String encoding = System.getProperty(
                "std" + suffix + ".encoding", Charset.defaultCharset().name());
        return new PrintStream(new PerRankStream(lines, original), true, Charset.forName(encoding));
    }

    private static OutputStream file(Path path) {
        try {
            return Files.newOutputStream(path);
        } catch (IOException e) {
            throw new LaunchException("--output-dir: cannot write " + path + ": " + e.getMessage());
        }
    }

    /** Writes out unfinished last lines. */
    void flush() {
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

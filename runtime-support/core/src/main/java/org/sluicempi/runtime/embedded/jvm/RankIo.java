package org.sluicempi.runtime.embedded.jvm;

import java.io.BufferedReader;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What programs use instead of {@code java.lang.IO}, which there is from Java 25 on: it keeps one reader for the JVM, of the
 * input of the first rank that asks, and what that one has read ahead another rank would get. Loaded once for each rank, as
 * {@link RankSystem}.
 */
public final class RankIo {
    private static final String JDK = "java.lang.IO";

    /** Holds none before the first line is asked for: it is the input of then that is read, whatever is set later. */
    private static final AtomicReference<BufferedReader> READER = new AtomicReference<>();

    private RankIo() {}

    @InsteadOf(named = JDK)
    public static void println(Object object) {
        RankSystem.out().println(object);
    }

    @InsteadOf(named = JDK)
    public static void println() {
        RankSystem.out().println();
    }

    @InsteadOf(named = JDK)
    public static void print(Object object) {
        PrintStream out = RankSystem.out();
        out.print(object);
        out.flush();
    }

    @InsteadOf(named = JDK)
    public static String readln() {
        try {
            return reader().readLine();
        } catch (IOException e) {
            throw new IOError(e);
        }
    }

    @InsteadOf(named = JDK)
    public static String readln(String prompt) {
        print(prompt);
        return readln();
    }

    /** Making one reads nothing yet, so that of two threads either's will do. */
    private static BufferedReader reader() {
        BufferedReader known = READER.get();
        if (known != null) {
            return known;
        }
        READER.compareAndSet(null, new BufferedReader(new InputStreamReader(RankSystem.in(), encoding())));
        return READER.get();
    }

    private static Charset encoding() {
        try {
            return Charset.forName(RankSystem.getProperty("stdin.encoding", ""));
        } catch (IllegalArgumentException asWithTheJdk) {
            return StandardCharsets.UTF_8;
        }
    }
}

package org.sluicempi.cli.console;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import org.sluicempi.launcher.job.JobOutput;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a verb prints. Results go to {@code out}, everything about the way there (progress, hints, errors) to {@code err}.
 *
 * @param outTerminal whether {@code out} is a terminal: only then are results coloured
 * @param errTerminal whether {@code err} is a terminal: only then is progress shown
 * @param inherit whether {@code out} and {@code err} are the streams of this process, so that a child process may write to
 *     them itself
 */
public record Console(PrintWriter out, PrintWriter err, boolean outTerminal, boolean errTerminal, boolean inherit) {

    /** For tests and for callers inside a JVM: no terminal. */
    public static Console plain(PrintWriter out, PrintWriter err) {
        return new Console(out, err, false, false, false);
    }

    /**
     * The streams of this process. The launcher script tells in {@code sluice.terminal} which of them are terminals,
     * because a Java program cannot find out for each one.
     */
    public static Console ofProcess() {
        Charset charset = Charset.defaultCharset();
        List<String> terminals =
                List.of(System.getProperty("sluice.terminal", "").split(","));
        return new Console(
                new PrintWriter(System.out, true, charset),
                new PrintWriter(System.err, true, charset),
                terminals.contains("out"),
                terminals.contains("err"),
                true);
    }

    /** Colours for {@code out}; off where the user has set {@code NO_COLOR}. */
    public Ansi ansi() {
        return outTerminal && System.getenv("NO_COLOR") == null ? Ansi.ON : Ansi.OFF;
    }

    /** A dimmed, bold or coloured piece of text, or the text alone. */
    public String styled(String style, String text) {
        return ansi().enabled() ? ansi().string("@|" + style + " " + text.replace("|@", "| @") + "|@") : text;
    }

    /**
     * Prints bytes as they are, whatever the character set of the terminal: for output that another program reads.
     *
     * @param charset of the bytes, for an {@code out} that takes only text
     */
    public void print(byte[] bytes, Charset charset) {
        out.flush();
        if (inherit) {
            System.out.write(bytes, 0, bytes.length);
            System.out.flush();
        } else {
            out.print(new String(bytes, charset));
            out.flush();
        }
    }

    /** These channels, for a job that prints to them from now on. */
    public JobOutput jobOutput() {
        flush();
        return inherit ? new JobOutput.Inherited() : new JobOutput.Copied(out, err);
    }

    /** Whether something that was printed to {@code out} is lost, as on a full disk. */
    public boolean outFailed() {
        return out.checkError();
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}

package org.sluicempi.cli.console;

import java.util.Locale;
import org.sluicempi.analyzer.input.Progress;

/** One line on a terminal that is written over, and wiped at the end; nothing elsewhere. */
public final class TerminalProgress implements Progress, AutoCloseable {
    private static final int WIDTH = 70;
    private static final long INTERVAL_NANOS = 100_000_000;

    private final Console console;
    private long shownAt;
    private boolean dirty;

    public TerminalProgress(Console console) {
        this.console = console;
        this.shownAt = System.nanoTime() - INTERVAL_NANOS;
    }

    @Override
    public synchronized void at(String step, int done, int total) {
        long now = System.nanoTime();
        if (!console.errTerminal() || now - shownAt < INTERVAL_NANOS) {
            return;
        }
        shownAt = now;
        dirty = true;
        String text = total == 0 ? step + " " + done : String.format(Locale.ROOT, "%s %d of %d", step, done, total);
        console.err().printf("\r%-" + WIDTH + "." + WIDTH + "s", "sluice: " + text);
        console.err().flush();
    }

    @Override
    public synchronized void close() {
        if (dirty) {
            console.err().printf("\r%" + WIDTH + "s\r", "");
            console.err().flush();
            dirty = false;
        }
    }
}

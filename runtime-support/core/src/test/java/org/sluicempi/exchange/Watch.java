package org.sluicempi.exchange;

import java.util.Map;
import java.util.function.Consumer;

/** Ends a run in which nothing goes on any more. */
final class Watch implements AutoCloseable {
    private volatile boolean closed;

    private Watch() {}

    /** @param stalled called once, by a thread of its own, if the board shows nothing new for too long */
    static Watch start(Board board, Consumer<String> stalled) {
        Watch watch = new Watch();
        // in a group of its own, so that the engine does not take it for a thread of the program
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        Thread thread = new Thread(root, () -> watch.look(board, stalled), "exchange-watch");
        thread.setDaemon(true);
        thread.start();
        return watch;
    }

    private void look(Board board, Consumer<String> stalled) {
        int seconds = board.patience();
        long seen = -1;
        int still = 0;
        while (!closed && board.failure().isEmpty()) {
            long news = board.news();
            still = news == seen ? still + 1 : 0;
            seen = news;
            if (still > 4 * seconds) {
                try {
                    stalled.accept("nothing has gone on for " + seconds + " s" + stacks());
                } catch (RuntimeException | Error aborted) {
                    assert board.failure().isPresent() : aborted;
                }
                return;
            }
            try {
                Thread.sleep(250);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static String stacks() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Thread, StackTraceElement[]> one :
                Thread.getAllStackTraces().entrySet()) {
            boolean ours = false;
            for (StackTraceElement line : one.getValue()) {
                ours |= line.getClassName().equals(LaneRun.class.getName());
            }
            if (ours) {
                text.append("\n  ").append(one.getKey().getName());
                for (StackTraceElement line : one.getValue()) {
                    text.append("\n    at ").append(line);
                }
            }
        }
        return text.toString();
    }

    @Override
    public void close() {
        closed = true;
    }
}

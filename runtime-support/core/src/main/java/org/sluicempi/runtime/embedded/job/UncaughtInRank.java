package org.sluicempi.runtime.embedded.job;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.Thread.UncaughtExceptionHandler;
import java.nio.charset.StandardCharsets;
import org.sluicempi.runtime.embedded.context.CurrentRank;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.JobEnded;

/** What is done with exceptions that nothing catches: what the rank's program has set, else what any JVM does. */
public final class UncaughtInRank implements UncaughtExceptionHandler {
    /** For any thread but that of main. The thread tells which rank it belongs to. */
    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (failure instanceof JobEnded) {
            return;
        }
        RankContext rank = CurrentRank.get();
        UncaughtExceptionHandler own =
                rank == null ? null : rank.process().uncaught().orElse(null);
        if (own != null) {
            own.uncaughtException(thread, failure);
        } else {
            System.err.println("Exception in thread \"" + thread.getName() + "\" " + trace(failure));
        }
    }

    /** For the thread of main, which calls this; what to say of it, without a stack trace if a handler got it. */
    static String ofMain(RankContext rank, Throwable failure) {
        Thread thread = Thread.currentThread();
        UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
        if (handler == thread.getThreadGroup()) {
            handler = rank.process().uncaught().orElse(null);
        }
        if (handler == null) {
            return trace(failure);
        }
        try {
            handler.uncaughtException(thread, failure);
        } catch (Throwable ignored) {
            // as the JVM does
            return trace(failure);
        }
        return failure.getClass().getName() + " in main";
    }

    /** By the method that any JVM calls here, which an exception of the program may have in its own way. */
    private static String trace(Throwable failure) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        failure.printStackTrace(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8).stripTrailing();
    }
}

package org.sluicempi.runtime.embedded.jvm;

import java.io.InputStream;
import java.io.PrintStream;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;

/** What one rank has that else a JVM has once. All threads of the rank share it. */
public final class RankProcess {
    /** Ends the rank, and does not return. */
    @FunctionalInterface
    public interface End {
        /** @param halted by {@code Runtime.halt}, not by {@code System.exit} */
        void accept(int code, boolean halted);
    }

    private final End end;
    private final Properties initial;
    private final ShutdownHooks hooks = new ShutdownHooks();
    private final PrintStream jvmOut = System.out;
    private PrintStream firstOut;
    private PrintStream firstErr;
    private volatile PrintStream out;
    private volatile PrintStream err;
    private volatile InputStream in;
    private volatile UncaughtExceptionHandler uncaught;
    private Properties properties;

    /**
     * With the streams that the JVM has now.
     *
     * @param initial system properties to begin with; not changed
     * @param end ends the rank with an exit code
     */
    public RankProcess(Properties initial, End end) {
        this.end = end;
        this.initial = initial;
        streams(System.out, System.err, System.in);
    }

    /** Sets the streams that the program finds at its start. */
    public void streams(PrintStream out, PrintStream err, InputStream in) {
        this.firstOut = out;
        this.firstErr = err;
        this.out = out;
        this.err = err;
        this.in = in;
    }

    /**
     * The rank has ended: what its threads print from now on is lost, as after the end of a process. Only streams of its
     * own are closed.
     */
    public void close() {
        if (firstOut != jvmOut) {
            firstOut.close();
            firstErr.close();
        }
    }

    /** Standard output of the rank as its program has set it last; null if it has set null. */
    public PrintStream out() {
        return out;
    }

    /** Standard error output, as {@link #out()}. */
    public PrintStream err() {
        return err;
    }

    /** Standard input, as {@link #out()}. */
    public InputStream in() {
        return in;
    }

    /** Sets standard output. The JVM's own stream leads back here: who has found it gets the first one of the rank. */
    public void setOut(PrintStream stream) {
        out = stream == System.out ? firstOut : stream;
    }

    /** As {@link #setOut}. */
    public void setErr(PrintStream stream) {
        err = stream == System.err ? firstErr : stream;
    }

    /** Sets standard input. */
    public void setIn(InputStream stream) {
        in = stream;
    }

    /** What the program has set for exceptions that nothing catches. */
    public Optional<UncaughtExceptionHandler> uncaught() {
        return Optional.ofNullable(uncaught);
    }

    /** Null for none. */
    public void uncaught(UncaughtExceptionHandler handler) {
        uncaught = handler;
    }

    /** The system properties. */
    public synchronized Properties properties() {
        if (properties == null) {
            properties = new RankProperties(initial);
        }
        return properties;
    }

    /** Sets the system properties; null for those that there were at the start. */
    public synchronized void properties(Properties all) {
        properties = all;
    }

    /** The shutdown hooks. */
    public ShutdownHooks hooks() {
        return hooks;
    }

    /** {@code System.exit}: runs the shutdown hooks and ends the rank. Does not return, and runs no finally blocks. */
    public void exit(int code) {
        endNormally();
        end(code, false);
    }

    /** {@code Runtime.halt}: ends the rank at once, without its shutdown hooks. Does not return. */
    public void halt(int code) {
        hooks.skip();
        end(code, true);
    }

    private void end(int code, boolean halted) {
        end.accept(code, halted);
        parkForEver();
    }

    /**
     * The rank comes to its end: runs the shutdown hooks and returns. Does not return if the rank has been coming to its
     * end already.
     */
    public void endNormally() {
        if (!hooks.run()) {
            parkForEver();
        }
    }

    /** The rank is ended from outside: begins to run the shutdown hooks, if nobody has. */
    public void terminate() {
        hooks.start();
    }

    /** Waits for shutdown hooks that run; says whether all have come to their end in this time. */
    public boolean awaitHooks(long millis) throws InterruptedException {
        return hooks.await(millis);
    }

    private static void parkForEver() {
        while (true) {
            LockSupport.park();
        }
    }
}

package org.sluicempi.runtime.embedded.wait;

import java.util.function.Supplier;
import org.sluicempi.runtime.MpiError;

/** Waits for what cannot be taken back: an interrupt does not end them, and the thread stays interrupted. */
public final class Uninterrupted {
    private Uninterrupted() {}

    /**
     * What {@code wait} gives, however often the thread is interrupted.
     *
     * @param wait may be called twice: a thread that is interrupted when a wait begins waits as ever
     * @throws MpiError what the wait throws for another reason
     */
    public static <T> T await(Supplier<T> wait) {
        try {
            return wait.get();
        } catch (MpiError e) {
            if (!Thread.currentThread().isInterrupted()) {
                throw e;
            }
            return wait.get();
        }
    }

    /** As {@link #await}, for a wait that gives nothing. */
    public static void run(Runnable wait) {
        await(() -> {
            wait.run();
            return true;
        });
    }
}

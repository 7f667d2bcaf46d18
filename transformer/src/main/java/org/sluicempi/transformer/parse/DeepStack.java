package org.sluicempi.transformer.parse;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Runs work on a thread with a large stack: parsers and compilers descend into an expression as deep as it is nested, and
 * a sum of ten thousand terms is nested that deep. The memory is reserved, and used only as far as it is needed.
 */
public final class DeepStack {
    private static final long BYTES = 512L << 20;

    private DeepStack() {}

    /** The result of the work; what it throws is thrown here. */
    public static <T> T call(Supplier<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        result.complete(work.get());
                    } catch (RuntimeException | Error e) {
                        result.completeExceptionally(e);
                    }
                },
                "sluice",
                BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        }
    }
}

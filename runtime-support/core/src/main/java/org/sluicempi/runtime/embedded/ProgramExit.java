package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.RankScope;

/**
 * Where the exits of user programs lead; called by code that {@link ExitPatch} has changed. A call from a class of no rank
 * ends the JVM as ever.
 */
public final class ProgramExit {
    private static final StackWalker CALLER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private ProgramExit() {}

    /** In place of {@code System.exit(code)}. Does not return, and runs no finally blocks. */
    public static void exit(int code) {
        exit(CALLER.getCallerClass(), code);
    }

    /** In place of {@code runtime.exit(code)}. */
    public static void exit(Runtime runtime, int code) {
        exit(CALLER.getCallerClass(), code);
    }

    /** In place of {@code runtime.halt(code)}: shutdown hooks belong to the JVM, so a rank has none to skip. */
    public static void halt(Runtime runtime, int code) {
        exit(CALLER.getCallerClass(), code);
    }

    private static void exit(Class<?> caller, int code) {
        if (caller.getClassLoader() instanceof RankScope scope && scope.rank() instanceof EmbeddedRank rank) {
            rank.job().exit(rank, code);
        } else {
            System.exit(code);
        }
    }
}

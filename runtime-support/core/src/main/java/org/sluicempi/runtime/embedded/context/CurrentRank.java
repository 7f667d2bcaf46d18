package org.sluicempi.runtime.embedded.context;

/**
 * The rank whose program a thread belongs to, inherited by the threads that it starts. The one static field of the engine
 * beside {@code SingletonEngine}: output streams and {@code System.exit} are static in Java, so nothing but the thread
 * tells who calls.
 */
public final class CurrentRank {
    private static final InheritableThreadLocal<RankContext> OF_THREAD = new InheritableThreadLocal<>();

    private CurrentRank() {}

    public static void enter(RankContext rank) {
        OF_THREAD.set(rank);
    }

    /** Null in a thread of no rank. */
    public static RankContext get() {
        return OF_THREAD.get();
    }
}

package org.sluicempi.runtime.embedded;

/**
 * The rank whose program a thread belongs to, inherited by the threads that it starts. The one static field of the engine
 * beside {@code SingletonEngine}: output streams and {@code System.exit} are static in Java, so nothing but the thread
 * tells who calls.
 */
final class CurrentRank {
    private static final InheritableThreadLocal<EmbeddedRank> OF_THREAD = new InheritableThreadLocal<>();

    private CurrentRank() {}

    static void enter(EmbeddedRank rank) {
        OF_THREAD.set(rank);
    }

    /** Null in a thread of no rank. */
    static EmbeddedRank get() {
        return OF_THREAD.get();
    }
}

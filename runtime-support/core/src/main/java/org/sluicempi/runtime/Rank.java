package org.sluicempi.runtime;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One rank of a running job, as an API face sees it. Engines implement it. */
public interface Rank {
    /**
     * The rank that a class of an API face serves: the one its class loader was made for, or, outside any launcher, the
     * only rank of a job of one.
     *
     * @param face a class of the API face, loaded once per rank
     */
    static Rank of(Class<?> face) {
        return of(face.getClassLoader());
    }

    /** As {@link #of(Class)}, for the classes of this loader. */
    static Rank of(ClassLoader loader) {
        return loader instanceof RankScope scope ? scope.rank() : Engines.singleton(loader);
    }

    /** Marks the start of the MPI part of the program ({@code MPI.Init}); a second call is an error (OTHER). */
    void start();

    /**
     * As {@link #start()}, by the thread that then is the main thread.
     *
     * @return what this engine grants, perhaps more or less than asked for
     */
    default ThreadLevel start(ThreadLevel required) {
        start();
        return threadLevel();
    }

    /**
     * Starts the MPI part anew after {@link #finish}, as MPI does not allow and programs of some dialects do all the same.
     * The world is the one that there was, with the messages that nobody has received.
     *
     * @throws MpiError {@link ErrorClass#UNSUPPORTED_OPERATION} on an engine that cannot, also after {@link #finish} where
     *     that ends for good; OTHER before {@link #finish} or {@link #suspend}
     */
    default void restart() {
        throw new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION,
                "MPI cannot be started again after it was finished on this engine (" + engineDescription() + ")");
    }

    /** What threads may do here. */
    default ThreadLevel threadLevel() {
        return ThreadLevel.MULTIPLE;
    }

    /** The messages that this rank has begun and not yet announced. */
    OpenSends openSends();

    /** Whether the caller is the thread that called {@link #start}. */
    default boolean onMainThread() {
        return false;
    }

    /** Largest tag of this engine. */
    default int tagUpperBound() {
        return Communicator.TAG_UB;
    }

    /** Number of processes that could run at most (MPI_UNIVERSE_SIZE); empty if unknown. */
    default OptionalInt universeSize() {
        return OptionalInt.empty();
    }

    /** Number of this program among those that the launcher started together (MPI_APPNUM); empty if unknown. */
    default OptionalInt applicationNumber() {
        return OptionalInt.empty();
    }

    /** {@code MPI.Finalize}: blocks until all ranks have come here. */
    void finish();

    /** As {@link #finish}, for a program that may {@link #restart}: what cannot be taken back happens when the process ends. */
    default void suspend() {
        finish();
    }

    boolean started();

    boolean finished();

    /**
     * What a call of a program needs: a launcher, a tool or the library of an engine may have started before, which differs from
     * engine to engine.
     *
     * @throws MpiError OTHER before {@link #start}
     */
    default void checkStarted() {
        if (!started()) {
            throw new MpiError(ErrorClass.OTHER, "MPI has not been started: nothing but MPI.Init may come first");
        }
    }

    Communicator world();

    Communicator self();

    /**
     * Blocks until one of the requests is complete.
     *
     * @param requests null entries are skipped
     * @return the index of a complete request, -1 if all entries are null
     */
    int awaitAny(List<? extends Request> requests);

    /** Gives {@link SendMode#BUFFERED} sends this many bytes; detaching waits until all of them have left. */
    void attachBuffer(int bytes);

    /** Returns the number of bytes that were attached, 0 if none. */
    int detachBuffer();

    String processorName();

    /** A clock that all ranks of this machine share, in nanoseconds from an arbitrary point. */
    long nanoTime();

    /** Messages of at most this many bytes leave without waiting for their receiver. */
    int eagerLimit();

    /** Size in bytes that every piece of a delta message is to have; 0: whatever pays. Set for tests. */
    default int deltaSize() {
        return 0;
    }

    /** Whether misuse of delta messages is looked for, at the cost of a copy of each. */
    default boolean deltaCheck() {
        return false;
    }

    /**
     * Something that not every engine has: files, windows, processes. Callers use the {@code of} of the service.
     *
     * @param call what the exception of an engine without it names
     * @throws MpiError UNSUPPORTED_OPERATION if this engine has none
     */
    default <S> S service(Class<S> type, String call) {
        throw refused(call);
    }

    /** The intercommunicator to those that spawned this job (MPI_Comm_get_parent); empty if nobody did. */
    default Optional<Communicator> parent() {
        return Optional.empty();
    }

    private MpiError refused(String call) {
        return new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION,
                call + " is not available on this engine (" + engineDescription() + ")");
    }

    /** One line for humans: engine, link, version. */
    String engineDescription();
}

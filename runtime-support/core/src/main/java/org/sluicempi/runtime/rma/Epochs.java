package org.sluicempi.runtime.rma;

/**
 * Says when transfers of one rank may start and when they are over (MPI 4.1, section 12.5). {@code assertion} is a sum of
 * the MPI_MODE_NO... values 1 (NOCHECK), 2 (NOPRECEDE), 4 (NOPUT), 8 (NOSTORE), 16 (NOSUCCEED).
 */
public interface Epochs {
    /** MPI_Win_fence; collective. */
    void fence(int assertion);

    /** MPI_Win_start. */
    void start(int[] ranks, int assertion);

    /** MPI_Win_complete. */
    void complete();

    /** MPI_Win_post. */
    void post(int[] ranks, int assertion);

    /** MPI_Win_wait. */
    void await();

    /** MPI_Win_test: whether {@link #await} would return at once; then it is as if it had been called. */
    boolean test();

    /** MPI_Win_lock. */
    void lock(LockType type, int rank, int assertion);

    /** MPI_Win_unlock. */
    void unlock(int rank);

    /** MPI_Win_lock_all. */
    void lockAll(int assertion);

    /** MPI_Win_unlock_all. */
    void unlockAll();

    /** MPI_Win_sync. */
    void sync();

    /** MPI_Win_flush. */
    void flush(int rank);

    /** MPI_Win_flush_all. */
    void flushAll();

    /** MPI_Win_flush_local. */
    void flushLocal(int rank);

    /** MPI_Win_flush_local_all. */
    void flushLocalAll();
}

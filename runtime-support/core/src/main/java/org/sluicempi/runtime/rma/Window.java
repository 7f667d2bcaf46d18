package org.sluicempi.runtime.rma;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;

/**
 * One rank's side of a window. Buffers are direct. {@code assertion} is a sum of the MPI_MODE_NO... values 1 (NOCHECK), 2
 * (NOPRECEDE), 4 (NOPUT), 8 (NOSTORE), 16 (NOSUCCEED).
 */
public interface Window {
    /** MPI_Win_free; collective. */
    void free();

    /** The memory that the window was made of or that it allocated, null for a dynamic window. */
    ByteBuffer memory();

    /** MPI_Win_attach. */
    void attach(Buffer memory, long bytes);

    /** MPI_Win_detach. */
    void detach(Buffer memory);

    /** MPI_Win_set_info; collective. */
    void setInfo(Map<String, String> info);

    /** MPI_Win_get_info: the hints in use. */
    Map<String, String> info();

    /** MPI_Put. */
    void put(UserBuffer origin, Target target);

    /** MPI_Get. */
    void get(UserBuffer origin, Target target);

    /** MPI_Accumulate; {@code op} is a predefined one or a {@link WindowOp}. */
    void accumulate(UserBuffer origin, Target target, ReduceOp op);

    /** MPI_Get_accumulate; {@code result} gets what was there before. */
    void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op);

    /** MPI_Fetch_and_op. */
    void fetchAndOp(UserBuffer origin, UserBuffer result, int rank, long displacement, ReduceOp op);

    /** MPI_Compare_and_swap. */
    void compareAndSwap(UserBuffer origin, UserBuffer compare, UserBuffer result, int rank, long displacement);

    /** MPI_Rput. */
    Request startPut(UserBuffer origin, Target target);

    /** MPI_Rget. */
    Request startGet(UserBuffer origin, Target target);

    /** MPI_Raccumulate. */
    Request startAccumulate(UserBuffer origin, Target target, ReduceOp op);

    /** MPI_Rget_accumulate. */
    Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op);

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

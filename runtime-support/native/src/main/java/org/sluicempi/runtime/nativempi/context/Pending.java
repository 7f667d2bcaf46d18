package org.sluicempi.runtime.nativempi.context;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.nativempi.library.Idle;

/**
 * The operations of this rank that are not complete. They are held here so that what the library reads and writes stays
 * alive even if the program has dropped its request.
 */
final class Pending {
    /** From this number on, starting one more looks for operations that have ended unobserved. */
    private static final int MANY = 256;

    private NativeRequest first;
    private int count;
    private int sweepAt = MANY;

    void add(NativeRequest request) {
        boolean sweep;
        synchronized (this) {
            request.after = first;
            if (first != null) {
                first.before = request;
            }
            first = request;
            sweep = ++count > sweepAt;
        }
        if (sweep) {
            sweep();
        }
    }

    synchronized void remove(NativeRequest request) {
        if (request.before == null && first != request) {
            return;
        }
        if (request.before == null) {
            first = request.after;
        } else {
            request.before.after = request.after;
        }
        if (request.after != null) {
            request.after.before = request.before;
        }
        request.before = null;
        request.after = null;
        count--;
    }

    synchronized List<NativeRequest> all() {
        List<NativeRequest> all = new ArrayList<>(count);
        for (NativeRequest each = first; each != null; each = each.after) {
            all.add(each);
        }
        return all;
    }

    /**
     * The end of a communicator: waits for its collective operations, whose results are told by their own waits. MPI lets
     * operations outlive their communicator, but Open MPI 4.1 then ends with signal 11 (in C programs too). All ranks have
     * begun them before they free it, so none is waited for that does not come.
     */
    void settle(CommContext freed) {
        for (NativeRequest each : all()) {
            if (each.endsBefore(freed)) {
                for (int turn = 0; !each.look(); turn++) {
                    Idle.pause(turn);
                }
            }
        }
    }

    /**
     * The end of MPI: waits for what is under way, and cancels, aloud, the receives that nothing came for.
     *
     * @param rank number of this rank
     */
    void end(int rank) {
        int receives = 0;
        for (NativeRequest each : all()) {
            if (!each.look() && each.receives()) {
                each.cancel();
                receives++;
            }
            for (int turn = 0; !each.look() && !each.forsaken(); turn++) {
                Idle.pause(turn);
            }
        }
        if (receives > 0) {
            String what = receives == 1
                    ? " receive that has not been completed; it is cancelled"
                    : " receives that have not been completed; they are cancelled";
            System.err.println("rank " + rank + ": MPI.Finalize with " + receives + what);
        }
    }

    /** Whoever adds a request may hold the lock of a communicator's receives, and must not wait for that of another one. */
    private void sweep() {
        try {
            for (NativeRequest each : all()) {
                if (!each.isServedUnderLock()) {
                    each.lookUnlessBusy();
                }
            }
        } catch (OutOfMemoryError e) {
            // The one that was added is under way all the same, and so are those that could not be looked at.
            return;
        }
        synchronized (this) {
            sweepAt = Math.max(MANY, 2 * count);
        }
    }
}

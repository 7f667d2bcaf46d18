package org.sluicempi.runtime.engine;

import java.util.BitSet;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The epochs of a window that one rank has open (MPI 4.1, section 12.5), for every engine: libraries do not notice all that
 * is out of order, and some of it ends or stops their processes. A fence begins an epoch only for those that transfer
 * something before the next one; a lock or a start that comes first takes its place. Threads may transfer side by side. Errors are of the class RMA_SYNC.
 */
public final class OpenEpochs {
    private enum Fence {
        NONE,
        /** Transfers may follow. */
        PASSED,
        /** Transfers have followed. */
        USED
    }

    private final Runnable usable;
    private final BitSet locked = new BitSet();
    private boolean allLocked;
    private Fence fence = Fence.NONE;
    /** The ranks of a start, null if there is none. */
    private BitSet started;

    private boolean posted;

    /** @param usable throws if the window has been freed, or may not be used any more for another reason */
    public OpenEpochs(Runnable usable) {
        this.usable = usable;
    }

    /** Before a transfer with a rank that exists. */
    synchronized void transfer(int rank) {
        usable.run();
        if (!allLocked && !locked.get(rank) && !(started != null && started.get(rank))) {
            need(fence != Fence.NONE, "no epoch is open for a transfer with rank " + rank);
            fence = Fence.USED;
        }
    }

    /** Before a fence. */
    synchronized void mayFence() {
        usable.run();
        need(!posted, "an exposure epoch is not over");
        need(started == null, "an access epoch has not been completed");
        need(!anyLocked(), "a rank is locked");
    }

    synchronized void fenced(boolean transfersMayFollow) {
        fence = transfersMayFollow ? Fence.PASSED : Fence.NONE;
    }

    /** Before a start. */
    synchronized void mayStart() {
        usable.run();
        need(started == null, "an access epoch has not been completed");
        need(!anyLocked(), "a rank is locked");
        noneOfFence();
    }

    synchronized void started(int[] members) {
        fence = Fence.NONE;
        started = new BitSet();
        for (int member : members) {
            started.set(member);
        }
    }

    /** Before the end of a start. */
    synchronized void mayComplete() {
        usable.run();
        need(started != null, "no access epoch has been started");
    }

    synchronized void completed() {
        started = null;
    }

    /** Before a post. */
    synchronized void mayPost() {
        usable.run();
        need(!posted, "an exposure epoch is not over");
    }

    synchronized void posted() {
        posted = true;
    }

    /** Before the end of a post, or the question for it. */
    synchronized void mayAwait() {
        usable.run();
        need(posted, "no exposure epoch has been posted");
    }

    synchronized void awaited() {
        posted = false;
    }

    /** Before a lock. */
    synchronized void mayLock(int rank) {
        usable.run();
        need(!allLocked && !locked.get(rank), "rank " + rank + " is locked already");
        need(started == null, "an access epoch has not been completed");
        noneOfFence();
    }

    synchronized void locked(int rank) {
        fence = Fence.NONE;
        locked.set(rank);
    }

    /** Before the end of a lock. */
    synchronized void mayUnlock(int rank) {
        usable.run();
        need(locked.get(rank), "rank " + rank + " is not locked" + (allLocked ? " by itself" : ""));
    }

    synchronized void unlocked(int rank) {
        locked.clear(rank);
    }

    /** Before a lock of all. */
    synchronized void mayLockAll() {
        usable.run();
        need(!anyLocked(), "a rank is locked already");
        need(started == null, "an access epoch has not been completed");
        noneOfFence();
    }

    synchronized void lockedAll() {
        fence = Fence.NONE;
        allLocked = true;
    }

    /** Before the end of a lock of all. */
    synchronized void mayUnlockAll() {
        usable.run();
        need(allLocked, "not all ranks are locked");
    }

    synchronized void unlockedAll() {
        allLocked = false;
    }

    /** Before a flush of what is under way with one rank. */
    synchronized void mayFlush(int rank) {
        usable.run();
        need(allLocked || locked.get(rank), "rank " + rank + " is not locked");
    }

    /** Before a flush of all that is under way, or a synchronisation of this rank's memory. */
    synchronized void mayFlush() {
        usable.run();
        need(anyLocked(), "no rank is locked");
    }

    /** Before the window is freed. */
    public synchronized void mayFree() {
        mayFence();
        noneOfFence();
    }

    private void noneOfFence() {
        need(fence != Fence.USED, "no fence has ended the transfers that follow the last one");
    }

    private boolean anyLocked() {
        return allLocked || !locked.isEmpty();
    }

    private static void need(boolean claim, String otherwise) {
        if (!claim) {
            throw new MpiError(ErrorClass.RMA_SYNC, otherwise);
        }
    }
}

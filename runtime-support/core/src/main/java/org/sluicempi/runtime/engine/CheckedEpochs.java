package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;

/**
 * What MPI says of the arguments of a window's synchronisation and of its order, for every engine: its own gets ranks that
 * exist, assertions that mean something, and ends of epochs that are open. A lock of {@code PROC_NULL}, its end and its flushes do nothing.
 */
public final class CheckedEpochs implements Epochs {
    private static final int NOCHECK = 1;
    private static final int NOPRECEDE = 2;
    private static final int NOPUT = 4;
    private static final int NOSTORE = 8;
    private static final int NOSUCCEED = 16;

    private final Epochs engine;
    private final OpenEpochs open;
    private final int ranks;

    /**
     * @param engine what carries out what is allowed
     * @param open what the transfers of the window are checked against
     * @param ranks number of ranks that have the window
     */
    public CheckedEpochs(Epochs engine, OpenEpochs open, int ranks) {
        this.engine = engine;
        this.open = open;
        this.ranks = ranks;
    }

    @Override
    public void fence(int assertion) {
        check(assertion, NOSTORE | NOPUT | NOPRECEDE | NOSUCCEED);
        open.mayFence();
        engine.fence(assertion);
        open.fenced((assertion & NOSUCCEED) == 0);
    }

    @Override
    public void start(int[] members, int assertion) {
        check(members);
        check(assertion, NOCHECK);
        open.mayStart();
        engine.start(members, assertion);
        open.started(members);
    }

    @Override
    public void complete() {
        open.mayComplete();
        engine.complete();
        open.completed();
    }

    @Override
    public void post(int[] members, int assertion) {
        check(members);
        check(assertion, NOCHECK | NOSTORE | NOPUT);
        open.mayPost();
        engine.post(members, assertion);
        open.posted();
    }

    @Override
    public void await() {
        open.mayAwait();
        engine.await();
        open.awaited();
    }

    @Override
    public boolean test() {
        open.mayAwait();
        boolean over = engine.test();
        if (over) {
            open.awaited();
        }
        return over;
    }

    @Override
    public void lock(LockType type, int rank, int assertion) {
        check(assertion, NOCHECK);
        if (exists(rank)) {
            open.mayLock(rank);
            engine.lock(type, rank, assertion);
            open.locked(rank);
        }
    }

    @Override
    public void unlock(int rank) {
        if (exists(rank)) {
            open.mayUnlock(rank);
            engine.unlock(rank);
            open.unlocked(rank);
        }
    }

    @Override
    public void lockAll(int assertion) {
        check(assertion, NOCHECK);
        open.mayLockAll();
        engine.lockAll(assertion);
        open.lockedAll();
    }

    @Override
    public void unlockAll() {
        open.mayUnlockAll();
        engine.unlockAll();
        open.unlockedAll();
    }

    @Override
    public void sync() {
        open.mayFlush();
        engine.sync();
    }

    @Override
    public void flush(int rank) {
        if (exists(rank)) {
            open.mayFlush(rank);
            engine.flush(rank);
        }
    }

    @Override
    public void flushAll() {
        open.mayFlush();
        engine.flushAll();
    }

    @Override
    public void flushLocal(int rank) {
        if (exists(rank)) {
            open.mayFlush(rank);
            engine.flushLocal(rank);
        }
    }

    @Override
    public void flushLocalAll() {
        open.mayFlush();
        engine.flushLocalAll();
    }

    private boolean exists(int rank) {
        ArgumentChecks.dest(rank, ranks);
        return rank != Communicator.PROC_NULL;
    }

    /** Nobody is the partner of {@code PROC_NULL} in a group. */
    private void check(int[] members) {
        for (int member : members) {
            if (!exists(member)) {
                throw new MpiError(ErrorClass.RANK, "a group of a window has no rank " + member);
            }
        }
    }

    /** @param of the sum of what can be asserted of the call (MPI 4.1, section 12.5.5) */
    private static void check(int assertion, int of) {
        if ((assertion & ~of) != 0) {
            throw new MpiError(ErrorClass.ASSERT, "assertion " + assertion + " of a call that takes parts of " + of);
        }
    }
}

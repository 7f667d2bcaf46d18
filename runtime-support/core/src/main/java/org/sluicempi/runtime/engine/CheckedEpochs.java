package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;

/**
 * What MPI says of the arguments of a window's synchronisation, for every engine: its own gets ranks that exist and assertions
 * that mean something. A lock of {@code PROC_NULL}, its end and its flushes do nothing.
 */
public final class CheckedEpochs implements Epochs {
    /** Behind the sum of all assertions. */
    private static final int ASSERTIONS = 32;

    private final Epochs engine;
    private final int ranks;

    /**
     * @param engine what carries out what is allowed
     * @param ranks number of ranks that have the window
     */
    public CheckedEpochs(Epochs engine, int ranks) {
        this.engine = engine;
        this.ranks = ranks;
    }

    @Override
    public void fence(int assertion) {
        check(assertion);
        engine.fence(assertion);
    }

    @Override
    public void start(int[] members, int assertion) {
        check(members);
        check(assertion);
        engine.start(members, assertion);
    }

    @Override
    public void complete() {
        engine.complete();
    }

    @Override
    public void post(int[] members, int assertion) {
        check(members);
        check(assertion);
        engine.post(members, assertion);
    }

    @Override
    public void await() {
        engine.await();
    }

    @Override
    public boolean test() {
        return engine.test();
    }

    @Override
    public void lock(LockType type, int rank, int assertion) {
        check(assertion);
        if (exists(rank)) {
            engine.lock(type, rank, assertion);
        }
    }

    @Override
    public void unlock(int rank) {
        if (exists(rank)) {
            engine.unlock(rank);
        }
    }

    @Override
    public void lockAll(int assertion) {
        check(assertion);
        engine.lockAll(assertion);
    }

    @Override
    public void unlockAll() {
        engine.unlockAll();
    }

    @Override
    public void sync() {
        engine.sync();
    }

    @Override
    public void flush(int rank) {
        if (exists(rank)) {
            engine.flush(rank);
        }
    }

    @Override
    public void flushAll() {
        engine.flushAll();
    }

    @Override
    public void flushLocal(int rank) {
        if (exists(rank)) {
            engine.flushLocal(rank);
        }
    }

    @Override
    public void flushLocalAll() {
        engine.flushLocalAll();
    }

    private boolean exists(int rank) {
        Arguments.dest(rank, ranks);
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

    private static void check(int assertion) {
        if (assertion < 0 || assertion >= ASSERTIONS) {
            throw new MpiError(ErrorClass.ASSERT, "assertion " + assertion);
        }
    }
}

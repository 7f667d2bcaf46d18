package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.LockType;

/** Synchronisation of transfers (MPI 4.1, section 12.5). */
public abstract class WinEpochs extends WinTransfers {
    WinEpochs(Comm comm) throws MPIException {
        super(comm);
    }

    public void fence(int assertion) throws MPIException {
        act(() -> core().epochs().fence(assertion));
    }

    public void start(Group group, int assertion) throws MPIException {
        act(() -> core().epochs().start(ranks(group), assertion));
    }

    /** The window's ranks of a group's members. */
    private int[] ranks(Group members) {
        int[] all = new int[Group.members(members).size()];
        for (int k = 0; k < all.length; k++) {
            all[k] = k;
        }
        return members.members().translate(all, group.members());
    }

    public void complete() throws MPIException {
        act(() -> core().epochs().complete());
    }

    public void post(Group group, int assertion) throws MPIException {
        act(() -> core().epochs().post(ranks(group), assertion));
    }

    public void waitFor() throws MPIException {
        act(() -> core().epochs().await());
    }

    public boolean test() throws MPIException {
        return get(() -> core().epochs().test());
    }

    /** @param lockType {@link MPI#LOCK_EXCLUSIVE} or {@link MPI#LOCK_SHARED} */
    public void lock(int lockType, int rank, int assertion) throws MPIException {
        act(() -> core().epochs().lock(lock(lockType), rank, assertion));
    }

    private static LockType lock(int lockType) {
        if (lockType != MPI.LOCK_EXCLUSIVE && lockType != MPI.LOCK_SHARED) {
            throw new MpiError(ErrorClass.LOCKTYPE, "there is no lock of type " + lockType);
        }
        return lockType == MPI.LOCK_SHARED ? LockType.SHARED : LockType.EXCLUSIVE;
    }

    public void unlock(int rank) throws MPIException {
        act(() -> core().epochs().unlock(rank));
    }

    public void lockAll(int assertion) throws MPIException {
        act(() -> core().epochs().lockAll(assertion));
    }

    public void unlockAll() throws MPIException {
        act(() -> core().epochs().unlockAll());
    }

    public void sync() throws MPIException {
        act(() -> core().epochs().sync());
    }

    public void flush(int rank) throws MPIException {
        act(() -> core().epochs().flush(rank));
    }

    public void flushAll() throws MPIException {
        act(() -> core().epochs().flushAll());
    }

    public void flushLocal(int rank) throws MPIException {
        act(() -> core().epochs().flushLocal(rank));
    }

    public void flushLocalAll() throws MPIException {
        act(() -> core().epochs().flushLocalAll());
    }
}

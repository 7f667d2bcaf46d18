package org.sluicempi.runtime.nativempi.window;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.WindowExtent;

/**
 * Where the ranks' memory begins in a window of the library. MPICH 4.0 over UCX takes every window to begin at a multiple of
 * 16 bytes and moves what is meant for another one down to that, in C programs too, without an error. So it gets windows that
 * do begin there: their first bytes, up to 15, belong to the allocation that the memory is a part of, since the C library
 * begins allocations at such places only, and no displacement names them.
 *
 * @param extents what displacements of the program count, by rank
 * @param shifts bytes of the window in front of the memory, by rank; null if no rank has any, and displacements mean the same
 *     to the program and to the library
 */
record WindowStarts(WindowExtent[] extents, long[] shifts) {
    private static final boolean ANYWHERE = Mpi.LIBRARY.family() == Abi.Family.OPEN_MPI;
    private static final int ALIGNMENT = 16;

    /** Bytes in front of memory at this address. */
    static long shift(long address) {
        return ANYWHERE ? 0 : address % ALIGNMENT;
    }

    /** Collective over {@code communicator}. */
    static WindowStarts ofAll(Communicator communicator, WindowExtent[] extents, long address) {
        if (ANYWHERE) {
            return new WindowStarts(extents, null);
        }
        long[] own = {shift(address)};
        long[] all = new long[extents.length];
        communicator
                .collectives()
                .allgather(new UserBuffer(own, 0, 1, BasicType.LONG), new UserBuffer(all, 0, 1, BasicType.LONG));
        for (long shift : all) {
            if (shift != 0) {
                return new WindowStarts(extents, all);
            }
        }
        return new WindowStarts(extents, null);
    }

    /** Bytes that a displacement of the library counts at a rank whose own count {@code unit}. */
    int unit(int unit) {
        return shifts == null ? unit : 1;
    }

    /** The same place as the library counts. */
    Target target(Target target) {
        return shifts == null
                ? target
                : new Target(
                        target.rank(),
                        displacement(target.rank(), target.displacement()),
                        target.count(),
                        target.type());
    }

    /** As {@link #target}, of a displacement alone. */
    long displacement(int rank, long displacement) {
        return shifts == null ? displacement : shifts[rank] + displacement * extents[rank].unit();
    }
}

package org.sluicempi.runtime.rma;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/**
 * How much memory one rank has given to a window. Not every library looks at it: MPICH writes what lies behind.
 *
 * @param bytes length of the window at this rank
 * @param unit bytes that a displacement counts
 */
public record WindowExtent(long bytes, int unit) {
    /** @throws MpiError DISP for a unit that is not positive */
    public WindowExtent {
        if (unit <= 0) {
            throw new MpiError(ErrorClass.DISP, "displacements of a window count " + unit + " bytes");
        }
    }

    /** Collective over {@code communicator}: what each rank has called this with, by rank. */
    public WindowExtent[] ofAll(Communicator communicator) {
        long[] own = {bytes, unit};
        long[] all = new long[2 * communicator.size()];
        communicator
                .collectives()
                .allgather(
                        new UserBuffer(own, 0, own.length, BasicType.LONG),
                        new UserBuffer(all, 0, own.length, BasicType.LONG));
        WindowExtent[] extents = new WindowExtent[communicator.size()];
        for (int rank = 0; rank < extents.length; rank++) {
            extents[rank] = new WindowExtent(all[2 * rank], (int) all[2 * rank + 1]);
        }
        return extents;
    }

    /** @throws MpiError DISP if data of {@code target} are outside, and for a negative displacement, whatever it is of */
    public void check(Target target) {
        Datatype type = target.type();
        if (target.displacement() < 0) {
            throw outside(target, "displacement " + target.displacement() + " is");
        }
        if (target.count() == 0) {
            return;
        }
        long far = Long.MAX_VALUE / 2 / unit;
        if (target.displacement() >= far) {
            throw outside(target, "displacement " + target.displacement() + " is");
        }
        int width = type.base().size();
        long from = target.displacement() * unit;
        long first = from + (long) type.first() * width;
        long end = from + ((target.count() - 1L) * type.extent() + type.span()) * width;
        if (first < 0 || end > bytes) {
            throw outside(target, "bytes " + first + " to " + end + " are");
        }
    }

    /**
     * Of a window that memory is attached to, whose displacements are addresses.
     *
     * @throws MpiError DISP for data where no process has memory, which is all that a displacement of 32 bits can name
     */
    public static void checkAddress(Target target) {
        if (target.count() > 0 && target.displacement() == (int) target.displacement()) {
            throw new MpiError(
                    ErrorClass.DISP,
                    "displacement " + target.displacement() + " of a dynamic window is an address at which rank "
                            + target.rank() + " has no memory");
        }
    }

    private MpiError outside(Target target, String what) {
        return new MpiError(
                ErrorClass.DISP, what + " not in the " + bytes + " bytes of the window at rank " + target.rank());
    }
}

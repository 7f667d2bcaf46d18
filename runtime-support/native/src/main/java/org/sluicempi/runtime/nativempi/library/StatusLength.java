package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;
import java.util.function.LongUnaryOperator;
import org.sluicempi.runtime.MpiError;

/**
 * The length of the message that a status is about. Each message that has been received asks for it, and the call that
 * tells it is a good part of what Java adds to the time of a short one. So it is read where the libraries that are known
 * keep it, if a look at a status of known length shows that this one does too.
 */
final class StatusLength {
    private static final MethodHandle ELEMENTS = Mpi.bindShort("MPI_Get_elements_x", "php");
    private static final MethodHandle SET_ELEMENTS = Mpi.bind("MPI_Status_set_elements_x", "phn");
    /** Has bits above and below those of an int, and where a length cut short would show. */
    private static final long SAMPLE = 0x12_3456_789AL;

    private enum Form {
        /** A word of the status, as in Open MPI. */
        WORD,
        /** An int and, above the bit for a cancelled operation, the rest: as in MPICH and its relatives. */
        PARTED,
        UNKNOWN
    }

    private static final int WORD_AT = 16;
    private static final Form FORM = form();

    private StatusLength() {}

    /** In bytes. To be used when the library has been started. */
    static long of(long status, CallMemory scratch) {
        if (FORM == Form.WORD) {
            return Memory.getLong(status + WORD_AT);
        } else if (FORM == Form.PARTED) {
            return parted(status);
        }
        return asked(status, scratch);
    }

    private static long parted(long status) {
        long whole = Memory.getLong(status);
        return whole >>> 33 << 32 | whole & 0xFFFF_FFFFL;
    }

    private static long asked(long status, CallMemory scratch) {
        try {
            Mpi.check((int) ELEMENTS.invokeExact(status, Mpi.BYTE, scratch.wide()), "MPI_Get_elements_x");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return Memory.getLong(scratch.wide());
    }

    private static Form form() {
        if (Mpi.STATUS_BYTES >= WORD_AT + Long.BYTES && always(status -> Memory.getLong(status + WORD_AT))) {
            return Form.WORD;
        }
        boolean room = Mpi.STATUS_SOURCE >= Long.BYTES;
        return room && always(StatusLength::parted) ? Form.PARTED : Form.UNKNOWN;
    }

    /** Whether this reads the length of each of some statuses; false if the library lets nobody set one. */
    private static boolean always(LongUnaryOperator read) {
        long status = Memory.allocate(Math.max(Mpi.STATUS_BYTES, Long.BYTES));
        try {
            for (int k = 0; k < Mpi.STATUS_BYTES; k += Integer.BYTES) {
                Memory.putInt(status + k, 0);
            }
            for (long length : new long[] {SAMPLE, 1, 0}) {
                int code = (int) SET_ELEMENTS.invokeExact(status, Mpi.BYTE, length);
                if (code != 0 || read.applyAsLong(status) != length) {
                    return false;
                }
            }
            return true;
        } catch (MpiError e) {
            return false;
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            Memory.free(status);
        }
    }
}

package org.sluicempi.runtime.io;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Values of MPI_MODE_...; faces give them to users, engines translate them. */
public final class Mode {
    public static final int CREATE = 1;
    public static final int READ_ONLY = 2;
    public static final int WRITE_ONLY = 4;
    public static final int READ_WRITE = 8;
    public static final int DELETE_ON_CLOSE = 16;
    public static final int UNIQUE_OPEN = 32;
    public static final int EXCLUSIVE = 64;
    public static final int APPEND = 128;
    public static final int SEQUENTIAL = 256;

    private Mode() {}

    /**
     * What an engine asks before it asks others: a rank that is refused has not taken part (MPI 4.1, section 14.2.1).
     *
     * @param mode sum of values; one that there is not counts for nothing
     * @throws MpiError AMODE unless it reads, writes or does both, and what else it says goes with that
     */
    public static void check(int mode) {
        if (Integer.bitCount(mode & (READ_ONLY | WRITE_ONLY | READ_WRITE)) != 1) {
            throw new MpiError(
                    ErrorClass.AMODE,
                    "a file is opened to be read, to be written or for both, one of the three, not with mode " + mode);
        }
        if ((mode & READ_ONLY) != 0 && (mode & (CREATE | EXCLUSIVE)) != 0) {
            throw new MpiError(ErrorClass.AMODE, "a file that is only read cannot be made, as mode " + mode + " says");
        }
        if ((mode & READ_WRITE) != 0 && (mode & SEQUENTIAL) != 0) {
            throw new MpiError(
                    ErrorClass.AMODE, "a sequential file is read or written, not both, as mode " + mode + " says");
        }
    }

    /** Whether a file of this mode may be written. */
    static boolean writes(int mode) {
        return (mode & (WRITE_ONLY | READ_WRITE)) != 0;
    }
}

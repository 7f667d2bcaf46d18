package mpjdev;

import mpi.MPI;

/** MPI for programs that use {@link mpjbuf.Buffer}s and nothing else: as {@link MPI}. */
public final class MPJDev {
    /** All ranks; null before {@link #init}. */
    public static Comm WORLD;

    private MPJDev() {}

    /** As {@link MPI#Init}. */
    public static String[] init(String[] args) {
        String[] own = MPI.Init(args);
        WORLD = MPI.COMM_WORLD.mpjdevComm;
        return own;
    }

    /** As {@link MPI#Finalize}. */
    public static void finish() {
        MPI.Finalize();
    }

    /** Bytes in front of a buffer's data that belong to the runtime when it is sent. */
    public static int getSendOverhead() {
        return 0;
    }

    /** Bytes in front of a buffer's data that belong to the runtime when it is received into. */
    public static int getRecvOverhead() {
        return 0;
    }
}

package mpjdev;

/** What programs that use {@link mpjbuf.Buffer} ask before they make one. */
public final class MPJDev {
    private MPJDev() {}

    /** Bytes in front of a buffer's data that belong to the runtime when it is sent. */
    public static int getSendOverhead() {
        return 0;
    }

    /** Bytes in front of a buffer's data that belong to the runtime when it is received into. */
    public static int getRecvOverhead() {
        return 0;
    }
}

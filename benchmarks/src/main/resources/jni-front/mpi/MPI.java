package mpi;

/**
 * A front of a few methods for the library libmpi_java of Open MPI 4's own Java bindings, for machines that have the
 * library but not its jar. Only what the programs Exchange and Collectives call.
 */
public final class MPI {
    private static final int WORLD = 2;
    private static final int BYTE_TYPE = 1;
    private static final int DOUBLE_TYPE = 8;
    private static final int SUM_OP = 3;

    public static final Intracomm COMM_WORLD = new Intracomm();
    public static final Datatype BYTE = new Datatype(BYTE_TYPE, 1);
    public static final Datatype DOUBLE = new Datatype(DOUBLE_TYPE, 8);
    public static final Op SUM = new Op();

    static {
        System.loadLibrary("mpi_java");
        initVersion();
    }

    private MPI() {}

    public static String[] Init(String[] args) throws MPIException {
        String[] own = Init_jni(args);
        Comm.init();
        Datatype.init();
        Status.init();
        COMM_WORLD.getComm(WORLD);
        BYTE.handle = Datatype.getDatatype(BYTE_TYPE);
        DOUBLE.handle = Datatype.getDatatype(DOUBLE_TYPE);
        Op.init();
        SUM.getOp(SUM_OP);
        return own;
    }

    public static void Finalize() throws MPIException {
        Finalize_jni();
    }

    private static native void initVersion();

    private static native String[] Init_jni(String[] args);

    private static native void Finalize_jni();
}

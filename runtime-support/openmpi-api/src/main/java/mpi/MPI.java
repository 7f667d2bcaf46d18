package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.DerivedDatatype;
import org.sluicempi.runtime.face.Members;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Similarity;
import org.sluicempi.runtime.io.Mode;
import org.sluicempi.runtime.io.View;
import org.sluicempi.runtime.rma.WindowOp;

/** The environment of the rank that this class was loaded for: start, end, clock, constants. */
public final class MPI extends MPIBuffers {
    static final Rank RANK = Rank.of(MPI.class);

    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler(true);
    public static final Errhandler ERRORS_RETURN = new Errhandler(false);

    public static final Request REQUEST_NULL = new Request(Operation.none(), null);
    public static final Group GROUP_EMPTY = new Group(Members.EMPTY);
    public static final Info INFO_NULL = Info.none();
    public static final Info INFO_ENV = Environment.info();

    public static final Intracomm COMM_WORLD = new Intracomm(RANK::world, "MPI_COMM_WORLD");
    public static final Intracomm COMM_SELF = new Intracomm(RANK::self, "MPI_COMM_SELF");

    public static final int THREAD_SINGLE = ThreadLevel.SINGLE.ordinal();
    public static final int THREAD_FUNNELED = ThreadLevel.FUNNELED.ordinal();
    public static final int THREAD_SERIALIZED = ThreadLevel.SERIALIZED.ordinal();
    public static final int THREAD_MULTIPLE = ThreadLevel.MULTIPLE.ordinal();

    public static final int ANY_SOURCE = Communicator.ANY_SOURCE;
    public static final int ANY_TAG = Communicator.ANY_TAG;
    public static final int PROC_NULL = Communicator.PROC_NULL;
    public static final int ROOT = Collectives.ROOT;
    public static final int UNDEFINED = org.sluicempi.runtime.Status.UNDEFINED;

    public static final int IDENT = 0;
    public static final int CONGRUENT = 1;
    public static final int SIMILAR = 2;
    public static final int UNEQUAL = 3;

    public static final int CART = 1;
    public static final int GRAPH = 2;
    public static final int DIST_GRAPH = 3;

    public static final int TAG_UB = 0;
    public static final int HOST = 1;
    public static final int IO = 2;
    public static final int WTIME_IS_GLOBAL = 3;
    public static final int APPNUM = 4;
    public static final int LASTUSEDCODE = 5;
    public static final int UNIVERSE_SIZE = 6;
    public static final int WIN_BASE = 7;
    public static final int WIN_SIZE = 8;
    public static final int WIN_DISP_UNIT = 9;
    public static final int KEYVAL_INVALID = -1;

    public static final int VERSION = 3;
    public static final int SUBVERSION = 1;

    /**
     * Bytes that portable programs add to the data of each message in the buffer of {@link #attachBuffer}. This runtime
     * counts the data alone, so they are room to spare.
     */
    public static final int BSEND_OVERHEAD = 128;

    public static final int MAX_OBJECT_NAME = 64;
    public static final int MAX_PORT_NAME = 1024;
    public static final int MAX_DATAREP_STRING = 128;
    public static final int MAX_INFO_KEY = 36;
    public static final int MAX_INFO_VAL = 256;

    public static final int ORDER_C = 0;
    public static final int ORDER_FORTRAN = 1;
    public static final int DISTRIBUTE_BLOCK = 0;
    public static final int DISTRIBUTE_CYCLIC = 1;
    public static final int DISTRIBUTE_NONE = 2;
    public static final int DISTRIBUTE_DFLT_DARG = -1;

    public static final int MODE_CREATE = Mode.CREATE;
    public static final int MODE_RDONLY = Mode.READ_ONLY;
    public static final int MODE_WRONLY = Mode.WRITE_ONLY;
    public static final int MODE_RDWR = Mode.READ_WRITE;
    public static final int MODE_DELETE_ON_CLOSE = Mode.DELETE_ON_CLOSE;
    public static final int MODE_UNIQUE_OPEN = Mode.UNIQUE_OPEN;
    public static final int MODE_EXCL = Mode.EXCLUSIVE;
    public static final int MODE_APPEND = Mode.APPEND;
    public static final int MODE_SEQUENTIAL = Mode.SEQUENTIAL;
    public static final int DISPLACEMENT_CURRENT = (int) View.CURRENT;
    public static final int SEEK_SET = 600;
    public static final int SEEK_CUR = 602;
    public static final int SEEK_END = 604;

    public static final int MODE_NOCHECK = 1;
    public static final int MODE_NOPRECEDE = 2;
    public static final int MODE_NOPUT = 4;
    public static final int MODE_NOSTORE = 8;
    public static final int MODE_NOSUCCEED = 16;
    public static final int LOCK_EXCLUSIVE = 1;
    public static final int LOCK_SHARED = 2;

    public static final Datatype DATATYPE_NULL = Datatype.nothing();
    public static final Datatype BYTE = Predefined.basic(BasicType.BYTE, "MPI_UINT8_T");
    public static final Datatype CHAR = Predefined.basic(BasicType.CHAR, "MPI_UINT16_T");
    public static final Datatype SHORT = Predefined.basic(BasicType.SHORT, "MPI_INT16_T");
    public static final Datatype BOOLEAN = Predefined.basic(BasicType.BOOLEAN, "MPI_UINT8_T");
    public static final Datatype INT = Predefined.basic(BasicType.INT, "MPI_INT32_T");
    public static final Datatype LONG = Predefined.basic(BasicType.LONG, "MPI_INT64_T");
    public static final Datatype FLOAT = Predefined.basic(BasicType.FLOAT, "MPI_FLOAT");
    public static final Datatype DOUBLE = Predefined.basic(BasicType.DOUBLE, "MPI_DOUBLE");
    public static final Datatype PACKED = Predefined.basic(BasicType.PACKED, "MPI_PACKED");
    public static final Datatype FLOAT_COMPLEX = Predefined.complex(BasicType.FLOAT, "MPI_C_FLOAT_COMPLEX");
    public static final Datatype DOUBLE_COMPLEX = Predefined.complex(BasicType.DOUBLE, "MPI_C_DOUBLE_COMPLEX");

    public static final Datatype INT2 =
            Datatype.predefined(DerivedDatatype.contiguous(2, BasicType.INT), 1, Elements.of(4), "MPI_2INT");
    public static final Datatype SHORT_INT = Predefined.pair(PairType.SHORT_INT);
    public static final Datatype LONG_INT = Predefined.pair(PairType.LONG_INT);
    public static final Datatype FLOAT_INT = Predefined.pair(PairType.FLOAT_INT);
    public static final Datatype DOUBLE_INT = Predefined.pair(PairType.DOUBLE_INT);

    public static final Int2 int2 = new Int2(INT2);
    public static final ShortInt shortInt = new ShortInt(SHORT_INT);
    public static final LongInt longInt = new LongInt(LONG_INT);
    public static final FloatInt floatInt = new FloatInt(FLOAT_INT);
    public static final DoubleInt doubleInt = new DoubleInt(DOUBLE_INT);

    public static final Op MAX = new Op(StandardOps.MAX);
    public static final Op MIN = new Op(StandardOps.MIN);
    public static final Op SUM = new Op(StandardOps.SUM);
    public static final Op PROD = new Op(StandardOps.PROD);
    public static final Op LAND = new Op(StandardOps.LAND);
    public static final Op BAND = new Op(StandardOps.BAND);
    public static final Op LOR = new Op(StandardOps.LOR);
    public static final Op BOR = new Op(StandardOps.BOR);
    public static final Op LXOR = new Op(StandardOps.LXOR);
    public static final Op BXOR = new Op(StandardOps.BXOR);
    public static final Op MINLOC = new Op(StandardOps.MINLOC);
    public static final Op MAXLOC = new Op(StandardOps.MAXLOC);
    public static final Op REPLACE = new Op(WindowOp.REPLACE);
    public static final Op NO_OP = new Op(WindowOp.NO_OP);

    public static final int SUCCESS = ErrorClass.SUCCESS.value();
    public static final int ERR_BUFFER = ErrorClass.BUFFER.value();
    public static final int ERR_COUNT = ErrorClass.COUNT.value();
    public static final int ERR_TYPE = ErrorClass.TYPE.value();
    public static final int ERR_TAG = ErrorClass.TAG.value();
    public static final int ERR_COMM = ErrorClass.COMM.value();
    public static final int ERR_RANK = ErrorClass.RANK.value();
    public static final int ERR_REQUEST = ErrorClass.REQUEST.value();
    public static final int ERR_ROOT = ErrorClass.ROOT.value();
    public static final int ERR_GROUP = ErrorClass.GROUP.value();
    public static final int ERR_OP = ErrorClass.OP.value();
    public static final int ERR_TOPOLOGY = ErrorClass.TOPOLOGY.value();
    public static final int ERR_DIMS = ErrorClass.DIMS.value();
    public static final int ERR_ARG = ErrorClass.ARG.value();
    public static final int ERR_UNKNOWN = ErrorClass.UNKNOWN.value();
    public static final int ERR_TRUNCATE = ErrorClass.TRUNCATE.value();
    public static final int ERR_OTHER = ErrorClass.OTHER.value();
    public static final int ERR_INTERN = ErrorClass.INTERN.value();
    public static final int ERR_IN_STATUS = ErrorClass.IN_STATUS.value();
    public static final int ERR_PENDING = ErrorClass.PENDING.value();
    public static final int ERR_ACCESS = ErrorClass.ACCESS.value();
    public static final int ERR_AMODE = ErrorClass.AMODE.value();
    public static final int ERR_ASSERT = ErrorClass.ASSERT.value();
    public static final int ERR_BAD_FILE = ErrorClass.BAD_FILE.value();
    public static final int ERR_BASE = ErrorClass.BASE.value();
    public static final int ERR_CONVERSION = ErrorClass.CONVERSION.value();
    public static final int ERR_DISP = ErrorClass.DISP.value();
    public static final int ERR_DUP_DATAREP = ErrorClass.DUP_DATAREP.value();
    public static final int ERR_FILE_EXISTS = ErrorClass.FILE_EXISTS.value();
    public static final int ERR_FILE_IN_USE = ErrorClass.FILE_IN_USE.value();
    public static final int ERR_FILE = ErrorClass.FILE.value();
    public static final int ERR_INFO_KEY = ErrorClass.INFO_KEY.value();
    public static final int ERR_INFO_NOKEY = ErrorClass.INFO_NOKEY.value();
    public static final int ERR_INFO_VALUE = ErrorClass.INFO_VALUE.value();
    public static final int ERR_INFO = ErrorClass.INFO.value();
    public static final int ERR_IO = ErrorClass.IO.value();
    public static final int ERR_KEYVAL = ErrorClass.KEYVAL.value();
    public static final int ERR_LOCKTYPE = ErrorClass.LOCKTYPE.value();
    public static final int ERR_NAME = ErrorClass.NAME.value();
    public static final int ERR_NO_MEM = ErrorClass.NO_MEM.value();
    public static final int ERR_NOT_SAME = ErrorClass.NOT_SAME.value();
    public static final int ERR_NO_SPACE = ErrorClass.NO_SPACE.value();
    public static final int ERR_NO_SUCH_FILE = ErrorClass.NO_SUCH_FILE.value();
    public static final int ERR_PORT = ErrorClass.PORT.value();
    public static final int ERR_QUOTA = ErrorClass.QUOTA.value();
    public static final int ERR_READ_ONLY = ErrorClass.READ_ONLY.value();
    public static final int ERR_RMA_CONFLICT = ErrorClass.RMA_CONFLICT.value();
    public static final int ERR_RMA_SYNC = ErrorClass.RMA_SYNC.value();
    public static final int ERR_SERVICE = ErrorClass.SERVICE.value();
    public static final int ERR_SIZE = ErrorClass.SIZE.value();
    public static final int ERR_SPAWN = ErrorClass.SPAWN.value();
    public static final int ERR_UNSUPPORTED_DATAREP = ErrorClass.UNSUPPORTED_DATAREP.value();
    public static final int ERR_UNSUPPORTED_OPERATION = ErrorClass.UNSUPPORTED_OPERATION.value();
    public static final int ERR_WIN = ErrorClass.WIN.value();
    public static final int ERR_LASTCODE = 92;
    public static final int ERR_SYSRESOURCE = -2;

    private static byte[] attached;
    private static Thread mainThread;
    private static int threadLevel = THREAD_SINGLE;

    /** Open MPI lets programs make an object of this class; it has no use. */
    public MPI() {}

    /**
     * Starts the MPI part of the program.
     *
     * @return the program's arguments, as given
     */
    public static String[] Init(String[] args) throws MPIException {
        InitThread(args, THREAD_SINGLE);
        return args;
    }

    /**
     * As {@link #Init} for a program with threads of its own.
     *
     * @return the level provided, at most what was asked for
     */
    public static int InitThread(String[] args, int required) throws MPIException {
        ThreadLevel[] levels = ThreadLevel.values();
        ThreadLevel wanted = levels[Math.max(0, Math.min(required, levels.length - 1))];
        ThreadLevel granted = Core.get(() -> RANK.start(wanted));
        mainThread = Thread.currentThread();
        Environment.complete(INFO_ENV);
        threadLevel = Math.min(wanted.ordinal(), granted.ordinal());
        return threadLevel;
    }

    public static int queryThread() throws MPIException {
        Core.act(RANK::checkStarted);
        return threadLevel;
    }

    /** Whether the calling thread is the one that called {@link #Init} or {@link #InitThread}. */
    public static boolean isThreadMain() throws MPIException {
        Core.act(RANK::checkStarted);
        return Thread.currentThread() == mainThread;
    }

    /** Blocks until all ranks have come here. */
    public static void Finalize() throws MPIException {
        Core.act(RANK::finish);
    }

    /** Seconds from an arbitrary point in the past. */
    public static double wtime() throws MPIException {
        return RANK.nanoTime() / 1e9;
    }

    /** Seconds between two ticks of {@link #wtime}. */
    public static double wtick() throws MPIException {
        return 1e-9;
    }

    /** The version of the standard that this API follows. */
    public static Version getVersion() {
        return new Version(VERSION, SUBVERSION);
    }

    /** One line about the engine. */
    public static String getLibVersion() {
        return "Sluice: " + RANK.engineDescription();
    }

    /** For profilers; there is none here, so this does nothing. */
    public static void pControl(int level, Object obj) throws MPIException {
        // nothing listens
    }

    public static String getProcessorName() throws MPIException {
        return Core.get(() -> Core.rank().processorName());
    }

    public static boolean isInitialized() throws MPIException {
        return RANK.started();
    }

    public static boolean isFinalized() throws MPIException {
        return RANK.finished();
    }

    /** Gives {@link Comm#bSend} and its like as much room as this array has. */
    public static void attachBuffer(byte[] buffer) throws MPIException {
        Core.act(() -> Core.rank().attachBuffer(Core.given(buffer, ErrorClass.BUFFER, "buffer").length));
        attached = buffer;
    }

    /** Waits until all buffered messages have left; the array that was attached, null if none was. */
    public static byte[] detachBuffer() throws MPIException {
        Core.get(() -> Core.rank().detachBuffer());
        byte[] detached = attached;
        attached = null;
        return detached;
    }

    static int value(Similarity similarity) {
        return switch (similarity) {
            case IDENT -> IDENT;
            case CONGRUENT -> CONGRUENT;
            case SIMILAR -> SIMILAR;
            case UNEQUAL -> UNEQUAL;
        };
    }
}

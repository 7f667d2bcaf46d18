package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.Layout;
import org.sluicempi.runtime.face.Members;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Part;
import org.sluicempi.runtime.face.Similarity;

/** The environment of the rank that this class was loaded for: start, end, clock, constants, buffers. */
public final class MPI {
    static final Rank RANK = Rank.of(MPI.class);

    public static final Intracomm COMM_WORLD = new Intracomm(Part.world(RANK));
    public static final Intracomm COMM_SELF = new Intracomm(Part.self(RANK));

    public static final int THREAD_SINGLE = 0;
    public static final int THREAD_FUNNELED = 1;
    public static final int THREAD_SERIALIZED = 2;
    public static final int THREAD_MULTIPLE = 3;

    public static final int ANY_SOURCE = Communicator.ANY_SOURCE;
    public static final int ANY_TAG = Communicator.ANY_TAG;
    public static final int PROC_NULL = Communicator.PROC_NULL;
    public static final int UNDEFINED = org.sluicempi.runtime.Status.UNDEFINED;

    public static final int IDENT = 0;
    public static final int CONGRUENT = 1;
    public static final int SIMILAR = 2;
    public static final int UNEQUAL = 3;

    public static final int CART = 1;

    public static final Group GROUP_EMPTY = new Group(Members.EMPTY);

    public static final Datatype DATATYPE_NULL = Datatype.NULL;
    public static final Datatype BYTE = new Datatype(BasicType.BYTE);
    public static final Datatype CHAR = new Datatype(BasicType.CHAR);
    public static final Datatype SHORT = new Datatype(BasicType.SHORT);
    public static final Datatype BOOLEAN = new Datatype(BasicType.BOOLEAN);
    public static final Datatype INT = new Datatype(BasicType.INT);
    public static final Datatype LONG = new Datatype(BasicType.LONG);
    public static final Datatype FLOAT = new Datatype(BasicType.FLOAT);
    public static final Datatype DOUBLE = new Datatype(BasicType.DOUBLE);
    public static final Datatype PACKED = new Datatype(BasicType.PACKED);
    public static final Datatype INT2 = new Datatype(Layout.contiguous(2, BasicType.INT));

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

    public static final Request REQUEST_NULL = new Request(Operation.none());

    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler();
    public static final Errhandler ERRORS_RETURN = new Errhandler();

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
    public static final int ERR_NO_MEM = ErrorClass.NO_MEM.value();
    public static final int ERR_UNSUPPORTED_OPERATION = ErrorClass.UNSUPPORTED_OPERATION.value();

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
     * @return the level provided: {@link #THREAD_SERIALIZED} or what was asked for, if lower
     */
    public static int InitThread(String[] args, int required) throws MPIException {
        Core.run(RANK::start);
        mainThread = Thread.currentThread();
        threadLevel = Math.min(required, THREAD_SERIALIZED);
        return threadLevel;
    }

    public static int queryThread() throws MPIException {
        return threadLevel;
    }

    /** Whether the calling thread is the one that called {@link #Init} or {@link #InitThread}. */
    public static boolean isThreadMain() throws MPIException {
        return Thread.currentThread() == mainThread;
    }

    /** Blocks until all ranks have come here. */
    public static void Finalize() throws MPIException {
        Core.run(RANK::finish);
    }

    /** Seconds from an arbitrary point in the past. */
    public static double wtime() throws MPIException {
        return RANK.nanoTime() / 1e9;
    }

    /** Seconds between two ticks of {@link #wtime}. */
    public static double wtick() throws MPIException {
        return 1e-9;
    }

    public static String getProcessorName() throws MPIException {
        return Core.get(RANK::processorName);
    }

    public static boolean isInitialized() throws MPIException {
        return RANK.started();
    }

    public static boolean isFinalized() throws MPIException {
        return RANK.finished();
    }

    /** Gives {@link Comm#bSend} and its like as much room as this array has. */
    public static void attachBuffer(byte[] buffer) throws MPIException {
        Core.run(() -> RANK.attachBuffer(buffer.length));
        attached = buffer;
    }

    /** Waits until all buffered messages have left; the array that was attached, null if none was. */
    public static byte[] detachBuffer() throws MPIException {
        Core.get(RANK::detachBuffer);
        byte[] detached = attached;
        attached = null;
        return detached;
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static ByteBuffer newByteBuffer(int capacity) {
        return direct(capacity);
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static CharBuffer newCharBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Character.BYTES)).asCharBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static ShortBuffer newShortBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Short.BYTES)).asShortBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static IntBuffer newIntBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Integer.BYTES)).asIntBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static LongBuffer newLongBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Long.BYTES)).asLongBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static FloatBuffer newFloatBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Float.BYTES)).asFloatBuffer();
    }

    /** A direct buffer for {@code capacity} elements in native byte order. */
    public static DoubleBuffer newDoubleBuffer(int capacity) {
        return direct(Math.multiplyExact(capacity, Double.BYTES)).asDoubleBuffer();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static ByteBuffer slice(ByteBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice().order(buf.order());
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static CharBuffer slice(CharBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static ShortBuffer slice(ShortBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static IntBuffer slice(IntBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static LongBuffer slice(LongBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static FloatBuffer slice(FloatBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its capacity; shares the data. */
    public static DoubleBuffer slice(DoubleBuffer buf, int offset) {
        return buf.duplicate().clear().position(offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static ByteBuffer slice(byte[] buf, int offset) {
        return ByteBuffer.wrap(buf, offset, buf.length - offset).slice().order(ByteOrder.nativeOrder());
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static CharBuffer slice(char[] buf, int offset) {
        return CharBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static ShortBuffer slice(short[] buf, int offset) {
        return ShortBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static IntBuffer slice(int[] buf, int offset) {
        return IntBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static LongBuffer slice(long[] buf, int offset) {
        return LongBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static FloatBuffer slice(float[] buf, int offset) {
        return FloatBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    /** The part of {@code buf} from index {@code offset} to its end; shares the data. */
    public static DoubleBuffer slice(double[] buf, int offset) {
        return DoubleBuffer.wrap(buf, offset, buf.length - offset).slice();
    }

    static int value(Similarity similarity) {
        return switch (similarity) {
            case IDENT -> IDENT;
            case CONGRUENT -> CONGRUENT;
            case SIMILAR -> SIMILAR;
            case UNEQUAL -> UNEQUAL;
        };
    }

    private static ByteBuffer direct(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
    }
}

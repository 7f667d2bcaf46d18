package mpi;

import java.nio.ByteBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Members;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Similarity;

/** The environment of the rank that this class was loaded for: start, end, clock, constants. */
public class MPI {
    static final Rank RANK = Rank.of(MPI.class);

    /** Name of the system property that tells {@link Comm#Abort} what to do. */
    static final String ABORT = "sluice.abort";

    public static Intracomm COMM_WORLD = Intracomm.atOnce(GroupedCommunicator.world(RANK));
    public static Comm COMM_SELF = Intracomm.atOnce(GroupedCommunicator.self(RANK));

    public static int ANY_SOURCE = Communicator.ANY_SOURCE;
    public static int ANY_TAG = Communicator.ANY_TAG;
    public static int PROC_NULL = Communicator.PROC_NULL;
    public static int UNDEFINED = org.sluicempi.runtime.Status.UNDEFINED;

    public static final int IDENT = 0;
    public static final int CONGRUENT = 3;
    public static final int SIMILAR = 1;
    public static final int UNEQUAL = 2;

    public static int GRAPH = 1;
    public static int CART = 2;

    public static Group GROUP_EMPTY = new Group(new mpjdev.Group(Members.EMPTY));
    public static Group GROUP_NULL = new Group(null);
    public static Comm COMM_NULL = new Comm(null);

    /** Key of {@link Comm#Attr_get} for the largest tag. */
    public static int TAG_UB = 1;
    /** Key of {@link Comm#Attr_get} for the rank of the host process: {@link #PROC_NULL}, there is none. */
    public static int HOST = 2;
    /** Key of {@link Comm#Attr_get} for a rank that can do input and output: each can. */
    public static int IO = 3;

    /** Whether the library prints what it does: no. */
    public static final boolean DEBUG = false;

    /** Means nothing here. */
    public static boolean isOldSelected = false;

    public static final int NUM_OF_PROCESSORS = Runtime.getRuntime().availableProcessors();

    /** Room that one buffered message needs in the attached buffer beside its data: none. */
    public static int BSEND_OVERHEAD = 0;

    public static int SEND_OVERHEAD = 0;
    public static int RECV_OVERHEAD = 0;

    public static int THREAD_SINGLE = 1;
    public static int THREAD_FUNNELED = 2;
    public static int THREAD_SERIALIZED = 3;
    public static int THREAD_MULTIPLE = 4;

    public static Datatype NULL = new EmptyType(Bounds.EMPTY, 0);
    public static Datatype BYTE = new PlainType(BasicType.BYTE);
    public static Datatype CHAR = new PlainType(BasicType.CHAR);
    public static Datatype SHORT = new PlainType(BasicType.SHORT);
    public static Datatype BOOLEAN = new PlainType(BasicType.BOOLEAN);
    public static Datatype INT = new PlainType(BasicType.INT);
    public static Datatype LONG = new PlainType(BasicType.LONG);
    public static Datatype FLOAT = new PlainType(BasicType.FLOAT);
    public static Datatype DOUBLE = new PlainType(BasicType.DOUBLE);
    public static Datatype PACKED = new PackedType();
    /** Marks in {@link Datatype#Struct} where an element begins. */
    public static Datatype LB = new EmptyType(Bounds.LOWER_MARKER, 10);
    /** Marks in {@link Datatype#Struct} where an element ends. */
    public static Datatype UB = new EmptyType(Bounds.UPPER_MARKER, 11);

    public static Datatype OBJECT = new ObjectType();
    public static Datatype SHORT2 = Datatype.Contiguous(2, SHORT);
    public static Datatype INT2 = Datatype.Contiguous(2, INT);
    public static Datatype LONG2 = Datatype.Contiguous(2, LONG);
    public static Datatype FLOAT2 = Datatype.Contiguous(2, FLOAT);
    public static Datatype DOUBLE2 = Datatype.Contiguous(2, DOUBLE);

    public static Op MAX = new Op(StandardOps.MAX);
    public static Op MIN = new Op(StandardOps.MIN);
    public static Op SUM = new Op(StandardOps.SUM);
    public static Op PROD = new Op(StandardOps.PROD);
    public static Op LAND = new Op(StandardOps.LAND);
    public static Op BAND = new Op(StandardOps.BAND);
    public static Op LOR = new Op(StandardOps.LOR);
    public static Op BOR = new Op(StandardOps.BOR);
    public static Op LXOR = new Op(StandardOps.LXOR);
    public static Op BXOR = new Op(StandardOps.BXOR);
    public static Op MAXLOC = new Op(StandardOps.MAXLOC);
    public static Op MINLOC = new Op(StandardOps.MINLOC);

    public static Request REQUEST_NULL = new Request(Operation.none(), Counts.NOTHING);
    public static Status EMPTY_STATUS = Status.of(org.sluicempi.runtime.Status.INACTIVE);

    /** An error ends the job. */
    public static Errhandler ERRORS_ARE_FATAL = new Errhandler();
    /** An error is thrown. This is what happens from the start, as with MPJ Express. */
    public static Errhandler ERRORS_RETURN = new Errhandler();

    private static Errhandler errhandler = ERRORS_RETURN;

    /** MPJ Express lets programs make an object of this class; it has no use. */
    public MPI() {}

    /**
     * Starts the MPI part of the program; also again after {@link #Finalize}, with a new {@link #COMM_WORLD}. (On a library
     * that grants fewer threads than {@link #THREAD_MULTIPLE} it cannot be started again.)
     *
     * @param args as {@code main} got them
     * @return the program's own: without the three that MPJ Express's starter puts in front, if they are there
     */
    public static String[] Init(String[] args) throws MPIException {
        Core.act(() -> {
            if (RANK.finished()) {
                RANK.restart();
                COMM_WORLD = new Intracomm(GroupedCommunicator.world(RANK).dup());
            } else {
                RANK.start();
            }
        });
        return StarterArguments.own(args, RANK.world());
    }

    /**
     * As {@link #Init}.
     *
     * @param required what the program's threads do: one of {@link #THREAD_SINGLE} to {@link #THREAD_MULTIPLE}
     * @param provided ignored; {@link #queryThread} tells what is granted
     */
    public static String[] initThread(int required, int provided, String[] args) {
        if (required < THREAD_SINGLE || required > THREAD_MULTIPLE) {
            throw new MPIException("there is no thread level " + required);
        }
        Core.act(() -> RANK.start(ThreadLevel.values()[required - THREAD_SINGLE]));
        return StarterArguments.own(args, RANK.world());
    }

    /** One of {@link #THREAD_SINGLE} to {@link #THREAD_MULTIPLE}. */
    public static int queryThread() {
        return THREAD_SINGLE + Core.get(() -> Core.rank().threadLevel()).ordinal();
    }

    /** Whether the caller is the thread that called {@link #Init}. */
    public static boolean isMainThread() {
        return Core.get(() -> Core.rank().onMainThread());
    }

    /** Waits until all buffered messages have left and all ranks have come here. */
    public static void Finalize() throws MPIException {
        Core.act(() -> {
            Core.rank().detachBuffer();
            RANK.suspend();
        });
    }

    /** Between {@link #Init} and {@link #Finalize}. */
    public static boolean Initialized() throws MPIException {
        return RANK.started() && !RANK.finished();
    }

    /** From now on errors of all calls of this rank do this. */
    public static void Errorhandler_set(Errhandler handler) throws MPIException {
        if (handler == null) {
            throw new MPIException("the error handler is null");
        }
        errhandler = handler;
    }

    public static Errhandler Errorhandler_get() throws MPIException {
        return errhandler;
    }

    /** Returns if errors are to be thrown, ends the job otherwise. */
    static void handle(MPIException exception, MpiError error) {
        if (errhandler == ERRORS_ARE_FATAL && !error.isOfProgram()) {
            System.err.println("rank " + RANK.world().rank() + ": errors are fatal");
            exception.printStackTrace();
            RANK.world().abort(error.errorClass().value());
        }
    }

    /** Seconds from an arbitrary point in the past. */
    public static double Wtime() throws MPIException {
        return RANK.nanoTime() / 1e9;
    }

    /** Seconds between two ticks of {@link #Wtime}. */
    public static double Wtick() throws MPIException {
        return 1e-9;
    }

    public static String Get_processor_name() throws MPIException {
        return Core.get(() -> Core.rank().processorName());
    }

    /** Gives {@link Comm#Bsend} and its like as much room as this buffer has, in place of what was attached before. */
    public static void Buffer_attach(ByteBuffer buffer) throws MPIException {
        attach(given(buffer).capacity());
    }

    /** As {@link #Buffer_attach(ByteBuffer)}: the spelling of mpiJava 1.2. */
    public static void Buffer_attach(byte[] buffer) throws MPIException {
        attach(given(buffer).length);
    }

    private static <T> T given(T buffer) {
        return Core.get(() -> Given.given(buffer, ErrorClass.BUFFER, "buffer"));
    }

    private static void attach(int bytes) throws MPIException {
        Core.act(() -> {
            Core.rank().detachBuffer();
            RANK.attachBuffer(bytes);
        });
    }

    /**
     * Waits until all buffered messages have left. Returns nothing, as in MPJ Express; mpiJava returns the array that was
     * attached.
     */
    public static void Buffer_detach() throws MPIException {
        Core.get(() -> Core.rank().detachBuffer());
    }

    /**
     * The rank in a topology of this many places that keeps the order, {@link #UNDEFINED} if there is none for the caller.
     *
     * @throws MpiError {@link ErrorClass#ARG} if there are fewer ranks than places
     */
    static int mapped(Communicator communicator, int places) {
        if (places > communicator.size()) {
            throw new MpiError(ErrorClass.ARG, places + " places for " + communicator.size() + " ranks");
        }
        return communicator.rank() < places ? communicator.rank() : UNDEFINED;
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

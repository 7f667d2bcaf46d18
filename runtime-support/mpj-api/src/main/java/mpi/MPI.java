package mpi;

import java.nio.ByteBuffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.Layout;
import org.sluicempi.runtime.face.Members;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Part;
import org.sluicempi.runtime.face.Similarity;

/** The environment of the rank that this class was loaded for: start, end, clock, constants. */
public class MPI {
    static final Rank RANK = Rank.of(MPI.class);

    public static Intracomm COMM_WORLD = new Intracomm(Part.world(RANK));
    public static Comm COMM_SELF = new Intracomm(Part.self(RANK));

    public static int ANY_SOURCE = Communicator.ANY_SOURCE;
    public static int ANY_TAG = Communicator.ANY_TAG;
    public static int PROC_NULL = Communicator.PROC_NULL;
    public static int UNDEFINED = org.sluicempi.runtime.Status.UNDEFINED;

    public static final int IDENT = 0;
    public static final int CONGRUENT = 3;
    public static final int SIMILAR = 1;
    public static final int UNEQUAL = 2;

    public static int CART = 2;

    public static Group GROUP_EMPTY = new Group(Members.EMPTY);

    /** Room that one buffered message needs in the attached buffer beside its data. */
    public static int BSEND_OVERHEAD = 0;

    public static int SEND_OVERHEAD = 0;
    public static int RECV_OVERHEAD = 0;

    public static int THREAD_SINGLE = 1;
    public static int THREAD_FUNNELED = 2;
    public static int THREAD_SERIALIZED = 3;
    public static int THREAD_MULTIPLE = 4;

    public static Datatype BYTE = new PlainType(BasicType.BYTE);
    public static Datatype CHAR = new PlainType(BasicType.CHAR);
    public static Datatype SHORT = new PlainType(BasicType.SHORT);
    public static Datatype BOOLEAN = new PlainType(BasicType.BOOLEAN);
    public static Datatype INT = new PlainType(BasicType.INT);
    public static Datatype LONG = new PlainType(BasicType.LONG);
    public static Datatype FLOAT = new PlainType(BasicType.FLOAT);
    public static Datatype DOUBLE = new PlainType(BasicType.DOUBLE);
    public static Datatype PACKED = new PlainType(BasicType.PACKED);
    public static Datatype OBJECT = new ObjectType();
    public static Datatype SHORT2 = new PlainType(Layout.contiguous(2, BasicType.SHORT));
    public static Datatype INT2 = new PlainType(Layout.contiguous(2, BasicType.INT));
    public static Datatype LONG2 = new PlainType(Layout.contiguous(2, BasicType.LONG));
    public static Datatype FLOAT2 = new PlainType(Layout.contiguous(2, BasicType.FLOAT));
    public static Datatype DOUBLE2 = new PlainType(Layout.contiguous(2, BasicType.DOUBLE));

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

    public static Request REQUEST_NULL = new Request(Operation.none(), Incoming.NOTHING);
    public static Status EMPTY_STATUS = Status.of(org.sluicempi.runtime.Status.EMPTY);

    public static Errhandler ERRORS_ARE_FATAL = new Errhandler();
    public static Errhandler ERRORS_RETURN = new Errhandler();

    /** MPJ Express lets programs make an object of this class; it has no use. */
    public MPI() {}

    /**
     * Starts the MPI part of the program.
     *
     * @return the program's own arguments
     */
    public static String[] Init(String[] args) throws MPIException {
        Core.run(RANK::start);
        return args;
    }

    /** Blocks until all ranks have come here. */
    public static void Finalize() throws MPIException {
        Core.run(RANK::finish);
    }

    public static boolean Initialized() throws MPIException {
        return RANK.started();
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
        return Core.get(RANK::processorName);
    }

    /** Gives {@link Comm#Bsend} and its like as much room as this buffer has. */
    public static void Buffer_attach(ByteBuffer buffer) throws MPIException {
        Core.run(() -> RANK.attachBuffer(buffer.capacity()));
    }

    /** Waits until all buffered messages have left. */
    public static void Buffer_detach() throws MPIException {
        Core.get(RANK::detachBuffer);
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

package programs;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import mpi.CartComm;
import mpi.Comm;
import mpi.Count;
import mpi.Datatype;
import mpi.DeltaCalls;
import mpi.DeltaSend;
import mpi.DoubleComplex;
import mpi.Errhandler;
import mpi.File;
import mpi.FloatComplex;
import mpi.GraphComm;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.UserFunction;
import mpi.Win;
import org.sluicempi.facetest.Check;
import org.sluicempi.facetest.NullWalk;
import org.sluicempi.facetest.PublicClasses;

/**
 * Null for every argument of every call, one after the other: an error that names it, and nothing has begun. Ranks in pairs, each
 * for itself, so that there is a communicator between groups. With an argument on an engine that is not the embedded one.
 */
public final class NothingGiven {
    /** What may be null, or an array of null, and why. */
    private static final Set<String> TAKEN = Set.of(
            // no hints
            "Info",
            // never throws: its end does
            "CommDeltas.deltaSendBegin",
            "CommDeltas.deltaSSendBegin",
            "CommDeltas.deltaRSendBegin",
            // its start refuses it
            "CommMessages.sendInit(0)",
            "CommMessages.bSendInit(0)",
            "CommMessages.sSendInit(0)",
            "CommMessages.rSendInit(0)",
            "CommMessages.recvInit(0)",
            // its use refuses it
            "Op.new(0)",
            // woven classes give what there is
            "DeltaRecv.received(0)",
            // in place
            "Intracomm.scan(0)",
            "Intracomm.iScan(0)",
            "Intracomm.exScan(0)",
            "Intracomm.iExScan(0)",
            // rank 0 receives nothing
            "Intracomm.exScan(1)",
            "Intracomm.iExScan(1)",
            // no weights
            "Intracomm.createDistGraph(3)",
            // memory of its own
            "Win.new(4)",
            // nothing listens
            "MPI.pControl(1)",
            // for a person to read
            "DeltaSend.abandon(0)",
            // values without a life of their own
            "FileView.new",
            "MPIException.new");

    /**
     * What would block or end the job has no reference among its parameters, or refuses null first. The embedded engine has
     * no files to call. Others start processes, wait for other jobs, and want every window freed, or refuse one of a single
     * rank.
     */
    private static Set<String> notCalled(boolean embedded) {
        return embedded
                ? Set.of("File")
                : Set.of(
                        "Intracomm.spawn",
                        "Intracomm.spawnMultiple",
                        "Intracomm.accept",
                        "Intracomm.connect",
                        "Win.new");
    }

    private final Map<Class<?>, Supplier<?>> samples = new HashMap<>();
    private final List<Check.Call> ends = new ArrayList<>();
    private final Intracomm comm = MPI.COMM_SELF;

    private NothingGiven() {}

    private interface Maker<T> {
        T make() throws Exception;
    }

    private <T> void sample(Class<T> type, Maker<? extends T> maker) {
        samples.put(type, () -> {
            try {
                return maker.make();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        MPI.COMM_SELF.setErrhandler(MPI.ERRORS_RETURN);
        NothingGiven walk = new NothingGiven();
        walk.communicators();
        walk.values();
        walk.memory();
        if (args.length > 0) {
            walk.files();
        }
        new NullWalk(MPIException.class, walk.samples, TAKEN, notCalled(args.length == 0), walk::quiet)
                .over(PublicClasses.beside(MPI.class));
        for (Check.Call end : walk.ends) {
            end.run();
        }
        MPI.Finalize();
        Check.report();
    }

    /** No message is under way, and no receive waits for one. */
    private void quiet() throws MPIException {
        Check.that(comm.iProbe(MPI.ANY_SOURCE, MPI.ANY_TAG) == null, "no message");
        ByteBuffer empty = MPI.newByteBuffer(1);
        Request sent = comm.iSend(empty, 0, MPI.BYTE, 0, 0);
        Check.that(comm.iProbe(0, 0) != null, "no receive waits");
        comm.recv(empty, 0, MPI.BYTE, 0, 0);
        sent.waitFor();
    }

    private void communicators() throws Exception {
        CartComm grid = comm.createCart(new int[] {1}, new boolean[] {true}, false);
        GraphComm graph = comm.createGraph(new int[] {1}, new int[] {0}, false);
        Win window = new Win(MPI.newByteBuffer(64), 64, 1, MPI.INFO_NULL, MPI.COMM_WORLD);
        ends.add(window::free);
        for (Comm each : new Comm[] {grid, graph}) {
            each.setErrhandler(MPI.ERRORS_RETURN);
        }
        window.setErrhandler(MPI.ERRORS_RETURN);
        Intercomm other = MPI.COMM_WORLD.createIntercomm(comm, 0, MPI.COMM_WORLD.getRank() ^ 1, 1);
        sample(Intercomm.class, () -> other);
        sample(Comm.class, () -> comm);
        sample(Intracomm.class, () -> comm);
        sample(CartComm.class, () -> grid);
        sample(GraphComm.class, () -> graph);
        sample(Win.class, () -> window);
        sample(Group.class, comm::getGroup);
        sample(Errhandler.class, () -> MPI.ERRORS_RETURN);
        sample(Message.class, Message::new);
        sample(Request.class, () -> MPI.REQUEST_NULL);
        sample(Request[].class, () -> new Request[] {MPI.REQUEST_NULL});
        Prequest persistent = comm.sendInit(MPI.newByteBuffer(1), 0, MPI.BYTE, MPI.PROC_NULL, 0);
        sample(Prequest.class, () -> persistent);
        sample(Prequest[].class, () -> new Prequest[] {persistent});
        sample(DeltaCalls.class, () -> DeltaCalls.begin());
        sample(DeltaSend.class, () -> comm.deltaSendBegin(false, new int[1], 1, MPI.INT, MPI.PROC_NULL, 0));
        sample(Status.class, () -> comm.recv(new int[1], 1, MPI.INT, MPI.PROC_NULL, 0));
    }

    private void files() throws Exception {
        Path name = Files.createTempFile("nothing", "given");
        File file = new File(comm, name.toString(), MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE);
        ends.add(file::close);
        sample(File.class, () -> file);
    }

    private void values() {
        sample(Info.class, Info::new);
        sample(Info[].class, () -> new Info[] {new Info()});
        sample(Datatype.class, () -> MPI.INT);
        sample(Datatype[].class, () -> new Datatype[] {MPI.INT});
        sample(Op.class, () -> MPI.SUM);
        sample(Count.class, () -> new Count(1));
        sample(UserFunction.class, () -> new UserFunction() {});
        sample(String.class, () -> "x");
        sample(String[].class, () -> new String[] {"x"});
        sample(String[][].class, () -> new String[][] {{"x"}});
        sample(Throwable.class, () -> new Exception("x"));
        sample(mpi.Struct.class, () -> MPI.int2);
        sample(mpi.Int2.class, () -> MPI.int2);
        sample(mpi.ShortInt.class, () -> MPI.shortInt);
        sample(mpi.LongInt.class, () -> MPI.longInt);
        sample(mpi.FloatInt.class, () -> MPI.floatInt);
        sample(mpi.DoubleInt.class, () -> MPI.doubleInt);
    }

    private void memory() {
        sample(Object.class, () -> new int[8]);
        sample(Buffer.class, () -> MPI.newIntBuffer(8));
        sample(int[].class, () -> new int[] {0});
        sample(int[][].class, () -> new int[][] {{0, 0, 1}});
        sample(boolean[].class, () -> new boolean[1]);
        sample(byte[].class, () -> new byte[64]);
        sample(char[].class, () -> new char[8]);
        sample(short[].class, () -> new short[8]);
        sample(long[].class, () -> new long[8]);
        sample(float[].class, () -> new float[8]);
        sample(double[].class, () -> new double[8]);
        sample(ByteBuffer.class, () -> MPI.newByteBuffer(64));
        sample(java.nio.CharBuffer.class, () -> MPI.newCharBuffer(8));
        sample(java.nio.ShortBuffer.class, () -> MPI.newShortBuffer(8));
        sample(java.nio.IntBuffer.class, () -> MPI.newIntBuffer(8));
        sample(java.nio.LongBuffer.class, () -> MPI.newLongBuffer(8));
        sample(java.nio.FloatBuffer.class, () -> MPI.newFloatBuffer(8));
        sample(java.nio.DoubleBuffer.class, () -> MPI.newDoubleBuffer(8));
        sample(DoubleComplex.class, () -> DoubleComplex.get(new double[2]));
        sample(FloatComplex.class, () -> FloatComplex.get(new float[2]));
    }
}

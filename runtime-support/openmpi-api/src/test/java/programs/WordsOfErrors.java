package programs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.List;
import mpi.CartComm;
import mpi.Comm;
import mpi.Datatype;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.UserFunction;
import mpi.Win;
import org.sluicempi.facetest.Check;

/**
 * Errors that name what the program has given: {@link Check#fails} looks whether all of it is in words that users know. For
 * two ranks or more, on every engine.
 */
public final class WordsOfErrors {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private WordsOfErrors() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        WORLD.setErrhandler(MPI.ERRORS_RETURN);
        buffers();
        datatypes();
        operations();
        windows();
        nothingGiven();
        noArrays();
        noRequests();
        WORLD.barrier();
        MPI.Finalize();
        Check.report();
    }

    private static String message(int errorClass, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "error class " + errorClass);
        Check.same(errorClass, thrown.getErrorClass(), "class of " + thrown);
        return thrown.getMessage();
    }

    private static void told(String words, String message) {
        Check.that(message.contains(words), message);
    }

    private static void buffers() {
        for (Object wrong : List.of("text", new String[1], List.of(1), new int[1][1])) {
            told("cannot hold INT", message(MPI.ERR_TYPE, () -> WORLD.send(wrong, 1, MPI.INT, 0, 0)));
            told("cannot hold DOUBLE", message(MPI.ERR_TYPE, () -> WORLD.bcast(wrong, 1, MPI.DOUBLE, 0)));
        }
        message(MPI.ERR_BUFFER, () -> WORLD.send(null, 1, MPI.INT, 0, 0));
        for (Object small : List.of(new byte[1], new double[0], CharBuffer.allocate(1), MPI.newShortBuffer(1))) {
            message(MPI.ERR_BUFFER, () -> WORLD.send(small, 1, MPI.INT, 0, 0));
            message(MPI.ERR_BUFFER, () -> WORLD.recv(small, 1, MPI.DOUBLE, 0, 0));
        }
        IntBuffer fixed = MPI.newIntBuffer(1).asReadOnlyBuffer();
        message(MPI.ERR_BUFFER, () -> WORLD.recv(fixed, 1, MPI.INT, 0, 0));
    }

    private static void datatypes() throws MPIException {
        Datatype every = Datatype.createVector(3, 1, 2, MPI.INT);
        message(MPI.ERR_BUFFER, () -> WORLD.send(new int[4], 1, every, 0, 0));
        told("derived datatype", message(MPI.ERR_OP, () -> WORLD.allReduce(new int[5], 1, every, MPI.MAXLOC)));
        told("DOUBLE", message(MPI.ERR_OP, () -> WORLD.allReduce(new double[1], 1, MPI.DOUBLE, MPI.BAND)));
        message(MPI.ERR_OP, () -> WORLD.allReduce(MPI.newByteBuffer(16), 1, MPI.DOUBLE_INT, MPI.SUM));
        message(MPI.ERR_TYPE, () -> WORLD.send(new int[1], 1, null, 0, 0));
    }

    private static void operations() throws MPIException {
        message(MPI.ERR_OP, MPI.SUM::free);
        Op gone = new Op(new Sum(), true);
        gone.free();
        message(MPI.ERR_OP, () -> WORLD.allReduce(new int[1], 1, MPI.INT, gone));
    }

    private static void windows() throws MPIException {
        IntBuffer memory = MPI.newIntBuffer(2);
        Win window = new Win(memory, 2, 1, MPI.INFO_NULL, WORLD);
        window.setErrhandler(MPI.ERRORS_RETURN);
        window.fence(0);
        message(MPI.ERR_RANK, () -> window.put(memory, 1, MPI.INT, 99, 0, 1, MPI.INT));
        window.fence(0);
        window.free();
        message(MPI.ERR_WIN, () -> window.fence(0));
        told("buffer of 8", message(MPI.ERR_SIZE, () -> new Win(memory, 3, 1, MPI.INFO_NULL, WORLD)));
        message(MPI.ERR_SIZE, () -> new Win(memory, -1, 1, MPI.INFO_NULL, WORLD));
        told("IntBuffer", message(MPI.ERR_BUFFER, () -> new Win(IntBuffer.allocate(2), 2, 1, MPI.INFO_NULL, WORLD)));
        told("null", message(MPI.ERR_BUFFER, () -> new Win(null, 1, 1, MPI.INFO_NULL, WORLD)));
        message(MPI.ERR_ARG, () -> new Win(4, 4, MPI.INFO_NULL, WORLD, ByteBuffer.allocateDirect(4), 7));
    }

    private static void nothingGiven() throws MPIException {
        Status status =
                WORLD.sendRecv(new int[1], 1, MPI.INT, MPI.PROC_NULL, 0, new int[1], 1, MPI.INT, MPI.PROC_NULL, 0);
        told("datatype is null", message(MPI.ERR_TYPE, () -> status.getCount(null)));
        told("datatype is null", message(MPI.ERR_TYPE, () -> status.getElements(null)));
        told("datatype is null", message(MPI.ERR_TYPE, () -> status.setElements(null, 1)));
        told("datatype is null", message(MPI.ERR_TYPE, () -> WORLD.packSize(1, null)));
        told("packed buffer is null", message(MPI.ERR_BUFFER, () -> WORLD.pack(new int[1], 1, MPI.INT, null, 0)));
        told("packed buffer is null", message(MPI.ERR_BUFFER, () -> WORLD.unpack(null, 0, new int[1], 1, MPI.INT)));
        told("buffer is null", message(MPI.ERR_BUFFER, () -> MPI.attachBuffer(null)));
        told("local communicator is null", message(MPI.ERR_COMM, () -> WORLD.createIntercomm(null, 0, 1, 0)));
    }

    private static void noArrays() throws MPIException {
        int[] one = {1};
        told("displacements is null", message(MPI.ERR_ARG, () -> Datatype.createIndexed(one, null, MPI.INT)));
        told("displacements is null", message(MPI.ERR_ARG, () -> Datatype.createHIndexed(one, null, MPI.INT)));
        told("lengths is null", message(MPI.ERR_ARG, () -> Datatype.createIndexed(null, one, MPI.INT)));
        told("lengths is null", message(MPI.ERR_ARG, () -> Datatype.createHIndexed(null, one, MPI.INT)));
        Datatype[] ints = {MPI.INT};
        told("displacements is null", message(MPI.ERR_ARG, () -> Datatype.createStruct(one, null, ints)));
        told("lengths is null", message(MPI.ERR_ARG, () -> Datatype.createStruct(null, one, ints)));
        told("datatypes is null", message(MPI.ERR_ARG, () -> Datatype.createStruct(one, one, null)));
        told("datatype is null", message(MPI.ERR_TYPE, () -> Datatype.createStruct(one, one, new Datatype[1])));
        told("datatype is null", message(MPI.ERR_TYPE, () -> Datatype.createVector(1, 1, 1, null)));
        told("datatype is null", message(MPI.ERR_TYPE, () -> Datatype.createResized(null, 0, 4)));
        told("communicator is null", message(MPI.ERR_COMM, () -> Comm.compare(WORLD, null)));
        told("communicator is null", message(MPI.ERR_COMM, () -> Comm.compare(null, WORLD)));
        Group all = WORLD.getGroup();
        told("group is null", message(MPI.ERR_GROUP, () -> Group.compare(all, null)));
        told("group is null", message(MPI.ERR_GROUP, () -> Group.union(null, all)));
        told("group is null", message(MPI.ERR_GROUP, () -> WORLD.create(null)));
        told("ranks is null", message(MPI.ERR_ARG, () -> all.incl(null)));
        told("ranks is null", message(MPI.ERR_ARG, () -> Group.translateRanks(all, null, all)));
        told("ranges is null", message(MPI.ERR_ARG, () -> all.rangeExcl(null)));
        message(MPI.ERR_ARG, () -> all.rangeIncl(new int[1][]));
        CartComm grid = WORLD.createCart(new int[] {WORLD.getSize()}, new boolean[1], false);
        grid.setErrhandler(MPI.ERRORS_RETURN);
        told("remain is null", message(MPI.ERR_ARG, () -> grid.sub(null)));
        told("coordinates is null", message(MPI.ERR_ARG, () -> grid.getRank((int[]) null)));
        told("dimensions is null", message(MPI.ERR_ARG, () -> CartComm.createDims(1, null)));
        told("periods is null", message(MPI.ERR_ARG, () -> WORLD.createCart(one, null, false)));
        told("index of the graph is null", message(MPI.ERR_ARG, () -> WORLD.createGraph(null, one, false)));
        grid.free();
    }

    /** Nothing is started, and nothing waited for, where a request is missing. */
    private static void noRequests() throws MPIException {
        told("array of requests is null", message(MPI.ERR_REQUEST, () -> Request.waitAll(null)));
        told("array of requests is null", message(MPI.ERR_REQUEST, () -> Request.testAny(null)));
        told("array of requests is null", message(MPI.ERR_REQUEST, () -> Prequest.startAll(null)));
        Request barrier = WORLD.iBarrier();
        told("request 1 of 2", message(MPI.ERR_REQUEST, () -> Request.waitAllStatus(new Request[] {barrier, null})));
        barrier.waitFor();
        IntBuffer one = MPI.newIntBuffer(1);
        Prequest made = WORLD.sendInit(one, 1, MPI.INT, MPI.PROC_NULL, 0);
        told("request 1 of 2", message(MPI.ERR_REQUEST, () -> Prequest.startAll(new Prequest[] {made, null})));
        made.start();
        made.waitFor();
        made.free();
        told("begun is null", message(MPI.ERR_ARG, () -> WORLD.deltaSendRecv(null, new int[1], 1, MPI.INT, 0, 0)));
    }

    private static final class Sum extends UserFunction {
        @Override
        public void call(Object in, Object inout, int count, Datatype type) {
            ((int[]) inout)[0] += ((int[]) in)[0];
        }
    }
}

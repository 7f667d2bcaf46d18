package programs;

import mpi.Count;
import mpi.Datatype;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Handlers: the default, inheritance by what is made of a communicator, calling one. */
public final class ErrorHandlers {
    private ErrorHandlers() {}

    public static void main(String[] args) throws Exception {
        Check.fails(MPIException.class, MPI::Finalize, "before Init nothing is fatal");
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        Check.same(MPI.ERRORS_ARE_FATAL, world.getErrhandler(), "default");
        Check.same(MPI.ERRORS_ARE_FATAL, MPI.COMM_SELF.getErrhandler(), "default of self");
        Check.same(MPI.ERRORS_ARE_FATAL, world.dup().getErrhandler(), "inherited by dup");
        world.setErrhandler(MPI.ERRORS_RETURN);
        Check.same(MPI.ERRORS_RETURN, world.dup().getErrhandler(), "dup");
        Check.same(MPI.ERRORS_RETURN, world.clone().getErrhandler(), "clone");
        Check.same(MPI.ERRORS_RETURN, world.split(0, 0).getErrhandler(), "split");
        Check.same(MPI.ERRORS_RETURN, world.create(world.getGroup()).getErrhandler(), "create");
        int[] dims = {world.getSize()};
        Check.same(
                MPI.ERRORS_RETURN, world.createCart(dims, new boolean[1], false).getErrhandler(), "grid");
        Check.same(MPI.ERRORS_ARE_FATAL, MPI.COMM_SELF.getErrhandler(), "self has its own");
        classes(world);
        MPI.Finalize();
        Check.fails(MPIException.class, MPI::Finalize, "after Finalize nothing is fatal");
        Check.report();
    }

    private static void classes(Intracomm world) throws MPIException {
        raises(MPI.ERR_RANK, () -> world.send(new int[1], 1, MPI.INT, 99, 0), "rank");
        raises(MPI.ERR_TAG, () -> world.send(new int[1], 1, MPI.INT, 0, -5), "tag");
        raises(MPI.ERR_COUNT, () -> world.send(new int[1], -1, MPI.INT, 0, 0), "count");
        raises(MPI.ERR_TYPE, () -> world.send(new Object[1], 1, MPI.INT, 0, 0), "no array of numbers");
        raises(MPI.ERR_BUFFER, () -> world.send(new int[1], 1, MPI.DOUBLE, 0, 0), "too small an array");
        raises(MPI.ERR_TYPE, () -> world.send(new int[1], 1, MPI.DATATYPE_NULL, 0, 0), "null type");
        raises(MPI.ERR_TYPE, () -> world.recv(new int[1], 1, null, 0, 0), "no type");
        raises(MPI.ERR_ROOT, () -> world.bcast(new int[1], 1, MPI.INT, world.getSize()), "root");
        raises(MPI.ERR_ARG, () -> world.split(-7, 0), "colour");
        int me = world.getRank();
        Status sent = world.sendRecv(new int[1], 1, MPI.INT, me, 1, new int[1], 1, MPI.INT, me, 1);
        Count many = new Count(Long.MAX_VALUE);
        raises(MPI.ERR_COUNT, () -> sent.setElementsX(MPI.INT, many), "more bytes than a long can tell");
        raises(MPI.ERR_ARG, () -> world.setErrhandler(null), "no handler");
        raises(MPI.ERR_ARG, () -> world.setName(null), "no name");
        raises(MPI.ERR_ARG, () -> MPI.INT.clone().setName(null), "no name of a type");
        int[] few = new int[world.getSize() - 1];
        raises(MPI.ERR_COUNT, () -> world.reduceScatter(few, few, few, MPI.INT, MPI.SUM), "too few counts");
        raises(
                MPI.ERR_ARG,
                () -> world.allToAllw(null, null, null, null, MPI.newIntBuffer(1), few, few, null),
                "no datatypes");
        raises(MPI.ERR_COUNT, () -> world.reduceScatter(few, null, MPI.INT, MPI.SUM), "no counts");
        raises(MPI.ERR_COUNT, () -> Datatype.createContiguous(-1, MPI.INT), "calls without a communicator");
        int most = Integer.MAX_VALUE;
        raises(MPI.ERR_COUNT, () -> Datatype.createContiguous(most, MPI.DOUBLE), "a type beyond an int");
        raises(MPI.ERR_COUNT, () -> Datatype.createHVector(3, 1, most, MPI.BYTE), "a place beyond an int");
        raises(MPI.ERR_COUNT, () -> world.createCart(new int[] {most, most}, new boolean[2], false), "a large grid");
        raises(MPI.ERR_INFO_NOKEY, () -> new Info().delete("no"), "info");
        world.callErrhandler(MPI.ERR_TRUNCATE);
        world.callErrhandler(12345);
        Intracomm gone = world.dup();
        gone.free();
        Check.that(gone.isNull(), "freed");
        raises(MPI.ERR_COMM, gone::getRank, "freed communicator");
    }

    private static void raises(int errorClass, Check.Call call, String what) {
        MPIException thrown = Check.fails(MPIException.class, call, what);
        Check.same(errorClass, thrown.getErrorClass(), what + ": " + thrown.getMessage());
        Check.same(errorClass, thrown.getErrorCode(), what);
    }
}

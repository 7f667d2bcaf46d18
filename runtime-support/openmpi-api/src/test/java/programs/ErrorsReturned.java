package programs;

import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Started with the system property that makes errors exceptions; the program itself says nothing. */
public final class ErrorsReturned {
    private ErrorsReturned() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        Check.same(MPI.ERRORS_RETURN, world.getErrhandler(), "world");
        Check.same(MPI.ERRORS_RETURN, MPI.COMM_SELF.getErrhandler(), "self");
        Check.fails(MPIException.class, () -> world.send(new int[1], 1, MPI.INT, 99, 0), "no such rank");
        world.setErrhandler(MPI.ERRORS_ARE_FATAL);
        Check.same(MPI.ERRORS_ARE_FATAL, world.getErrhandler(), "the program has the last word");
        MPI.Finalize();
        Check.report();
    }
}

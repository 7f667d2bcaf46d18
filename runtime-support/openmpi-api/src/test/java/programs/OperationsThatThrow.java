package programs;

import java.util.List;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.UserFunction;
import org.sluicempi.facetest.Check;

/** What an operation of the program throws is never fatal, nor is what the other ranks get in its place. */
public final class OperationsThatThrow {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private OperationsThatThrow() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Check.same(MPI.ERRORS_ARE_FATAL, WORLD.getErrhandler(), "handler");
        List<Exception> thrown = List.of(new MPIException("of the user"), new IllegalStateException("of the user"));
        for (Exception each : thrown) {
            Op checked = new Op(
                    new UserFunction() {
                        @Override
                        public void call(Object in, Object inOut, int count, Datatype type) throws MPIException {
                            OperationsThatThrow.<RuntimeException>raise(each);
                        }
                    },
                    true);
            told(() -> WORLD.allReduce(new int[1], 1, MPI.INT, checked));
            told(() -> WORLD.iAllReduce(MPI.newIntBuffer(1), MPI.newIntBuffer(1), 1, MPI.INT, checked)
                    .waitFor());
            told(() -> WORLD.scan(new int[1], new int[1], 1, MPI.INT, checked));
            int[] sum = {1};
            WORLD.allReduce(sum, 1, MPI.INT, MPI.SUM);
            Check.same(WORLD.getSize(), sum[0], "what comes afterwards");
        }
        MPI.Finalize();
        Check.report();
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> void raise(Exception what) throws E {
        throw (E) what;
    }

    /** Who needs nothing that another one has made may be told nothing. */
    private static void told(Check.Call call) throws Exception {
        try {
            call.run();
            Check.that(WORLD.getRank() == 0, "nothing is thrown");
        } catch (MPIException | IllegalStateException e) {
            Check.that(e.getMessage().contains("of the user"), "words of " + e);
        }
    }
}

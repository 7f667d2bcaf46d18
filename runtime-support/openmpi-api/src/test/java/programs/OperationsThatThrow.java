package programs;

import java.io.IOException;
import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.UserFunction;
import org.sluicempi.facetest.Check;

/** What an operation of the program throws is never fatal, nor is what the other ranks get in its place. */
public final class OperationsThatThrow {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private OperationsThatThrow() {}

    /** Says nothing of itself. */
    private static final class Mute extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Check.same(MPI.ERRORS_ARE_FATAL, WORLD.getErrhandler(), "handler");
        thrown(new MPIException("of the user"), "of the user");
        thrown(new IllegalStateException("of the user"), "of the user");
        thrown(new IOException("of the user"), "of the user");
        thrown(new Mute(), "Mute");
        MPI.Finalize();
        Check.report();
    }

    private static void thrown(Exception what, String words) throws Exception {
        Op checked = new Op(
                new UserFunction() {
                    @Override
                    public void call(Object in, Object inOut, int count, Datatype type) throws MPIException {
                        OperationsThatThrow.<RuntimeException>raise(what);
                    }
                },
                true);
        told(() -> WORLD.allReduce(new int[1], 1, MPI.INT, checked), what, words);
        told(() -> WORLD.scan(new int[1], new int[1], 1, MPI.INT, checked), what, words);
        once(Request::waitFor, checked, what, words);
        once(
                request -> {
                    while (!request.test()) {
                        Thread.onSpinWait();
                    }
                },
                checked,
                what,
                words);
        int[] sum = {1};
        WORLD.allReduce(sum, 1, MPI.INT, MPI.SUM);
        Check.same(WORLD.getSize(), sum[0], "what comes afterwards");
    }

    private interface Completing {
        void of(Request request) throws MPIException;
    }

    /** As any error of a request: it is complete then. */
    private static void once(Completing way, Op checked, Exception what, String words) throws Exception {
        IntBuffer into = MPI.newIntBuffer(1);
        Request request = WORLD.iAllReduce(MPI.newIntBuffer(1), into, 1, MPI.INT, checked);
        told(() -> way.of(request), what, words);
        Check.that(request.isNull(), "complete");
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> void raise(Exception what) throws E {
        throw (E) what;
    }

    /** Who needs nothing that another one has made may be told nothing. */
    private static void told(Check.Call call, Exception what, String words) throws Exception {
        try {
            call.run();
            Check.that(WORLD.getRank() == 0, "nothing is thrown");
        } catch (Exception e) {
            Check.that(e == what || e.getMessage().contains(words), "words");
        }
    }
}

package programs;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import org.sluicempi.facetest.Check;

/** What an operation of the program throws is never fatal, nor is what the other ranks get in its place. */
public final class OperationsThatThrow {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private OperationsThatThrow() {}

    /** Fails where it is asked what it has to say. */
    private static final class Refusing extends MPIException {
        private static final long serialVersionUID = 1L;

        Refusing() {
            super("never told");
        }

        @Override
        public String getMessage() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.Errorhandler_set(MPI.ERRORS_ARE_FATAL);
        for (RuntimeException each : new RuntimeException[] {
            new MPIException("of the user"), new IllegalStateException("of the user"), new Refusing()
        }) {
            Op checked = new Op(
                    new User_function() {
                        @Override
                        public void Call(Object in, int from, Object inout, int to, int count, Datatype type) {
                            throw each;
                        }
                    },
                    true);
            told(() -> WORLD.Allreduce(new int[1], 0, new int[1], 0, 1, MPI.INT, checked), each);
            told(() -> WORLD.Scan(new int[1], 0, new int[1], 0, 1, MPI.INT, checked), each);
            int[] sum = new int[1];
            WORLD.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
            Check.same(WORLD.Size(), sum[0], "what comes afterwards");
        }
        MPI.Finalize();
        Check.report();
    }

    /** Who needs nothing that another one has made may be told nothing. */
    private static void told(Check.Call call, Exception what) throws Exception {
        try {
            call.run();
            Check.that(WORLD.Rank() == 0, "nothing is thrown");
        } catch (MPIException | IllegalStateException e) {
            String words = what instanceof Refusing ? "Refusing" : "of the user";
            Check.that(e == what || e.getMessage().contains(words), "words");
        }
    }
}

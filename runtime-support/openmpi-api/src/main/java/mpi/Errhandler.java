package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.delta.OpenReceives;

/**
 * What happens on an error: {@link MPI#ERRORS_ARE_FATAL}, the default of communicators and windows, ends the job with one
 * message; {@link MPI#ERRORS_RETURN}, the default of files, throws {@link MPIException}.
 */
public final class Errhandler {
    /** What the system property {@value} says about the handler that {@code MPI.COMM_WORLD} starts with. */
    private static final String PROPERTY = "sluice.errors";

    private final boolean fatal;

    Errhandler(boolean fatal) {
        this.fatal = fatal;
    }

    /** Fatal, unless the system property {@value #PROPERTY} is {@code return}. */
    static Errhandler initial() {
        return "return".equals(System.getProperty(PROPERTY)) ? MPI.ERRORS_RETURN : MPI.ERRORS_ARE_FATAL;
    }

    /** As in the original bindings: handlers that do the same are equal, whatever object stands for them. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Errhandler handler && handler.fatal == fatal;
    }

    @Override
    public int hashCode() {
        return Boolean.hashCode(fatal);
    }

    /**
     * The exception to throw; does not return if errors are fatal. What goes wrong while MPI is not running, and what the
     * program's own code throws inside an operation, is never fatal. Nothing is told before the receives are whole that this
     * thread has begun: the original has waited for them before it made the call, and one of them that fails comes first.
     *
     * @param where what the communicator, window or file is called
     * @param communicator that ends the job
     */
    MPIException raise(MpiError error, String where, Supplier<Communicator> communicator) {
        return raise(error, where, communicator, new Throwable());
    }

    /** @param place its stack says which call of the program has failed */
    MPIException raise(MpiError error, String where, Supplier<Communicator> communicator, Throwable place) {
        boolean running = MPI.RANK.started() && !MPI.RANK.finished();
        if (running && OpenReceives.completed(error) instanceof MPIException earlier) {
            return earlier;
        }
        if (fatal && running && !error.isOfProgram()) {
            System.err.println(Fatal.message(error, where, MPI.RANK.world().rank(), place.getStackTrace()));
            System.err.flush();
            communicator.get().abort(error.errorClass().value());
        }
        return MPIException.of(error);
    }
}

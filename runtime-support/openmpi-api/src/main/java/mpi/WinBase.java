package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.Window;

/**
 * What all families of calls of a window need. The classes between this one and {@link Win} are no types of their own: each
 * has the calls of one section of the standard. Programs use {@link Win}.
 */
public abstract class WinBase {
    final Comm comm;
    final Group group;
    /** Null before it is made and after the end. */
    private Window core;

    private Errhandler handler = MPI.ERRORS_ARE_FATAL;
    private String name = "";

    WinBase(Comm comm) throws MPIException {
        this.comm = comm;
        this.group = comm.getGroup();
    }

    /** @throws MpiError {@link ErrorClass#WIN} if the window has been freed */
    final Window core() {
        if (core == null) {
            throw new MpiError(ErrorClass.WIN, "the window has been freed");
        }
        return core;
    }

    /** @param core null for a window that has been freed */
    final void core(Window core) {
        this.core = core;
    }

    final MPIException failed(MpiError error) {
        return handler.raise(error, name.isEmpty() ? "a window" : "the window " + name, MPI.RANK::world);
    }

    final void run(Runnable call) throws MPIException {
        get(() -> {
            call.run();
            return null;
        });
    }

    final <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public void setErrhandler(Errhandler errhandler) throws MPIException {
        handler = errhandler;
    }

    public Errhandler getErrhandler() throws MPIException {
        return handler;
    }

    /** Ends the job if errors are fatal; {@link MPI#ERRORS_RETURN} has nothing to do, since no call has failed. */
    public void callErrhandler(int errorCode) throws MPIException {
        failed(new MpiError(ErrorClass.of(errorCode), "the program has called the error handler"));
    }

    public String getName() throws MPIException {
        return name;
    }

    public void setName(String name) throws MPIException {
        this.name = name;
    }
}

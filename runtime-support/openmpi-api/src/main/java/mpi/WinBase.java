package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.Window;

/**
 * What all families of calls of a window need. The classes between this one and {@link Win} are no types of their own: each
 * has the calls of one section of the standard. Programs use {@link Win}.
 */
public abstract class WinBase extends HandledErrors {
    final Group group;
    /** Null before it is made and after the end. */
    private Window core;

    private String name = "";

    WinBase(Comm comm) throws MPIException {
        super(MPI.ERRORS_ARE_FATAL);
        this.group = Core.get(() -> Core.given(comm, ErrorClass.COMM, "communicator"))
                .getGroup();
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

    @Override
    final String called() {
        return name.isEmpty() ? "a window" : "the window " + name;
    }

    public String getName() throws MPIException {
        return name;
    }

    public void setName(String name) throws MPIException {
        act(() -> this.name = Core.given(name, "name"));
    }
}

package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;

/**
 * What all families of calls of a file need. The classes between this one and {@link File} are no types of their own.
 * Programs use {@link File}.
 */
public abstract class FileBase extends HandledErrors {
    private final String name;
    private final Group group;
    /** Null after the end. */
    private OpenFile core;

    private UserBuffer split;

    FileBase(Comm comm, String name, Supplier<OpenFile> opened) throws MPIException {
        super(MPI.ERRORS_RETURN);
        this.name = name;
        this.group =
                get(() -> Core.given(comm, ErrorClass.COMM, "communicator")).getGroup();
        this.core = get(opened);
    }

    /** @throws MpiError {@link ErrorClass#FILE} if the file is closed */
    final OpenFile core() {
        if (core == null) {
            throw new MpiError(ErrorClass.FILE, "the file " + name + " is closed");
        }
        return core;
    }

    @Override
    final String called() {
        return "the file " + name;
    }

    final Status read(Access access, Object buf, int count, Datatype type) throws MPIException {
        return Status.of(get(() -> core().read(access, Core.buffer(buf, count, type))));
    }

    final Status write(Access access, Object buf, int count, Datatype type) throws MPIException {
        return Status.of(get(() -> core().write(access, Core.buffer(buf, count, type))));
    }

    final Request iRead(Access access, Buffer buf, int count, Datatype type) throws MPIException {
        return get(() ->
                new Request(Operation.of(() -> core().startRead(access, Core.buffer(buf, count, type))), this).begun());
    }

    final Request iWrite(Access access, Buffer buf, int count, Datatype type) throws MPIException {
        return get(() -> new Request(Operation.of(() -> core().startWrite(access, Core.buffer(buf, count, type))), this)
                .begun());
    }

    final void beginRead(Access access, Object buf, int count, Datatype type) throws MPIException {
        act(() -> core().beginRead(access, splits(buf, count, type)));
    }

    final void beginWrite(Access access, Object buf, int count, Datatype type) throws MPIException {
        act(() -> core().beginWrite(access, splits(buf, count, type)));
    }

    /** The buffer of the one split collective that may be under way. */
    private UserBuffer splits(Object buf, int count, Datatype type) {
        split = Core.buffer(buf, count, type);
        return split;
    }

    final Status endRead(Access access) throws MPIException {
        return Status.of(get(() -> core().endRead(access, split)));
    }

    final Status endWrite(Access access) throws MPIException {
        return Status.of(get(() -> core().endWrite(access, split)));
    }

    /** Closes the file; collective. */
    public void close() throws MPIException {
        act(() -> core().close());
        core = null;
    }

    /** Those that have opened the file. */
    public Group getGroup() throws MPIException {
        return group;
    }
}

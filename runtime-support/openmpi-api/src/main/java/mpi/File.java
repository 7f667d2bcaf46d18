package mpi;

import java.nio.Buffer;
import java.util.Map;
import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.io.View;

/** A file that all ranks of a communicator have opened (MPI 4.1, chapter 14). Errors throw unless a handler was set. */
public final class File {
    private final Comm comm;
    private final String name;
    private final Group group;
    private OpenFile core;
    private FileView view = new FileView(0, MPI.BYTE, MPI.BYTE, "native");
    private UserBuffer split;
    private Errhandler handler = MPI.ERRORS_RETURN;

    /** Opens a file; collective. */
    public File(Comm comm, String filename, int amode) throws MPIException {
        this(comm, filename, amode, MPI.INFO_NULL);
    }

    /** As {@link #File(Comm, String, int)}, with hints. */
    public File(Comm comm, String filename, int amode, Info info) throws MPIException {
        this.comm = comm;
        this.name = filename;
        this.group = comm.getGroup();
        this.core = get(() -> MPI.RANK.files("File.open").open(comm.core(), filename, amode, hints(info)));
    }

    private static Map<String, String> hints(Info info) {
        return info == null || info.isNull() ? Map.of() : info.asMap();
    }

    private OpenFile core() {
        if (core == null) {
            throw new MpiError(ErrorClass.FILE, "the file " + name + " is closed");
        }
        return core;
    }

    private MPIException failed(MpiError error) {
        return handler.raise(error, "the file " + name, () -> MPI.RANK.world());
    }

    private void run(Runnable call) throws MPIException {
        get(() -> {
            call.run();
            return null;
        });
    }

    private <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    private Status read(Access access, Object buf, int count, Datatype type) throws MPIException {
        return Status.of(get(() -> core().read(access, Core.buffer(buf, count, type))));
    }

    private Status write(Access access, Object buf, int count, Datatype type) throws MPIException {
        return Status.of(get(() -> core().write(access, Core.buffer(buf, count, type))));
    }

    private Request iRead(Access access, Buffer buf, int count, Datatype type) throws MPIException {
        return get(() -> new Request(Operation.of(core().startRead(access, Core.buffer(buf, count, type))), comm));
    }

    private Request iWrite(Access access, Buffer buf, int count, Datatype type) throws MPIException {
        return get(() -> new Request(Operation.of(core().startWrite(access, Core.buffer(buf, count, type))), comm));
    }

    private void beginRead(Access access, Object buf, int count, Datatype type) throws MPIException {
        run(() -> core().beginRead(access, splits(buf, count, type)));
    }

    private void beginWrite(Access access, Object buf, int count, Datatype type) throws MPIException {
        run(() -> core().beginWrite(access, splits(buf, count, type)));
    }

    /** The buffer of the one split collective that may be under way. */
    private UserBuffer splits(Object buf, int count, Datatype type) {
        split = Core.buffer(buf, count, type);
        return split;
    }

    private Status endRead(Access access) throws MPIException {
        return Status.of(get(() -> core().endRead(access, split)));
    }

    private Status endWrite(Access access) throws MPIException {
        return Status.of(get(() -> core().endWrite(access, split)));
    }

    /** Closes the file; collective. */
    public void close() throws MPIException {
        run(() -> core().close());
        core = null;
    }

    public static void delete(String filename) throws MPIException {
        delete(filename, MPI.INFO_NULL);
    }

    public static void delete(String filename, Info info) throws MPIException {
        try {
            MPI.RANK.files("File.delete").delete(filename, hints(info));
        } catch (MpiError e) {
            throw MPI.ERRORS_RETURN.raise(e, "the file " + filename, MPI.RANK::world);
        }
    }

    /** @param size in bytes */
    public void setSize(long size) throws MPIException {
        run(() -> core().setSize(size));
    }

    /** @param size in bytes */
    public void preallocate(long size) throws MPIException {
        run(() -> core().preallocate(size));
    }

    /** In bytes. */
    public long getSize() throws MPIException {
        return get(() -> core().size());
    }

    /** Those that have opened the file. */
    public Group getGroup() throws MPIException {
        return group;
    }

    public int getAMode() throws MPIException {
        return get(() -> core().mode());
    }

    public void setInfo(Info info) throws MPIException {
        run(() -> core().setInfo(hints(info)));
    }

    public Info getInfo() throws MPIException {
        return get(() -> Info.of(core().info()));
    }

    public void setView(long disp, Datatype etype, Datatype filetype, String datarep) throws MPIException {
        setView(disp, etype, filetype, datarep, MPI.INFO_NULL);
    }

    /**
     * Says which part of the file this rank sees; collective.
     *
     * @param disp bytes from the start of the file
     * @param etype the unit of offsets
     * @param filetype one period of what is seen
     * @param datarep {@code native}, {@code internal} or {@code external32}
     */
    public void setView(long disp, Datatype etype, Datatype filetype, String datarep, Info info) throws MPIException {
        run(() -> core().setView(new View(disp, etype.core(), filetype.core(), datarep), hints(info)));
        view = new FileView(disp, etype, filetype, datarep);
    }

    public FileView getView() throws MPIException {
        long disp = get(() -> core().view().displacement());
        return new FileView(disp, view.getEType(), view.getFileType(), view.getDataRep());
    }

    public Status readAt(long offset, Object buf, int count, Datatype type) throws MPIException {
        return read(Access.at(offset), buf, count, type);
    }

    public Status writeAt(long offset, Object buf, int count, Datatype type) throws MPIException {
        return write(Access.at(offset), buf, count, type);
    }

    public Status readAtAll(long offset, Object buf, int count, Datatype type) throws MPIException {
        return read(Access.atAll(offset), buf, count, type);
    }

    public Status writeAtAll(long offset, Object buf, int count, Datatype type) throws MPIException {
        return write(Access.atAll(offset), buf, count, type);
    }

    public Status read(Object buf, int count, Datatype type) throws MPIException {
        return read(Access.OWN, buf, count, type);
    }

    public Status write(Object buf, int count, Datatype type) throws MPIException {
        return write(Access.OWN, buf, count, type);
    }

    public Status readAll(Object buf, int count, Datatype type) throws MPIException {
        return read(Access.ALL, buf, count, type);
    }

    public Status writeAll(Object buf, int count, Datatype type) throws MPIException {
        return write(Access.ALL, buf, count, type);
    }

    public Request iReadAt(long offset, Buffer buf, int count, Datatype type) throws MPIException {
        return iRead(Access.at(offset), buf, count, type);
    }

    public Request iWriteAt(long offset, Buffer buf, int count, Datatype type) throws MPIException {
        return iWrite(Access.at(offset), buf, count, type);
    }

    public Request iReadAtAll(long offset, Buffer buf, int count, Datatype type) throws MPIException {
        return iRead(Access.atAll(offset), buf, count, type);
    }

    public Request iWriteAtAll(long offset, Buffer buf, int count, Datatype type) throws MPIException {
        return iWrite(Access.atAll(offset), buf, count, type);
    }

    public Request iRead(Buffer buf, int count, Datatype type) throws MPIException {
        return iRead(Access.OWN, buf, count, type);
    }

    public Request iWrite(Buffer buf, int count, Datatype type) throws MPIException {
        return iWrite(Access.OWN, buf, count, type);
    }

    public Request iReadAll(Buffer buf, int count, Datatype type) throws MPIException {
        return iRead(Access.ALL, buf, count, type);
    }

    public Request iWriteAll(Buffer buf, int count, Datatype type) throws MPIException {
        return iWrite(Access.ALL, buf, count, type);
    }

    public Request iReadShared(Buffer buf, int count, Datatype type) throws MPIException {
        return iRead(Access.SHARED, buf, count, type);
    }

    public Request iWriteShared(Buffer buf, int count, Datatype type) throws MPIException {
        return iWrite(Access.SHARED, buf, count, type);
    }

    /**
     * Moves this rank's file pointer.
     *
     * @param whence {@link MPI#SEEK_SET}, {@link MPI#SEEK_CUR} or {@link MPI#SEEK_END}
     */
    public void seek(long offset, int whence) throws MPIException {
        run(() -> core().seek(offset, from(whence)));
    }

    /** In etypes of the view. */
    public long getPosition() throws MPIException {
        return get(() -> core().position());
    }

    /** Where in the file an offset of the view is. */
    public long getByteOffset(long offset) throws MPIException {
        return get(() -> core().byteOffset(offset));
    }

    public Status readShared(Object buf, int count, Datatype type) throws MPIException {
        return read(Access.SHARED, buf, count, type);
    }

    public Status writeShared(Object buf, int count, Datatype type) throws MPIException {
        return write(Access.SHARED, buf, count, type);
    }

    public Status readOrdered(Object buf, int count, Datatype type) throws MPIException {
        return read(Access.ORDERED, buf, count, type);
    }

    public Status writeOrdered(Object buf, int count, Datatype type) throws MPIException {
        return write(Access.ORDERED, buf, count, type);
    }

    /** Moves the file pointer that all ranks share; collective. */
    public void seekShared(long offset, int whence) throws MPIException {
        run(() -> core().seekShared(offset, from(whence)));
    }

    private static Seek from(int whence) {
        if (whence == MPI.SEEK_SET) {
            return Seek.SET;
        } else if (whence == MPI.SEEK_CUR) {
            return Seek.CURRENT;
        } else if (whence == MPI.SEEK_END) {
            return Seek.END;
        }
        throw new MpiError(ErrorClass.ARG, "a file pointer cannot be moved from " + whence);
    }

    public long getPositionShared() throws MPIException {
        return get(() -> core().positionShared());
    }

    public void readAtAllBegin(long offset, Object buf, int count, Datatype type) throws MPIException {
        beginRead(Access.atAll(offset), buf, count, type);
    }

    public Status readAtAllEnd(Object buf) throws MPIException {
        return endRead(Access.atAll(0));
    }

    public void writeAtAllBegin(long offset, Object buf, int count, Datatype type) throws MPIException {
        beginWrite(Access.atAll(offset), buf, count, type);
    }

    public Status writeAtAllEnd(Object buf) throws MPIException {
        return endWrite(Access.atAll(0));
    }

    public void readAllBegin(Object buf, int count, Datatype type) throws MPIException {
        beginRead(Access.ALL, buf, count, type);
    }

    public Status readAllEnd(Object buf) throws MPIException {
        return endRead(Access.ALL);
    }

    public void writeAllBegin(Object buf, int count, Datatype type) throws MPIException {
        beginWrite(Access.ALL, buf, count, type);
    }

    public Status writeAllEnd(Object buf) throws MPIException {
        return endWrite(Access.ALL);
    }

    public void readOrderedBegin(Object buf, int count, Datatype type) throws MPIException {
        beginRead(Access.ORDERED, buf, count, type);
    }

    public Status readOrderedEnd(Object buf) throws MPIException {
        return endRead(Access.ORDERED);
    }

    public void writeOrderedBegin(Object buf, int count, Datatype type) throws MPIException {
        beginWrite(Access.ORDERED, buf, count, type);
    }

    public Status writeOrderedEnd(Object buf) throws MPIException {
        return endWrite(Access.ORDERED);
    }

    /** Bytes that one element of a datatype takes in the file, gaps included. */
    public int getTypeExtent(Datatype type) throws MPIException {
        return get(() -> Math.toIntExact(core().extentInFile(type.core())));
    }

    public void setAtomicity(boolean atomicity) throws MPIException {
        run(() -> core().setAtomic(atomicity));
    }

    public boolean getAtomicity() throws MPIException {
        return get(() -> core().atomic());
    }

    /** Writes to the device what this rank has written; collective. */
    public void sync() throws MPIException {
        run(() -> core().sync());
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
}

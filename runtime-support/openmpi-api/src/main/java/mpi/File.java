package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.io.View;

/** A file that all ranks of a communicator have opened (MPI 4.1, chapter 14). Errors throw unless a handler was set. */
public final class File extends FileSplits {
    private FileView view = new FileView(0, MPI.BYTE, MPI.BYTE, "native");

    /** Opens a file; collective. */
    public File(Comm comm, String filename, int amode) throws MPIException {
        this(comm, filename, amode, MPI.INFO_NULL);
    }

    /** As {@link #File(Comm, String, int)}, with hints. */
    public File(Comm comm, String filename, int amode, Info info) throws MPIException {
        super(
                comm,
                filename,
                () -> FileService.of(Core.rank(), "File.open")
                        .open(comm.core(), named(filename), amode, Info.hints(info)));
    }

    public static void delete(String filename) throws MPIException {
        delete(filename, MPI.INFO_NULL);
    }

    public static void delete(String filename, Info info) throws MPIException {
        try {
            FileService.of(Core.rank(), "File.delete").delete(named(filename), Info.hints(info));
        } catch (MpiError e) {
            throw MPI.ERRORS_RETURN.raise(e, "the file " + filename, MPI.RANK::world);
        }
    }

    private static String named(String file) {
        return Core.given(file, ErrorClass.ARG, "name of the file");
    }

    /** @param size in bytes */
    public void setSize(long size) throws MPIException {
        act(() -> core().setSize(size));
    }

    /** @param size in bytes */
    public void preallocate(long size) throws MPIException {
        act(() -> core().preallocate(size));
    }

    /** In bytes. */
    public long getSize() throws MPIException {
        return get(() -> core().size());
    }

    public int getAMode() throws MPIException {
        return get(() -> core().mode());
    }

    public void setInfo(Info info) throws MPIException {
        act(() -> core().setInfo(Info.hints(info)));
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
        act(() -> core().setView(viewed(disp, etype, filetype, datarep), Info.hints(info)));
        view = new FileView(disp, etype, filetype, datarep);
    }

    private static View viewed(long disp, Datatype etype, Datatype filetype, String datarep) {
        Core.given(datarep, ErrorClass.UNSUPPORTED_DATAREP, "data representation");
        return new View(disp, Core.given(etype).core(), Core.given(filetype).core(), datarep);
    }

    public FileView getView() throws MPIException {
        long disp = get(() -> core().view().displacement());
        return new FileView(disp, view.getEType(), view.getFileType(), view.getDataRep());
    }

    /**
     * Moves this rank's file pointer.
     *
     * @param whence {@link MPI#SEEK_SET}, {@link MPI#SEEK_CUR} or {@link MPI#SEEK_END}
     */
    public void seek(long offset, int whence) throws MPIException {
        act(() -> core().seek(offset, from(whence)));
    }

    /** In etypes of the view. */
    public long getPosition() throws MPIException {
        return get(() -> core().position());
    }

    /** Where in the file an offset of the view is. */
    public long getByteOffset(long offset) throws MPIException {
        return get(() -> core().byteOffset(offset));
    }

    /** Moves the file pointer that all ranks share; collective. */
    public void seekShared(long offset, int whence) throws MPIException {
        act(() -> core().seekShared(offset, from(whence)));
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

    /** Bytes that one element of a datatype takes in the file, gaps included. */
    public int getTypeExtent(Datatype type) throws MPIException {
        return get(() -> Math.toIntExact(core().extentInFile(Core.given(type).core())));
    }

    public void setAtomicity(boolean atomicity) throws MPIException {
        act(() -> core().setAtomic(atomicity));
    }

    public boolean getAtomicity() throws MPIException {
        return get(() -> core().atomic());
    }

    /** Writes to the device what this rank has written; collective. */
    public void sync() throws MPIException {
        act(() -> core().sync());
    }
}

package org.sluicempi.runtime.nativempi.file;

import java.lang.invoke.MethodHandle;
import java.util.Map;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.io.View;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/**
 * A file of the library: MPI 4.1, chapter 14. Data that are not in direct buffers without gaps pass through a copy; what the
 * library does not fill keeps its value.
 */
final class NativeFile implements OpenFile {
    private static final MethodHandle CLOSE = Mpi.bind("MPI_File_close", "p");
    private static final MethodHandle SET_SIZE = Mpi.bind("MPI_File_set_size", "pn");
    private static final MethodHandle PREALLOCATE = Mpi.bind("MPI_File_preallocate", "pn");
    private static final MethodHandle GET_SIZE = Mpi.bind("MPI_File_get_size", "pp");
    private static final MethodHandle SET_INFO = Mpi.bind("MPI_File_set_info", "ph");
    private static final MethodHandle GET_INFO = Mpi.bind("MPI_File_get_info", "pp");
    private static final MethodHandle SET_VIEW = Mpi.bind("MPI_File_set_view", "pnhhph");
    private static final MethodHandle TYPE_EXTENT = Mpi.bind("MPI_File_get_type_extent", "php");
    private static final MethodHandle SET_ATOMIC = Mpi.bind("MPI_File_set_atomicity", "pi");
    private static final MethodHandle GET_ATOMIC = Mpi.bind("MPI_File_get_atomicity", "pp");
    private static final MethodHandle SYNC = Mpi.bind("MPI_File_sync", "p");

    private final GuardedHandle handle;
    private final FileTransfers transfers;
    private final SplitTransfer split;
    private final FilePointers pointers;
    private final int mode;
    private View view = new View(0, BasicType.BYTE, BasicType.BYTE, "native");

    NativeFile(ProcessContext rank, long handle, String name, int mode) {
        this.handle = new GuardedHandle(rank, handle, "file " + name, ErrorClass.FILE, "closed");
        this.transfers = new FileTransfers(this.handle);
        this.split = new SplitTransfer(this.handle);
        this.pointers = new FilePointers(this.handle);
        this.mode = mode;
    }

    @Override
    public void close() {
        split.noneIsOpen("close");
        Results.wide(address -> {
            Memory.putLong(address, handle.value());
            handle.call("close", file -> (int) CLOSE.invokeExact(address));
        });
        handle.end();
    }

    @Override
    public void setSize(long bytes) {
        OpenFile.checkSize(bytes);
        handle.call("set_size", file -> (int) SET_SIZE.invokeExact(file, bytes));
    }

    @Override
    public void preallocate(long bytes) {
        OpenFile.checkSize(bytes);
        handle.call("preallocate", file -> (int) PREALLOCATE.invokeExact(file, bytes));
    }

    @Override
    public long size() {
        return Results.wide(result -> handle.call("get_size", file -> (int) GET_SIZE.invokeExact(file, result)));
    }

    @Override
    public int mode() {
        handle.check("get_amode");
        return mode;
    }

    @Override
    public void setInfo(Map<String, String> info) {
        long hints = Infos.create(info);
        try {
            handle.call("set_info", file -> (int) SET_INFO.invokeExact(file, hints));
        } finally {
            Infos.free(hints);
        }
    }

    @Override
    public Map<String, String> info() {
        return Infos.taken(Results.handle(
                made -> handle.call("get_info", file -> (int) GET_INFO.invokeExact(file, made))));
    }

    @Override
    public void setView(View wanted, Map<String, String> info) {
        wanted.check(mode);
        OperationMemory memory = new OperationMemory();
        try {
            long from = wanted.displacement() == View.CURRENT
                    ? Mpi.ABI.constant("MPI_DISPLACEMENT_CURRENT")
                    : wanted.displacement();
            long element = type(wanted.elementType());
            long shape = type(wanted.fileType());
            long representation = Infos.text(memory, wanted.representation());
            handle.call(
                    "set_view",
                    file -> Infos.with(info, hints ->
                            (int) SET_VIEW.invokeExact(file, from, element, shape, representation, hints)));
            view = wanted;
        } finally {
            memory.release();
        }
    }

    private long type(Datatype type) {
        return type instanceof BasicType basic
                ? Mpi.type(basic)
                : handle.rank().types().withGaps(type);
    }

    @Override
    public View view() {
        handle.check("get_view");
        return view;
    }

    @Override
    public Status read(Access access, UserBuffer into) {
        return transfers.run("read", access, into);
    }

    @Override
    public Status write(Access access, UserBuffer from) {
        return transfers.run("write", access, from);
    }

    @Override
    public Request startRead(Access access, UserBuffer into) {
        return transfers.start("iread", access, into);
    }

    @Override
    public Request startWrite(Access access, UserBuffer from) {
        return transfers.start("iwrite", access, from);
    }

    @Override
    public void beginRead(Access access, UserBuffer into) {
        split.begin("read", access, into);
    }

    @Override
    public void beginWrite(Access access, UserBuffer from) {
        split.begin("write", access, from);
    }

    @Override
    public Status endRead(Access access, UserBuffer into) {
        return split.end("read", access);
    }

    @Override
    public Status endWrite(Access access, UserBuffer from) {
        return split.end("write", access);
    }

    @Override
    public void seek(long offset, Seek whence) {
        pointers.seek(offset, whence);
    }

    @Override
    public long position() {
        return pointers.position();
    }

    @Override
    public void seekShared(long offset, Seek whence) {
        pointers.seekShared(offset, whence);
    }

    @Override
    public long positionShared() {
        return pointers.positionShared();
    }

    @Override
    public long byteOffset(long offset) {
        return pointers.byteOffset(offset);
    }

    @Override
    public long extentInFile(Datatype type) {
        long of = type(type);
        return Results.wide(
                result -> handle.call("get_type_extent", file -> (int) TYPE_EXTENT.invokeExact(file, of, result)));
    }

    @Override
    public void setAtomic(boolean atomic) {
        handle.call("set_atomicity", file -> (int) SET_ATOMIC.invokeExact(file, atomic ? 1 : 0));
    }

    @Override
    public boolean atomic() {
        return Results.integer(
                        result -> handle.call("get_atomicity", file -> (int) GET_ATOMIC.invokeExact(file, result)))
                != 0;
    }

    @Override
    public void sync() {
        handle.call("sync", file -> (int) SYNC.invokeExact(file));
    }
}

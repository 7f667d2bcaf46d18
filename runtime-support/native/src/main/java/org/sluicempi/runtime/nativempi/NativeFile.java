package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Map;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.io.View;

/**
 * A file of the library: MPI 4.1, chapter 14. Data that are not in direct buffers without gaps pass through a copy; what a
 * read does not fill keeps its value.
 */
final class NativeFile implements OpenFile {
    private static final MethodHandle CLOSE = Mpi.bind("MPI_File_close", "p");
    private static final MethodHandle SET_SIZE = Mpi.bind("MPI_File_set_size", "pn");
    private static final MethodHandle PREALLOCATE = Mpi.bind("MPI_File_preallocate", "pn");
    private static final MethodHandle GET_SIZE = Mpi.bind("MPI_File_get_size", "pp");
    private static final MethodHandle SET_INFO = Mpi.bind("MPI_File_set_info", "ph");
    private static final MethodHandle GET_INFO = Mpi.bind("MPI_File_get_info", "pp");
    private static final MethodHandle SET_VIEW = Mpi.bind("MPI_File_set_view", "pnhhph");
    private static final MethodHandle SEEK = Mpi.bind("MPI_File_seek", "pni");
    private static final MethodHandle SEEK_SHARED = Mpi.bind("MPI_File_seek_shared", "pni");
    private static final MethodHandle POSITION = Mpi.bind("MPI_File_get_position", "pp");
    private static final MethodHandle POSITION_SHARED = Mpi.bind("MPI_File_get_position_shared", "pp");
    private static final MethodHandle BYTE_OFFSET = Mpi.bind("MPI_File_get_byte_offset", "pnp");
    private static final MethodHandle TYPE_EXTENT = Mpi.bind("MPI_File_get_type_extent", "php");
    private static final MethodHandle SET_ATOMIC = Mpi.bind("MPI_File_set_atomicity", "pi");
    private static final MethodHandle GET_ATOMIC = Mpi.bind("MPI_File_get_atomicity", "pp");
    private static final MethodHandle SYNC = Mpi.bind("MPI_File_sync", "p");

    private record Split(OperationMemory memory, Region data, String name) {}

    private final NativeRank rank;
    private final long handle;
    private final String name;
    private final int mode;
    private View view = new View(0, BasicType.BYTE, BasicType.BYTE, "native");
    private Split split;
    private boolean closed;

    NativeFile(NativeRank rank, long handle, String name, int mode) {
        this.rank = rank;
        this.handle = handle;
        this.name = name;
        this.mode = mode;
    }

    /** A call of the library. */
    @FunctionalInterface
    private interface Call {
        int make(long file) throws Throwable;
    }

    private void call(String what, Call call) {
        rank.checkRunning();
        if (closed) {
            throw new MpiError(ErrorClass.FILE, what + ": file " + name + " has been closed");
        }
        try {
            int code = call.make(handle);
            if (code != 0) {
                throw Mpi.error(code, what + " of file " + name);
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** A call of the library that gives a number. */
    private long number(String what, MethodHandle function) {
        long result = Scratch.mine().wide();
        call(what, file -> (int) function.invokeExact(file, result));
        return Memory.getLong(result);
    }

    @Override
    public void close() {
        long address = Scratch.mine().wide();
        Memory.putLong(address, handle);
        call("close", file -> (int) CLOSE.invokeExact(address));
        closed = true;
    }

    @Override
    public void setSize(long bytes) {
        call("set_size", file -> (int) SET_SIZE.invokeExact(file, bytes));
    }

    @Override
    public void preallocate(long bytes) {
        call("preallocate", file -> (int) PREALLOCATE.invokeExact(file, bytes));
    }

    @Override
    public long size() {
        return number("get_size", GET_SIZE);
    }

    @Override
    public int mode() {
        call("get_amode", file -> 0);
        return mode;
    }

    @Override
    public void setInfo(Map<String, String> info) {
        long hints = Infos.create(info);
        try {
            call("set_info", file -> (int) SET_INFO.invokeExact(file, hints));
        } finally {
            Infos.free(hints);
        }
    }

    @Override
    public Map<String, String> info() {
        long made = Scratch.mine().handle();
        call("get_info", file -> (int) GET_INFO.invokeExact(file, made));
        return Infos.taken(Mpi.handleAt(made));
    }

    @Override
    public void setView(View wanted, Map<String, String> info) {
        OperationMemory memory = new OperationMemory();
        try {
            long from = wanted.displacement() == View.CURRENT
                    ? Mpi.ABI.constant("MPI_DISPLACEMENT_CURRENT")
                    : wanted.displacement();
            long element = type(wanted.elementType());
            long shape = type(wanted.fileType());
            long representation = Infos.text(memory, wanted.representation());
            call(
                    "set_view",
                    file -> Infos.with(info, hints ->
                            (int) SET_VIEW.invokeExact(file, from, element, shape, representation, hints)));
            view = wanted;
        } finally {
            memory.release();
        }
    }

    private long type(Datatype type) {
        return type instanceof BasicType basic ? Mpi.type(basic) : rank.types().withGaps(type);
    }

    @Override
    public View view() {
        call("get_view", file -> 0);
        return view;
    }

    @Override
    public Status read(Access access, UserBuffer into) {
        return transfer("read", access, into);
    }

    @Override
    public Status write(Access access, UserBuffer from) {
        return transfer("write", access, from);
    }

    private Status transfer(String verb, Access access, UserBuffer data) {
        OperationMemory memory = new OperationMemory();
        try {
            Region region = region(verb, data, memory);
            Scratch scratch = Scratch.mine();
            String what = FileTransfers.name(verb, access);
            call(what, file -> FileTransfers.transfer(verb, access, file, region, scratch.status()));
            memory.complete();
            return status(scratch.status(), scratch);
        } finally {
            memory.release();
        }
    }

    @Override
    public Request startRead(Access access, UserBuffer into) {
        return start("iread", access, into);
    }

    @Override
    public Request startWrite(Access access, UserBuffer from) {
        return start("iwrite", access, from);
    }

    private Request start(String verb, Access access, UserBuffer data) {
        OperationMemory memory = new OperationMemory();
        FileRequest request = null;
        try {
            Region region = region(verb, data, memory);
            long made = memory.room(Long.BYTES);
            String what = FileTransfers.name(verb, access);
            call(what, file -> FileTransfers.transfer(verb, access, file, region, made));
            request = new FileRequest(rank, Mpi.handleAt(made), what + " of file " + name, memory, data.bytes());
        } finally {
            if (request == null) {
                memory.release();
            }
        }
        request.started();
        return request;
    }

    @Override
    public void beginRead(Access access, UserBuffer into) {
        begin("read", access, into);
    }

    @Override
    public void beginWrite(Access access, UserBuffer from) {
        begin("write", access, from);
    }

    @Override
    public Status endRead(Access access, UserBuffer into) {
        return end("read", access);
    }

    @Override
    public Status endWrite(Access access, UserBuffer from) {
        return end("write", access);
    }

    private void begin(String verb, Access access, UserBuffer data) {
        String what = FileTransfers.name(verb, access) + "_begin";
        if (split != null) {
            throw new MpiError(ErrorClass.OTHER, what + " of file " + name + ": " + split.name + " is open");
        }
        OperationMemory memory = new OperationMemory();
        try {
            Region region = region(verb, data, memory);
            call(what, file -> FileTransfers.begin(verb, access, file, region));
            split = new Split(memory, region, FileTransfers.name(verb, access));
        } finally {
            if (split == null) {
                memory.release();
            }
        }
    }

    private Status end(String verb, Access access) {
        String what = FileTransfers.name(verb, access);
        if (split == null || !split.name.equals(what)) {
            throw new MpiError(ErrorClass.OTHER, what + "_end of file " + name + " without its begin");
        }
        Split ending = split;
        split = null;
        try {
            Scratch scratch = Scratch.mine();
            call(what + "_end", file -> FileTransfers.end(verb, access, file, ending.data, scratch.status()));
            ending.memory.complete();
            return status(scratch.status(), scratch);
        } finally {
            ending.memory.release();
        }
    }

    private static Region region(String verb, UserBuffer data, OperationMemory memory) {
        if (data == null) {
            throw new MpiError(ErrorClass.BUFFER, verb + ": the buffer is missing");
        }
        return verb.toLowerCase(Locale.ROOT).endsWith("read") ? memory.write(data) : memory.read(data);
    }

    /** Only the number of bytes means anything. */
    static Status status(long address, Scratch scratch) {
        long bytes = TransferCalls.bytes(address, scratch);
        return new Status(Status.EMPTY.source(), Status.EMPTY.tag(), bytes, false);
    }

    @Override
    public void seek(long offset, Seek whence) {
        int from = from(offset, whence);
        call("seek", file -> (int) SEEK.invokeExact(file, offset, from));
    }

    @Override
    public void seekShared(long offset, Seek whence) {
        int from = from(offset, whence);
        call("seek_shared", file -> (int) SEEK_SHARED.invokeExact(file, offset, from));
    }

    /** Libraries disagree on the class of this error. */
    private static int from(long offset, Seek whence) {
        if (whence == Seek.SET && offset < 0) {
            throw new MpiError(ErrorClass.ARG, "a file pointer cannot be moved to " + offset);
        }
        return Mpi.ABI.constant(
                switch (whence) {
                    case SET -> "MPI_SEEK_SET";
                    case CURRENT -> "MPI_SEEK_CUR";
                    case END -> "MPI_SEEK_END";
                });
    }

    @Override
    public long position() {
        return number("get_position", POSITION);
    }

    @Override
    public long positionShared() {
        return number("get_position_shared", POSITION_SHARED);
    }

    @Override
    public long byteOffset(long offset) {
        long result = Scratch.mine().wide();
        call("get_byte_offset", file -> (int) BYTE_OFFSET.invokeExact(file, offset, result));
        return Memory.getLong(result);
    }

    @Override
    public long extentInFile(Datatype type) {
        long of = type(type);
        long result = Scratch.mine().wide();
        call("get_type_extent", file -> (int) TYPE_EXTENT.invokeExact(file, of, result));
        return Memory.getLong(result);
    }

    @Override
    public void setAtomic(boolean atomic) {
        call("set_atomicity", file -> (int) SET_ATOMIC.invokeExact(file, atomic ? 1 : 0));
    }

    @Override
    public boolean atomic() {
        long result = Scratch.mine().integer();
        call("get_atomicity", file -> (int) GET_ATOMIC.invokeExact(file, result));
        return Memory.getInt(result) != 0;
    }

    @Override
    public void sync() {
        call("sync", file -> (int) SYNC.invokeExact(file));
    }
}

package org.sluicempi.runtime.nativempi.file;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;

/** The pointers of a file, the rank's own and the shared one, and what their offsets mean. */
final class FilePointers {
    private static final MethodHandle SEEK = Mpi.bind("MPI_File_seek", "pni");
    private static final MethodHandle SEEK_SHARED = Mpi.bind("MPI_File_seek_shared", "pni");
    private static final MethodHandle POSITION = Mpi.bind("MPI_File_get_position", "pp");
    private static final MethodHandle POSITION_SHARED = Mpi.bind("MPI_File_get_position_shared", "pp");
    private static final MethodHandle BYTE_OFFSET = Mpi.bind("MPI_File_get_byte_offset", "pnp");

    private final GuardedHandle file;

    FilePointers(GuardedHandle file) {
        this.file = file;
    }

    void seek(long offset, Seek whence) {
        int from = from(offset, whence);
        file.call("seek", handle -> (int) SEEK.invokeExact(handle, offset, from));
    }

    void seekShared(long offset, Seek whence) {
        int from = from(offset, whence);
        file.call("seek_shared", handle -> (int) SEEK_SHARED.invokeExact(handle, offset, from));
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

    long position() {
        return Results.wide(result -> file.call("get_position", handle -> (int) POSITION.invokeExact(handle, result)));
    }

    long positionShared() {
        return Results.wide(result ->
                file.call("get_position_shared", handle -> (int) POSITION_SHARED.invokeExact(handle, result)));
    }

    /** Of an offset below 0 MPICH answers what stood there before. */
    long byteOffset(long offset) {
        if (offset < 0) {
            throw new MpiError(ErrorClass.ARG, "a view has no offset " + offset);
        }
        return Results.wide(result ->
                file.call("get_byte_offset", handle -> (int) BYTE_OFFSET.invokeExact(handle, offset, result)));
    }
}

package org.sluicempi.runtime.io;

import java.util.Map;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** One rank's side of an open file. Offsets are in etypes of the view unless a comment says bytes. */
public interface OpenFile {
    /**
     * What an engine asks before it asks others: a rank that is refused has not taken part.
     *
     * @throws MpiError ARG for a size that no file has
     */
    static void checkSize(long bytes) {
        if (bytes < 0) {
            throw new MpiError(ErrorClass.ARG, "the size of a file cannot be " + bytes);
        }
    }

    /** MPI_File_close; collective. */
    void close();

    /** MPI_File_set_size; collective. */
    void setSize(long bytes);

    /** MPI_File_preallocate; collective. */
    void preallocate(long bytes);

    /** MPI_File_get_size, in bytes. */
    long size();

    /** MPI_File_get_amode. */
    int mode();

    /** MPI_File_set_info; collective. */
    void setInfo(Map<String, String> info);

    /** MPI_File_get_info: the hints in use. */
    Map<String, String> info();

    /** MPI_File_set_view; collective. */
    void setView(View view, Map<String, String> info);

    /** MPI_File_get_view; datatypes are those that were set. */
    View view();

    /** MPI_File_read and its blocking kin, as {@code access} says. */
    Status read(Access access, UserBuffer into);

    /** MPI_File_write and its blocking kin, as {@code access} says. */
    Status write(Access access, UserBuffer from);

    /** MPI_File_iread and its kin; there is none for {@link Access#ORDERED}. */
    Request startRead(Access access, UserBuffer into);

    /** MPI_File_iwrite and its kin; there is none for {@link Access#ORDERED}. */
    Request startWrite(Access access, UserBuffer from);

    /** MPI_File_read_..._begin of a split collective; at most one is open per file. */
    void beginRead(Access access, UserBuffer into);

    /** MPI_File_read_..._end; {@code access} and {@code into} as at the begin. */
    Status endRead(Access access, UserBuffer into);

    /** MPI_File_write_..._begin of a split collective; at most one is open per file. */
    void beginWrite(Access access, UserBuffer from);

    /** MPI_File_write_..._end; {@code access} and {@code from} as at the begin. */
    Status endWrite(Access access, UserBuffer from);

    /** MPI_File_seek. */
    void seek(long offset, Seek whence);

    /** MPI_File_get_position. */
    long position();

    /** MPI_File_seek_shared; collective. */
    void seekShared(long offset, Seek whence);

    /** MPI_File_get_position_shared. */
    long positionShared();

    /** MPI_File_get_byte_offset: where in the file an offset of the view is. */
    long byteOffset(long offset);

    /** MPI_File_get_type_extent, in bytes. */
    long extentInFile(Datatype type);

    /** MPI_File_set_atomicity; collective. */
    void setAtomic(boolean atomic);

    /** MPI_File_get_atomicity. */
    boolean atomic();

    /** MPI_File_sync; collective. */
    void sync();
}

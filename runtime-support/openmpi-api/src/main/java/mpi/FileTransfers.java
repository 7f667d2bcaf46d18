package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;

/** Reads and writes at offsets, at the rank's own pointer and at the shared one (MPI 4.1, section 14.4). */
public abstract class FileTransfers extends FileBase {
    FileTransfers(Comm comm, String name, Supplier<OpenFile> opened) throws MPIException {
        super(comm, name, opened);
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
}

package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.OpenFile;

/** Split collectives, at most one at a time (MPI 4.1, section 14.4.5). */
public abstract class FileSplits extends FileTransfers {
    FileSplits(Comm comm, String name, Supplier<OpenFile> opened) throws MPIException {
        super(comm, name, opened);
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
}

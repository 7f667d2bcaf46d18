package mpi;

import java.nio.Buffer;

public class Comm {
    private static long nullHandle;

    protected long handle;

    public final int getRank() throws MPIException {
        return getRank(handle);
    }

    public final void send(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        send(handle, buf, direct(buf), 0, count, type.handle, type.baseType, dest, tag);
    }

    public final Status recv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        Status status = new Status();
        recv(handle, buf, direct(buf), 0, count, type.handle, type.baseType, source, tag, status.data);
        return status;
    }

    public final void bcast(Object buf, int count, Datatype type, int root) throws MPIException {
        bcast(handle, buf, direct(buf), 0, count, type.handle, type.baseType, root);
    }

    public final void allReduce(Object from, Object to, int count, Datatype type, Op op) throws MPIException {
        allReduce(handle, from, direct(from), 0, to, direct(to), 0, count, type.handle, type.baseType, op, op.handle);
    }

    public final void allToAll(Object from, int n, Datatype fromType, Object to, int m, Datatype toType)
            throws MPIException {
        allToAll(
                handle,
                from,
                direct(from),
                0,
                n,
                fromType.handle,
                fromType.baseType,
                to,
                direct(to),
                0,
                m,
                toType.handle,
                toType.baseType);
    }

    private static boolean direct(Object buf) {
        return buf instanceof Buffer && ((Buffer) buf).isDirect();
    }

    static native void init();

    native void getComm(int type);

    private native int getRank(long comm) throws MPIException;

    private native void send(
            long comm, Object buf, boolean direct, int offset, int count, long type, int baseType, int dest, int tag)
            throws MPIException;

    private native void recv(
            long comm,
            Object buf,
            boolean direct,
            int offset,
            int count,
            long type,
            int baseType,
            int source,
            int tag,
            long[] status)
            throws MPIException;

    private native void bcast(
            long comm, Object buf, boolean direct, int offset, int count, long type, int baseType, int root)
            throws MPIException;

    private native void allReduce(
            long comm,
            Object from,
            boolean fromDirect,
            int fromOffset,
            Object to,
            boolean toDirect,
            int toOffset,
            int count,
            long type,
            int baseType,
            Op op,
            long opHandle)
            throws MPIException;

    private native void allToAll(
            long comm,
            Object from,
            boolean fromDirect,
            int fromOffset,
            int n,
            long fromType,
            int fromBase,
            Object to,
            boolean toDirect,
            int toOffset,
            int m,
            long toType,
            int toBase)
            throws MPIException;
}

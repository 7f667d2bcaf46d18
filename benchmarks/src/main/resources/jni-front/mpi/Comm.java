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
}

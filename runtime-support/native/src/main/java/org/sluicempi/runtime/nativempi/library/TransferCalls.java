package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;

/**
 * Sends and receives of memory outside the heap: MPI 4.1, chapter 3. Ranks and tags are Sluice's; results are error codes.
 */
public final class TransferCalls {
    private static final MethodHandle SEND = Mpi.bind("MPI_Send", "pihiih");
    private static final MethodHandle SSEND = Mpi.bind("MPI_Ssend", "pihiih");
    private static final MethodHandle RSEND = Mpi.bind("MPI_Rsend", "pihiih");
    private static final MethodHandle RECV = Mpi.bind("MPI_Recv", "pihiihp");
    private static final MethodHandle ISEND = Mpi.bind("MPI_Isend", "pihiihp");
    private static final MethodHandle ISSEND = Mpi.bind("MPI_Issend", "pihiihp");
    private static final MethodHandle IRSEND = Mpi.bind("MPI_Irsend", "pihiihp");
    private static final MethodHandle IRECV = Mpi.bind("MPI_Irecv", "pihiihp");
    private static final MethodHandle PROBE = Mpi.bind("MPI_Probe", "iihp");
    private static final MethodHandle IPROBE = Mpi.bind("MPI_Iprobe", "iihpp");
    private static final MethodHandle MPROBE = Mpi.bind("MPI_Mprobe", "iihpp");
    private static final MethodHandle IMPROBE = Mpi.bind("MPI_Improbe", "iihppp");
    private static final MethodHandle MRECV = Mpi.bind("MPI_Mrecv", "pihpp");
    private static final MethodHandle IMRECV = Mpi.bind("MPI_Imrecv", "pihpp");

    private TransferCalls() {}

    public static int send(SendMode mode, long address, int count, long type, int dest, int tag, long comm) {
        try {
            if (mode == SendMode.STANDARD) {
                return (int) SEND.invokeExact(address, count, type, dest, tag, comm);
            } else if (mode == SendMode.SYNCHRONOUS) {
                return (int) SSEND.invokeExact(address, count, type, dest, tag, comm);
            }
            return (int) RSEND.invokeExact(address, count, type, dest, tag, comm);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int recv(long address, int count, long type, int source, int tag, long comm, long status) {
        try {
            return (int) RECV.invokeExact(address, count, type, source(source), tag(tag), comm, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** As {@link #send}; {@code request} is the address of a handle. */
    public static int isend(
            SendMode mode, long address, int count, long type, int dest, int tag, long comm, long request) {
        try {
            if (mode == SendMode.STANDARD) {
                return (int) ISEND.invokeExact(address, count, type, dest, tag, comm, request);
            } else if (mode == SendMode.SYNCHRONOUS) {
                return (int) ISSEND.invokeExact(address, count, type, dest, tag, comm, request);
            }
            return (int) IRSEND.invokeExact(address, count, type, dest, tag, comm, request);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** As {@link #recv}; {@code request} is the address of a handle. */
    public static int irecv(long address, int count, long type, int source, int tag, long comm, long request) {
        try {
            return (int) IRECV.invokeExact(address, count, type, source(source), tag(tag), comm, request);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int probe(int source, int tag, long comm, long status) {
        try {
            return (int) PROBE.invokeExact(source(source), tag(tag), comm, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int iprobe(int source, int tag, long comm, long flag, long status) {
        try {
            return (int) IPROBE.invokeExact(source(source), tag(tag), comm, flag, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** {@code message} is the address of a handle. */
    public static int mprobe(int source, int tag, long comm, long message, long status) {
        try {
            return (int) MPROBE.invokeExact(source(source), tag(tag), comm, message, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int improbe(int source, int tag, long comm, long flag, long message, long status) {
        try {
            return (int) IMPROBE.invokeExact(source(source), tag(tag), comm, flag, message, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int mrecv(long address, int count, long type, long message, long status) {
        try {
            return (int) MRECV.invokeExact(address, count, type, message, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int imrecv(long address, int count, long type, long message, long request) {
        try {
            return (int) IMRECV.invokeExact(address, count, type, message, request);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** Bytes of data of the message that a status is about. */
    public static long bytes(long status, CallMemory scratch) {
        return StatusLength.of(status, scratch);
    }

    /** A library's status as Sluice's. */
    public static Status status(long status, CallMemory scratch) {
        int source = Memory.getInt(status + Mpi.STATUS_SOURCE);
        int tag = Memory.getInt(status + Mpi.STATUS_TAG);
        if (source == Mpi.PROC_NULL) {
            return Status.EMPTY;
        }
        return scratch.tell(source, tag, bytes(status, scratch));
    }

    public static int source(int source) {
        if (source >= 0) {
            return source;
        }
        return source == Communicator.ANY_SOURCE ? Mpi.ANY_SOURCE : Mpi.PROC_NULL;
    }

    static int tag(int tag) {
        return tag == Communicator.ANY_TAG ? Mpi.ANY_TAG : tag;
    }
}

package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;

/** Waiting for the library's requests: MPI 4.1, section 3.7. Results are error codes. */
public final class CompletionCalls {
    private static final MethodHandle WAIT = Mpi.bind("MPI_Wait", "pp");
    private static final MethodHandle TEST = Mpi.bind("MPI_Test", "ppp");
    private static final MethodHandle WAIT_ANY = Mpi.bind("MPI_Waitany", "ippp");
    private static final MethodHandle TEST_ANY = Mpi.bind("MPI_Testany", "ipppp");
    private static final MethodHandle CANCEL = Mpi.bind("MPI_Cancel", "p");
    private static final MethodHandle TEST_CANCELLED = Mpi.bind("MPI_Test_cancelled", "pp");

    private CompletionCalls() {}

    public static int await(long request, long status) {
        try {
            return (int) WAIT.invokeExact(request, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int test(long request, long flag, long status) {
        try {
            return (int) TEST.invokeExact(request, flag, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int awaitAny(int n, long requests, long index, long status) {
        try {
            return (int) WAIT_ANY.invokeExact(n, requests, index, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int testAny(int n, long requests, long index, long flag, long status) {
        try {
            return (int) TEST_ANY.invokeExact(n, requests, index, flag, status);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static int cancel(long request) {
        try {
            return (int) CANCEL.invokeExact(request);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static boolean cancelled(long status, CallMemory scratch) {
        try {
            Mpi.check((int) TEST_CANCELLED.invokeExact(status, scratch.integer()), "MPI_Test_cancelled");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return Memory.getInt(scratch.integer()) != 0;
    }
}

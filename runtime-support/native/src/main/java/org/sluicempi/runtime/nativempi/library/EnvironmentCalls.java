package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import org.sluicempi.runtime.ThreadLevel;

/** Start, end and surroundings: MPI 4.1, chapters 9 and 11. */
public final class EnvironmentCalls {
    private static final MethodHandle INIT_THREAD = Mpi.bind("MPI_Init_thread", "ppip");
    private static final MethodHandle INITIALIZED = Mpi.bind("MPI_Initialized", "p");
    private static final MethodHandle QUERY_THREAD = Mpi.bind("MPI_Query_thread", "p");
    private static final MethodHandle FINALIZE = Mpi.bind("MPI_Finalize", "");
    private static final MethodHandle FINALIZED = Mpi.bind("MPI_Finalized", "p");
    private static final MethodHandle ABORT = Mpi.bind("MPI_Abort", "hi");
    private static final MethodHandle ATTRIBUTE = Mpi.bind("MPI_Comm_get_attr", "hipp");
    private static final MethodHandle SET_ERRHANDLER = Mpi.bind("MPI_Comm_set_errhandler", "hh");
    private static final MethodHandle PROCESSOR_NAME = Mpi.bind("MPI_Get_processor_name", "pp");
    private static final MethodHandle LIBRARY_VERSION = Mpi.bind("MPI_Get_library_version", "pp");

    private EnvironmentCalls() {}

    /** Starts the library unless something else in this process has; returns what it grants. */
    public static ThreadLevel init(ThreadLevel required) {
        boolean runs = Results.integer(flag -> Mpi.check((int) INITIALIZED.invokeExact(flag), "MPI_Initialized")) != 0;
        int level = Results.integer(provided -> {
            if (runs) {
                Mpi.check((int) QUERY_THREAD.invokeExact(provided), "MPI_Query_thread");
            } else {
                int wanted = Mpi.ABI.constant("MPI_THREAD_" + required.name());
                Mpi.check((int) INIT_THREAD.invokeExact(0L, 0L, wanted, provided), "MPI_Init_thread");
            }
        });
        ThreadLevel granted = ThreadLevel.SINGLE;
        for (ThreadLevel each : ThreadLevel.values()) {
            granted = level >= Mpi.ABI.constant("MPI_THREAD_" + each.name()) ? each : granted;
        }
        return granted;
    }

    public static void finish() {
        try {
            Mpi.check((int) FINALIZE.invokeExact(), "MPI_Finalize");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    public static boolean finalized() {
        return Results.integer(flag -> Mpi.check((int) FINALIZED.invokeExact(flag), "MPI_Finalized")) != 0;
    }

    public static void abort(long comm, int code) {
        try {
            int unused = (int) ABORT.invokeExact(comm, code);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** Makes errors on this communicator, and on those made from it, come back as codes. */
    public static void returnErrors(long comm) {
        try {
            Mpi.check(
                    (int) SET_ERRHANDLER.invokeExact(comm, Mpi.ABI.handle("MPI_ERRORS_RETURN")),
                    "MPI_Comm_set_errhandler");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** A predefined attribute of the world that is an int; empty if the library does not set it. */
    public static OptionalInt attribute(String mpiName) {
        int key = Mpi.ABI.constant(mpiName);
        int[] set = new int[1];
        long value = Results.wide(address -> set[0] = Results.integer(flag ->
                Mpi.check((int) ATTRIBUTE.invokeExact(Mpi.COMM_WORLD, key, address, flag), "MPI_Comm_get_attr")));
        return set[0] == 0 ? OptionalInt.empty() : OptionalInt.of(Memory.getInt(value));
    }

    public static String processorName() {
        return text(PROCESSOR_NAME, "MPI_Get_processor_name");
    }

    /** The whole text, often several lines. May be called before the start. */
    public static String libraryVersion() {
        return text(LIBRARY_VERSION, "MPI_Get_library_version");
    }

    private static String text(MethodHandle call, String name) {
        long room = CallMemory.mine().text();
        int length = Results.integer(address -> Mpi.check((int) call.invokeExact(room, address), name));
        ByteBuffer text = Memory.view(room, length);
        return StandardCharsets.UTF_8.decode(text).toString().replace("\0", "").strip();
    }
}

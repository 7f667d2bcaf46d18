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
        Scratch scratch = Scratch.mine();
        long provided = scratch.integer();
        try {
            Mpi.check((int) INITIALIZED.invokeExact(provided), "MPI_Initialized");
            if (Memory.getInt(provided) == 0) {
                int wanted = Mpi.ABI.constant("MPI_THREAD_" + required.name());
                Mpi.check((int) INIT_THREAD.invokeExact(0L, 0L, wanted, provided), "MPI_Init_thread");
            } else {
                Mpi.check((int) QUERY_THREAD.invokeExact(provided), "MPI_Query_thread");
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        int level = Memory.getInt(provided);
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
        Scratch scratch = Scratch.mine();
        try {
            Mpi.check((int) FINALIZED.invokeExact(scratch.integer()), "MPI_Finalized");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return Memory.getInt(scratch.integer()) != 0;
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
        Scratch scratch = Scratch.mine();
        try {
            int code = (int)
                    ATTRIBUTE.invokeExact(Mpi.COMM_WORLD, Mpi.ABI.constant(mpiName), scratch.wide(), scratch.integer());
            Mpi.check(code, "MPI_Comm_get_attr");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        if (Memory.getInt(scratch.integer()) == 0) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Memory.getInt(Memory.getLong(scratch.wide())));
    }

    public static String processorName() {
        return text(PROCESSOR_NAME, "MPI_Get_processor_name");
    }

    /** The whole text, often several lines. May be called before the start. */
    public static String libraryVersion() {
        return text(LIBRARY_VERSION, "MPI_Get_library_version");
    }

    private static String text(MethodHandle call, String name) {
        Scratch scratch = Scratch.mine();
        try {
            Mpi.check((int) call.invokeExact(scratch.text(), scratch.integer()), name);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        ByteBuffer text = Memory.view(scratch.text(), Memory.getInt(scratch.integer()));
        return StandardCharsets.UTF_8.decode(text).toString().replace("\0", "").strip();
    }
}

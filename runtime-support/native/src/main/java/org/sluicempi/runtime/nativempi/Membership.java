package org.sluicempi.runtime.nativempi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.stream.IntStream;

/** Which processes are the ranks of a communicator, by their numbers in the world: MPI 4.1, section 7.3. */
final class Membership {
    private static final MethodHandle GROUP = Mpi.bind("MPI_Comm_group", "hp");
    private static final MethodHandle REMOTE_GROUP = Mpi.bind("MPI_Comm_remote_group", "hp");
    private static final MethodHandle TRANSLATE = Mpi.bind("MPI_Group_translate_ranks", "hiphp");
    private static final MethodHandle FREE = Mpi.bind("MPI_Group_free", "p");

    private Membership() {}

    /** Numbers of the members; -1 for a process that is not in the world. */
    static int[] local(long comm, int size) {
        return numbers(GROUP, comm, size);
    }

    /** As {@link #local}, of the remote group of an intercommunicator. */
    static int[] remote(long comm, int size) {
        return numbers(REMOTE_GROUP, comm, size);
    }

    private static int[] numbers(MethodHandle which, long comm, int size) {
        long members = group(which, comm);
        long world = group(GROUP, Mpi.COMM_WORLD);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment ranks = arena.allocateFrom(
                    ValueLayout.JAVA_INT, IntStream.range(0, Math.max(1, size)).toArray());
            MemorySegment numbers = arena.allocate(ValueLayout.JAVA_INT, Math.max(1, size));
            int code = (int) TRANSLATE.invokeExact(members, size, ranks.address(), world, numbers.address());
            Mpi.check(code, "MPI_Group_translate_ranks");
            int[] found = numbers.toArray(ValueLayout.JAVA_INT);
            return IntStream.of(found)
                    .limit(size)
                    .map(number -> number == Mpi.UNDEFINED ? -1 : number)
                    .toArray();
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            free(members);
            free(world);
        }
    }

    private static long group(MethodHandle which, long comm) {
        long made = Scratch.mine().handle();
        try {
            Mpi.check((int) which.invokeExact(comm, made), "MPI_Comm_group");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return Mpi.handleAt(made);
    }

    private static void free(long group) {
        long handle = Scratch.mine().handle();
        Mpi.putHandle(handle, group);
        try {
            Mpi.check((int) FREE.invokeExact(handle), "MPI_Group_free");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }
}

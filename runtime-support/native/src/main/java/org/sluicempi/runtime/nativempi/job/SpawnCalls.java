package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import java.util.List;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;
import org.sluicempi.runtime.process.Command;

/**
 * The library's functions that start processes: MPI 4.1, section 11.8. Results are error codes. What the program, its
 * arguments and its hints are counts at the root only.
 */
final class SpawnCalls {
    private static final MethodHandle SPAWN = Mpi.bind("MPI_Comm_spawn", "ppihihpp");
    private static final MethodHandle SPAWN_MULTIPLE = Mpi.bind("MPI_Comm_spawn_multiple", "ippppihpp");
    /** Of a text {@code char*}, in every library. */
    private static final int POINTER = Long.BYTES;

    private SpawnCalls() {}

    /** @param command null elsewhere than at the root */
    static int one(
            CommContext comm, Command command, long[] infos, int root, long made, long codes, OperationMemory memory)
            throws Throwable {
        long program = command == null ? 0 : Infos.text(memory, command.program());
        long arguments = command == null ? 0 : texts(command.arguments(), true, memory);
        int most = command == null ? 0 : command.maxProcesses();
        long info = command == null ? Mpi.ABI.handle("MPI_INFO_NULL") : infos[0];
        return (int) SPAWN.invokeExact(program, arguments, most, info, root, comm.handle(), made, codes);
    }

    /** @param count of the commands, known everywhere */
    static int several(
            CommContext comm,
            List<Command> commands,
            int count,
            long[] infos,
            int root,
            long made,
            long codes,
            OperationMemory memory)
            throws Throwable {
        long programs = texts(commands.stream().map(Command::program).toList(), false, memory);
        long arguments = memory.room((long) commands.size() * POINTER);
        long most = memory.room((long) commands.size() * Integer.BYTES);
        long hints = memory.room((long) commands.size() * Mpi.HANDLE_BYTES);
        for (int k = 0; k < commands.size(); k++) {
            Memory.putLong(arguments + (long) k * POINTER, texts(commands.get(k).arguments(), true, memory));
            Memory.putInt(most + 4L * k, commands.get(k).maxProcesses());
            Mpi.putHandle(hints + (long) k * Mpi.HANDLE_BYTES, infos[k]);
        }
        return (int)
                SPAWN_MULTIPLE.invokeExact(count, programs, arguments, most, hints, root, comm.handle(), made, codes);
    }

    /** Address of the addresses of the texts, and of a null behind them if it is to end so. */
    private static long texts(List<String> texts, boolean ended, OperationMemory memory) {
        long address = memory.room((texts.size() + 1L) * POINTER);
        for (int k = 0; k < texts.size(); k++) {
            Memory.putLong(address + (long) k * POINTER, Infos.text(memory, texts.get(k)));
        }
        if (ended) {
            Memory.putLong(address + (long) texts.size() * POINTER, 0);
        }
        return address;
    }
}

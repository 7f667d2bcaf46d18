package org.sluicempi.runtime.nativempi.file;

import java.lang.invoke.MethodHandle;
import java.util.Map;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.io.Mode;
import org.sluicempi.runtime.io.OpenFile;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.CommunicatorMembers;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** Files of the library: MPI 4.1, section 14.2. A file's handle is an address in every library. */
public final class NativeFiles implements FileService {
    private static final MethodHandle OPEN = Mpi.bind("MPI_File_open", "hpihp");
    private static final MethodHandle DELETE = Mpi.bind("MPI_File_delete", "ph");

    private static final Map<Integer, String> MODES = Map.of(
            Mode.CREATE, "CREATE",
            Mode.READ_ONLY, "RDONLY",
            Mode.WRITE_ONLY, "WRONLY",
            Mode.READ_WRITE, "RDWR",
            Mode.DELETE_ON_CLOSE, "DELETE_ON_CLOSE",
            Mode.UNIQUE_OPEN, "UNIQUE_OPEN",
            Mode.EXCLUSIVE, "EXCL",
            Mode.APPEND, "APPEND",
            Mode.SEQUENTIAL, "SEQUENTIAL");

    private final ProcessContext rank;

    public NativeFiles(ProcessContext rank) {
        this.rank = rank;
    }

    @Override
    public OpenFile open(Communicator communicator, String name, int mode, Map<String, String> info) {
        Mode.check(mode);
        CommContext comm = ((CommunicatorMembers) communicator).context();
        return Infos.with(info, hints -> {
            OperationMemory memory = new OperationMemory();
            try {
                long made = memory.room(Long.BYTES);
                long path = Infos.text(memory, name);
                int code = (int) OPEN.invokeExact(comm.handle(), path, toLibrary(mode), hints, made);
                Mpi.check(code, "open of file " + name);
                return new NativeFile(rank, Memory.getLong(made), name, mode);
            } finally {
                memory.release();
            }
        });
    }

    @Override
    public void delete(String name, Map<String, String> info) {
        rank.checkRunning();
        Infos.<Void>with(info, hints -> {
            OperationMemory memory = new OperationMemory();
            try {
                Mpi.check((int) DELETE.invokeExact(Infos.text(memory, name), hints), "deletion of file " + name);
                return null;
            } finally {
                memory.release();
            }
        });
    }

    /** The library's sum for a sum of {@link Mode} values; what the library makes of unknown bits is its own. */
    private static int toLibrary(int mode) {
        int translated = 0;
        int rest = mode;
        for (Map.Entry<Integer, String> each : MODES.entrySet()) {
            if ((mode & each.getKey()) != 0) {
                translated |= Mpi.ABI.constant("MPI_MODE_" + each.getValue());
                rest &= ~each.getKey();
            }
        }
        return translated | rest;
    }
}

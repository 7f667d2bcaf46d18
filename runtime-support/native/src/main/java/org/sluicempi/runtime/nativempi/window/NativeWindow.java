package org.sluicempi.runtime.nativempi.window;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.engine.CheckedEpochs;
import org.sluicempi.runtime.engine.CheckedTransfers;
import org.sluicempi.runtime.engine.OpenEpochs;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.Window;

/** A window of the library: MPI 4.1, chapter 12. Used by one thread at a time. */
final class NativeWindow implements Window {
    private static final MethodHandle FREE = Mpi.bind("MPI_Win_free", "p");
    private static final MethodHandle ATTACH = Mpi.bind("MPI_Win_attach", "hpn");
    private static final MethodHandle DETACH = Mpi.bind("MPI_Win_detach", "hp");
    private static final MethodHandle SET_INFO = Mpi.bind("MPI_Win_set_info", "hh");
    private static final MethodHandle GET_INFO = Mpi.bind("MPI_Win_get_info", "hp");

    private final GuardedHandle handle;
    private final MovingBuffers moving = new MovingBuffers();
    private final OpenEpochs open;
    private final Transfers transfers;
    private final Epochs epochs;
    private final ByteBuffer memory;
    private final Arena arena;
    /** What the user gave and must live as long as the window. */
    private final Set<Object> given = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * @param memory null for a dynamic window
     * @param starts where the memory that each rank has given begins; null for a dynamic window
     * @param source the user's buffer behind it, null if there is none
     * @param arena ends with the window, so that nobody reads memory that the library has taken back; may be null
     */
    NativeWindow(CommContext comm, long handle, WindowStarts starts, ByteBuffer memory, Buffer source, Arena arena) {
        this.handle = new GuardedHandle(comm.owner(), handle, "window on " + comm.name(), ErrorClass.WIN, "freed");
        this.open = new OpenEpochs(() -> this.handle.check("use"));
        this.transfers = new CheckedTransfers(
                new WindowTransfers(this.handle, moving, starts),
                open,
                comm.peers(),
                starts == null ? null : other -> starts.extents()[other]);
        this.epochs = new CheckedEpochs(new WindowEpochs(this.handle, moving), open, comm.peers());
        this.memory = memory;
        this.arena = arena;
        if (source != null) {
            given.add(source);
        }
    }

    ProcessContext owner() {
        return handle.rank();
    }

    @Override
    public void free() {
        open.mayFree();
        Results.from(handle.value(), address -> handle.call("free", window -> (int) FREE.invokeExact(address)));
        handle.end();
        if (arena != null) {
            arena.close();
        }
        given.clear();
        moving.releaseAll();
        handle.rank().release(this);
    }

    @Override
    public ByteBuffer memory() {
        return memory;
    }

    @Override
    public void attach(Buffer buffer, long bytes) {
        if (!buffer.isDirect() || bytes < 0 || bytes > RawMemory.bytes(buffer)) {
            throw new MpiError(
                    ErrorClass.BUFFER, bytes + " bytes of " + UserBuffer.kind(buffer) + " cannot be attached");
        }
        handle.call("attach", window -> (int) ATTACH.invokeExact(window, Memory.address(buffer), bytes));
        given.add(buffer);
    }

    @Override
    public void detach(Buffer buffer) {
        if (!given.contains(buffer)) {
            throw new MpiError(ErrorClass.ARG, UserBuffer.kind(buffer) + " is not attached to " + handle.name());
        }
        handle.call("detach", window -> (int) DETACH.invokeExact(window, Memory.address(buffer)));
        given.remove(buffer);
    }

    @Override
    public void setInfo(Map<String, String> info) {
        long hints = Infos.create(info);
        try {
            handle.call("set_info", window -> (int) SET_INFO.invokeExact(window, hints));
        } finally {
            Infos.free(hints);
        }
    }

    @Override
    public Map<String, String> info() {
        return Infos.taken(Results.handle(
                made -> handle.call("get_info", window -> (int) GET_INFO.invokeExact(window, made))));
    }

    @Override
    public Transfers transfers() {
        return transfers;
    }

    @Override
    public Epochs epochs() {
        return epochs;
    }
}

package org.sluicempi.runtime.nativempi.window;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.CommunicatorMembers;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowExtent;
import org.sluicempi.runtime.rma.WindowMemory;
import org.sluicempi.runtime.rma.WindowService;

/** Makes windows of the library: MPI 4.1, section 12.2. */
public final class NativeWindows implements WindowService {
    private static final MethodHandle CREATE = Mpi.bind("MPI_Win_create", "pnihhp");
    private static final MethodHandle ALLOCATE = Mpi.bind("MPI_Win_allocate", "nihhpp");
    private static final MethodHandle ALLOCATE_SHARED = Mpi.bind("MPI_Win_allocate_shared", "nihhpp");
    private static final MethodHandle CREATE_DYNAMIC = Mpi.bind("MPI_Win_create_dynamic", "hhp");
    private static final MethodHandle SET_ERRHANDLER = Mpi.bind("MPI_Win_set_errhandler", "hh");

    @Override
    public Window create(Communicator communicator, Buffer memory, long bytes, int unit, Map<String, String> info) {
        WindowMemory.check(memory, bytes);
        WindowExtent extent = new WindowExtent(bytes, unit);
        WindowService.checkOneGroup(communicator);
        WindowExtent[] extents = extent.ofAll(communicator);
        CommContext comm = ((CommunicatorMembers) communicator).context();
        long address = memory == null ? 0 : Memory.address(memory);
        WindowStarts starts = WindowStarts.ofAll(communicator, extents, address);
        long before = WindowStarts.shift(address);
        long made = made(info, (hints, at) -> {
            int code = (int)
                    CREATE.invokeExact(address - before, bytes + before, starts.unit(unit), hints, comm.handle(), at);
            Mpi.check(code, "making a window on " + comm.name());
        });
        ByteBuffer view = memory instanceof ByteBuffer same ? same : Memory.view(address, (int) bytes);
        return kept(new NativeWindow(comm, made, starts, view, memory, null));
    }

    @Override
    public Window allocate(Communicator communicator, long bytes, int unit, boolean shared, Map<String, String> info) {
        checkBytes(bytes);
        WindowExtent extent = new WindowExtent(bytes, unit);
        WindowService.checkOneGroup(communicator);
        WindowExtent[] extents = extent.ofAll(communicator);
        CommContext comm = ((CommunicatorMembers) communicator).context();
        long[] made = new long[1];
        long base = Results.wide(place -> made[0] = made(info, (hints, at) -> {
            int code = shared
                    ? (int) ALLOCATE_SHARED.invokeExact(bytes, unit, hints, comm.handle(), place, at)
                    : (int) ALLOCATE.invokeExact(bytes, unit, hints, comm.handle(), place, at);
            Mpi.check(code, "allocating a window on " + comm.name());
        }));
        long address = bytes == 0 ? 0 : base;
        Arena arena = Arena.ofShared();
        ByteBuffer view = MemorySegment.ofAddress(address)
                .reinterpret(bytes, arena, null)
                .asByteBuffer()
                .order(ByteOrder.nativeOrder());
        return kept(new NativeWindow(comm, made[0], new WindowStarts(extents, null), view, null, arena));
    }

    @Override
    public Window createDynamic(Communicator communicator, Map<String, String> info) {
        WindowService.checkOneGroup(communicator);
        CommContext comm = ((CommunicatorMembers) communicator).context();
        long made = made(
                info,
                (hints, at) -> Mpi.check(
                        (int) CREATE_DYNAMIC.invokeExact(hints, comm.handle(), at),
                        "making a dynamic window on " + comm.name()));
        return kept(new NativeWindow(comm, made, null, null, null, null));
    }

    private static void checkBytes(long bytes) {
        if (bytes < 0 || bytes > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.SIZE, "a window of " + bytes + " bytes: 0 to 2^31 - 1 are possible");
        }
    }

    /** Makes a window of the library with these hints, and stores its handle. */
    @FunctionalInterface
    private interface Making {
        void make(long hints, long at) throws Throwable;
    }

    /** The handle of a window that returns its errors. */
    private static long made(Map<String, String> info, Making making) {
        return returningErrors(Results.handle(at -> Infos.<Void>with(info, hints -> {
            making.make(hints, at);
            return null;
        })));
    }

    /** Others may use a window that this rank has forgotten. */
    private static Window kept(NativeWindow window) {
        window.owner().keep(window);
        return window;
    }

    private static long returningErrors(long window) {
        try {
            Mpi.check(
                    (int) SET_ERRHANDLER.invokeExact(window, Mpi.ABI.handle("MPI_ERRORS_RETURN")),
                    "MPI_Win_set_errhandler");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return window;
    }
}

package org.sluicempi.runtime.embedded.window;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.group.CommunicatorMaking;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowExtent;
import org.sluicempi.runtime.rma.WindowMemory;
import org.sluicempi.runtime.rma.WindowService;

/** Makes windows (MPI 4.1, section 12.2): the ranks of a job show each other their memory. */
public final class EmbeddedWindows implements WindowService {
    /** What ranks that are making windows have shown, by the context of the window's communicator. */
    public static final class Table {
        private final ConcurrentMap<Integer, AtomicReferenceArray<WindowSide>> making = new ConcurrentHashMap<>();
    }

    private final Table table;

    public EmbeddedWindows(Table table) {
        this.table = table;
    }

    @Override
    public Window create(Communicator communicator, Buffer memory, long bytes, int unit, Map<String, String> info) {
        WindowMemory.check(memory, bytes);
        WindowExtent extent = new WindowExtent(bytes, unit);
        WindowService.checkOneGroup(communicator);
        CommunicatorMaking comm = (CommunicatorMaking) communicator.dup();
        Integer key = comm.context().context();
        AtomicReferenceArray<WindowSide> sides =
                table.making.computeIfAbsent(key, k -> new AtomicReferenceArray<>(comm.size()));
        sides.set(comm.rank(), new WindowSide(memory, extent));
        comm.meet();
        table.making.remove(key);
        return new EmbeddedWindow(comm, sides, info);
    }

    @Override
    public Window allocate(Communicator communicator, long bytes, int unit, boolean shared, Map<String, String> info) {
        if (bytes < 0 || bytes > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.SIZE, "no window of " + bytes + " bytes can be allocated here");
        }
        ByteBuffer memory = ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
        return create(communicator, memory, bytes, unit, info);
    }

    @Override
    public Window createDynamic(Communicator communicator, Map<String, String> info) {
        throw new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION,
                "a dynamic window is not available on this engine ("
                        + communicator.owner().engineDescription() + "): memory has no addresses here");
    }
}

package org.sluicempi.runtime.embedded.window;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.group.CommunicatorMaking;
import org.sluicempi.runtime.engine.CheckedEpochs;
import org.sluicempi.runtime.engine.CheckedTransfers;
import org.sluicempi.runtime.engine.InUse;
import org.sluicempi.runtime.engine.OpenEpochs;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.Window;

/** One rank's view of a window. */
final class EmbeddedWindow implements Window {
    private final CommunicatorMaking comm;
    private final AtomicReferenceArray<WindowSide> sides;
    private final InUse inUse = new InUse("the window", ErrorClass.WIN, "freed");
    private final OpenEpochs open = new OpenEpochs(inUse::check);
    private final Transfers transfers;
    private final Epochs epochs;
    private Map<String, String> hints;

    /**
     * @param comm carries nothing but the messages of this window
     * @param sides one for each rank
     */
    EmbeddedWindow(CommunicatorMaking comm, AtomicReferenceArray<WindowSide> sides, Map<String, String> hints) {
        this.comm = comm;
        this.sides = sides;
        this.hints = Map.copyOf(hints);
        this.transfers = new CheckedTransfers(
                new WindowTransfers(sides),
                open,
                comm.size(),
                other -> sides.get(other).extent());
        this.epochs = new CheckedEpochs(
                new WindowEpochs(comm, sides::get, !"true".equals(hints.get("no_locks"))), open, comm.size());
    }

    @Override
    public void free() {
        open.mayFree();
        comm.meet();
        comm.free();
        inUse.end();
    }

    @Override
    public ByteBuffer memory() {
        Buffer own = sides.get(comm.rank()).memory();
        return own instanceof ByteBuffer bytes ? bytes : null;
    }

    @Override
    public void attach(Buffer memory, long bytes) {
        throw notDynamic();
    }

    @Override
    public void detach(Buffer memory) {
        throw notDynamic();
    }

    private static MpiError notDynamic() {
        return new MpiError(ErrorClass.WIN, "memory can be attached to dynamic windows only");
    }

    @Override
    public void setInfo(Map<String, String> info) {
        comm.meet();
        hints = Map.copyOf(info);
    }

    @Override
    public Map<String, String> info() {
        return hints;
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

package mpi;

import java.util.EnumMap;
import java.util.Map;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.delta.Blocking;
import org.sluicempi.runtime.face.AsBlocking;

/** Mode and arguments of the {@link Comm#send} in place of which a message in parts was begun, but for its count. */
record BlockingSend(SendMode mode, CommMessages communicator, Object buf, Datatype type, int dest, int tag)
        implements Blocking<MPIException> {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "send");

    private static final Map<SendMode, AsBlocking> CALLS = new EnumMap<>(Map.of(
            SendMode.STANDARD, CALL,
            SendMode.SYNCHRONOUS, new AsBlocking(CommMessages.class, "sSend"),
            SendMode.READY, new AsBlocking(CommMessages.class, "rSend")));

    AsBlocking call() {
        return CALLS.get(mode);
    }

    @Override
    public void check(int count) {
        communicator.core().checkSend(Core.buffer(buf, count, type), dest, tag);
    }

    @Override
    public MPIException refused(MpiError error) {
        return communicator.failed(error, call());
    }

    @Override
    public void send(int count) throws MPIException {
        switch (mode) {
            case SYNCHRONOUS -> communicator.sSend(buf, count, type, dest, tag);
            case READY -> communicator.rSend(buf, count, type, dest, tag);
            default -> communicator.send(buf, count, type, dest, tag);
        }
    }
}

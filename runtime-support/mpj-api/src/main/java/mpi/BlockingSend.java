package mpi;

import java.util.EnumMap;
import java.util.Map;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.Blocking;
import org.sluicempi.runtime.face.AsBlocking;

/** Mode and arguments of the {@link Comm#Send} in place of which a message in parts was begun, but for its count. */
record BlockingSend(SendMode mode, CommMessages communicator, Object buf, int offset, Datatype type, int dest, int tag)
        implements Blocking<MPIException> {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "Send");

    private static final Map<SendMode, AsBlocking> CALLS = new EnumMap<>(Map.of(
            SendMode.STANDARD, CALL,
            SendMode.SYNCHRONOUS, new AsBlocking(CommMessages.class, "Ssend"),
            SendMode.READY, new AsBlocking(CommMessages.class, "Rsend")));

    AsBlocking call() {
        return CALLS.get(mode);
    }

    UserBuffer message(int count) {
        return Datatype.checked(type).outgoing(buf, offset, count);
    }

    @Override
    public void check(int count) {
        communicator.core().checkSend(message(count), dest, tag);
    }

    @Override
    public MPIException refused(MpiError error) {
        return MPIException.of(error);
    }

    @Override
    public void send(int count) throws MPIException {
        switch (mode) {
            case SYNCHRONOUS -> communicator.Ssend(buf, offset, count, type, dest, tag);
            case READY -> communicator.Rsend(buf, offset, count, type, dest, tag);
            default -> communicator.Send(buf, offset, count, type, dest, tag);
        }
    }
}

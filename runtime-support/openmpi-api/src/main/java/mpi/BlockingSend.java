package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.delta.Blocking;
import org.sluicempi.runtime.face.AsBlocking;

/** The arguments of the {@link Comm#send} in place of which a message in parts was begun, but for its count. */
record BlockingSend(CommMessages communicator, Object buf, Datatype type, int dest, int tag)
        implements Blocking<MPIException> {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "send");

    @Override
    public void check(int count) {
        communicator.core().checkSend(Core.buffer(buf, count, type), dest, tag);
    }

    @Override
    public MPIException refused(MpiError error) {
        return communicator.failed(error);
    }

    @Override
    public void send(int count) throws MPIException {
        communicator.send(buf, count, type, dest, tag);
    }
}

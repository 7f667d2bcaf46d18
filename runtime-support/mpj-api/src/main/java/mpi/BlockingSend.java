package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.Blocking;
import org.sluicempi.runtime.face.AsBlocking;

/** The arguments of the {@link Comm#Send} in place of which a message in parts was begun, but for its count. */
record BlockingSend(CommMessages communicator, Object buf, int offset, Datatype type, int dest, int tag)
        implements Blocking<MPIException> {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "Send");

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
        communicator.Send(buf, offset, count, type, dest, tag);
    }
}

package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A datatype with a layout in a primitive array. */
final class PlainType extends Datatype {
    private final org.sluicempi.runtime.Datatype core;

    PlainType(org.sluicempi.runtime.Datatype core) {
        this.baseType = core.base().ordinal() + 1;
        this.core = core;
    }

    @Override
    org.sluicempi.runtime.Datatype core() {
        return core;
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        return new UserBuffer(buf, offset, count, core);
    }

    @Override
    Incoming incoming(Object buf, int offset, int count) {
        UserBuffer into = new UserBuffer(buf, offset, count, core);
        return new Incoming() {
            @Override
            public Request start(Communicator communicator, int source, int tag) {
                return communicator.irecv(into, source, tag);
            }

            @Override
            public DeltaRecv startDelta(Communicator communicator, int source, int tag, boolean when) {
                return new DeltaRecv(
                        org.sluicempi.runtime.delta.DeltaRecv.post(communicator, into, source, tag, when), this);
            }

            @Override
            public int count(Status status) {
                return status.count(core);
            }

            @Override
            public int elements(Status status) {
                return status.count(core.base());
            }
        };
    }
}

package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Operation;

/** A datatype with a layout in a primitive array. */
class PlainType extends Datatype implements Counts {
    private final org.sluicempi.runtime.Datatype core;
    private final Bounds bounds;

    PlainType(BasicType basic) {
        this(basic, Bounds.UNIT);
    }

    PlainType(org.sluicempi.runtime.Datatype core, Bounds bounds) {
        this.baseType = number(core.base());
        this.core = core;
        this.bounds = bounds;
    }

    /** A datatype of which only the core's side is known, as in a reduction. */
    static PlainType of(org.sluicempi.runtime.Datatype core) {
        return new PlainType(core, new Bounds(core.lowerBound(), core.lowerBound() + core.extent(), false, false));
    }

    /** {@link Datatype#baseType} of a basic type: part of the API, whatever the order of the core's list is. */
    private static int number(BasicType base) {
        return switch (base) {
            case BYTE -> 1;
            case CHAR -> 2;
            case SHORT -> 3;
            case BOOLEAN -> 4;
            case INT -> 5;
            case LONG -> 6;
            case FLOAT -> 7;
            case DOUBLE -> 8;
            case PACKED -> 9;
        };
    }

    @Override
    final org.sluicempi.runtime.Datatype core() {
        return core;
    }

    @Override
    final org.sluicempi.runtime.Datatype shape() {
        return core;
    }

    @Override
    final Bounds bounds() {
        return bounds;
    }

    @Override
    final int elements() {
        return core.size() / core.base().size();
    }

    @Override
    Datatype like(org.sluicempi.runtime.Datatype shape, Bounds derived) {
        return new PlainType(shape, derived);
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        return new UserBuffer(buf, offset, count, core);
    }

    UserBuffer incoming(Object buf, int offset, int count) {
        return outgoing(buf, offset, ReceiveRoom.of(buf, offset, count, core));
    }

    @Override
    final mpi.Status receive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        return mpi.Status.of(communicator.recv(incoming(buf, offset, count), source, tag), this, 0);
    }

    @Override
    final Request startReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        return new Request(Operation.of(() -> communicator.irecv(incoming(buf, offset, count), source, tag)), this)
                .begun();
    }

    @Override
    final Prequest initReceive(CommBase comm, Object buf, int offset, int count, int source, int tag) {
        UserBuffer into = incoming(buf, offset, count);
        return new Prequest(Operation.persistent(() -> comm.core().irecv(into, source, tag)), this);
    }

    @Override
    final DeltaRecv deltaReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        UserBuffer into = incoming(buf, offset, count);
        org.sluicempi.runtime.delta.DeltaRecv core = org.sluicempi.runtime.delta.DeltaRecv.of(communicator, into);
        DeltaRecv receive = new DeltaRecv(core, new BlockingRecv(this));
        core.begin(communicator, into, source, tag);
        return receive;
    }

    @Override
    final Movement movement(Communicator communicator) {
        return new PlainMovement(communicator);
    }

    @Override
    public final int count(Status status) {
        return status.count(core);
    }

    @Override
    public final int elements(Status status) {
        return status.count(core.base());
    }

    @Override
    public String toString() {
        return core.toString();
    }
}

package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.face.ObjectMessage;

/** The receiving side of one message of objects: bytes of unknown length first, objects when it is here. */
final class ObjectReceive implements Counts {
    private final ObjectType type;
    private final Object buf;
    private final int offset;
    private final int count;
    private GrowingBytes bytes;
    private int received;

    /** @param count elements of {@code type} that fit */
    ObjectReceive(ObjectType type, Object buf, int offset, int count) {
        this.type = type;
        this.buf = buf;
        this.offset = offset;
        this.count = count;
    }

    /** @throws MpiError as a receive of numbers does for a buffer or a count that is wrong, before anything is received */
    Request start(Communicator communicator, int source, int tag) {
        type.check(buf, offset, room());
        bytes = new GrowingBytes();
        return communicator.irecv(bytes.buffer(), source, tag);
    }

    /** Called once when the message is here. */
    Status complete(Status status) {
        received = 0;
        if (status.bytes() > 0) {
            byte[] message = bytes.first(Math.toIntExact(status.bytes()));
            received = store(message);
        }
        bytes = null;
        return status;
    }

    private int room() {
        return ReceiveRoom.of(buf, offset, count, type.shape());
    }

    private int store(byte[] message) {
        Object[] landing = new Object[room() * type.elements()];
        int n = ObjectMessage.decode(message, landing, 0, landing.length, MPI.class.getClassLoader());
        type.place(landing, 0, n, buf, offset);
        return n;
    }

    @Override
    public int count(Status status) {
        int objects = objects(status);
        return type.whole(objects);
    }

    @Override
    public int elements(Status status) {
        return objects(status);
    }

    /** The status of a request that was waited for before is about no message, and so not about the last one. */
    @Override
    public int objects(Status status) {
        return status.bytes() == 0 ? 0 : received;
    }
}

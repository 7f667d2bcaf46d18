package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ObjectMessage;
import org.sluicempi.runtime.face.Operation;

/** Serialisable objects in an {@code Object[]}: one message of bytes, whatever their number. */
final class ObjectType extends Datatype {
    private static final int NUMBER = 12;

    ObjectType() {
        baseType = NUMBER;
    }

    @Override
    org.sluicempi.runtime.Datatype core() {
        throw new MpiError(ErrorClass.TYPE, "MPI.OBJECT has no layout in memory: it cannot be used here");
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        byte[] message = ObjectMessage.encode(buf, offset, count);
        return new UserBuffer(message, 0, message.length, BasicType.BYTE);
    }

    @Override
    Incoming incoming(Object buf, int offset, int count) {
        return new Objects(buf, offset, count);
    }

    @Override
    public int Extent() throws MPIException {
        return 1;
    }

    @Override
    public int Size() throws MPIException {
        return 1;
    }

    private static final class Objects implements Incoming {
        private final Object buf;
        private final int offset;
        private final int count;
        private GrowingBytes bytes;
        private int received;

        Objects(Object buf, int offset, int count) {
            this.buf = buf;
            this.offset = offset;
            this.count = count;
        }

        @Override
        public Request start(Communicator communicator, int source, int tag) {
            bytes = new GrowingBytes();
            return communicator.irecv(bytes.buffer(), source, tag);
        }

        @Override
        public DeltaRecv startDelta(Communicator communicator, int source, int tag, boolean when) {
            Status status = Operation.of(start(communicator, source, tag), this::complete)
                    .await();
            return new DeltaRecv(mpi.Status.of(status, this, 0));
        }

        @Override
        public Status complete(Status status) {
            received = 0;
            if (status.bytes() > 0) {
                byte[] message = bytes.first(Math.toIntExact(status.bytes()));
                received = ObjectMessage.decode(message, buf, offset, count, MPI.class.getClassLoader());
            }
            bytes = null;
            return status;
        }

        @Override
        public int count(Status status) {
            return received;
        }

        @Override
        public int elements(Status status) {
            return received;
        }

        @Override
        public int objects() {
            return received;
        }
    }
}

package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** The receiving side of one message: where its elements go and how many came. */
interface Incoming {
    /** Of an operation that receives nothing. */
    Incoming NOTHING = new Incoming() {
        @Override
        public Request start(Communicator communicator, int source, int tag) {
            throw new IllegalStateException("nothing to receive into");
        }

        @Override
        public DeltaRecv startDelta(Communicator communicator, int source, int tag, boolean when) {
            throw new IllegalStateException("nothing to receive into");
        }

        @Override
        public int count(Status status) {
            return 0;
        }

        @Override
        public int elements(Status status) {
            return 0;
        }
    };

    Request start(Communicator communicator, int source, int tag);

    /** As {@link #start}; parts of the message can be waited for, unless {@code when} is false and this blocks. */
    DeltaRecv startDelta(Communicator communicator, int source, int tag, boolean when);

    /** Called once when the message is here; gives the status to show. */
    default Status complete(Status status) {
        return status;
    }

    /** Elements of the receive's datatype in the message that had this status. */
    int count(Status status);

    /** Basic elements in the message that had this status. */
    int elements(Status status);

    /** Number of objects received, {@link MPI#UNDEFINED} if the message is not one of objects. */
    default int objects() {
        return org.sluicempi.runtime.Status.UNDEFINED;
    }
}

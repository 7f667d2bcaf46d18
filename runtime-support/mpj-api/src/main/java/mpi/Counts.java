package mpi;

import org.sluicempi.runtime.Status;

/** How the length of a message reads in the datatype of the operation that received it. */
interface Counts {
    /** Of an operation that receives nothing, or of which no datatype is known. */
    Counts NOTHING = new Counts() {
        @Override
        public int count(Status status) {
            return 0;
        }

        @Override
        public int elements(Status status) {
            return 0;
        }
    };

    /** Elements of the receive's datatype in the message that had this status. */
    int count(Status status);

    /** Basic elements in the message that had this status. */
    int elements(Status status);

    /** Number of objects in the message that had this status, {@link MPI#UNDEFINED} if it is not one of objects. */
    default int objects(Status status) {
        return Status.UNDEFINED;
    }
}

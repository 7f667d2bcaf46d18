package mpi;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.GroupedCommunicator;

/** The predefined attributes of a communicator (MPI 4.1, sections 7.7 and 9.1.2). */
final class Attributes {
    private final Set<Integer> deleted = ConcurrentHashMap.newKeySet();

    /** @throws MpiError {@link ErrorClass#ARG} if there is no such attribute, or not any more */
    Integer get(GroupedCommunicator part, int key) {
        if (deleted.contains(key)) {
            throw gone(key);
        }
        if (key == MPI.TAG_UB) {
            return part.communicator().owner().tagUpperBound();
        } else if (key == MPI.HOST) {
            return Communicator.PROC_NULL;
        } else if (key == MPI.IO) {
            return part.communicator().rank();
        }
        throw new MpiError(ErrorClass.ARG, "there is no attribute " + key);
    }

    /**
     * Of several threads that delete the same attribute one does, and the others are told that it has been deleted.
     *
     * @throws MpiError as {@link #get}
     */
    void delete(GroupedCommunicator part, int key) {
        get(part, key);
        if (!deleted.add(key)) {
            throw gone(key);
        }
    }

    private static MpiError gone(int key) {
        return new MpiError(ErrorClass.ARG, "attribute " + key + " has been deleted");
    }
}

package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Given;

/** What a completed operation or a probe tells. */
public class Status extends mpjdev.Status implements Freeable {
    private org.sluicempi.runtime.Status core = org.sluicempi.runtime.Status.EMPTY;
    private int objects = org.sluicempi.runtime.Status.UNDEFINED;

    public Status() {}

    public Status(mpjdev.Status status) {
        super(given(status).source, status.tag, status.index);
        count = status.count;
        countInBytes = status.countInBytes;
        numEls = status.numEls;
        if (status instanceof Status other) {
            core = other.core;
            objects = other.objects;
        }
    }

    private static mpjdev.Status given(mpjdev.Status status) {
        return Core.get(() -> Given.given(status, "status"));
    }

    private Status(org.sluicempi.runtime.Status core, int index) {
        super(core.source(), core.tag(), index);
        this.core = core;
        countInBytes = Math.toIntExact(core.bytes());
    }

    /** Of a probe: no datatype is known. */
    static Status of(org.sluicempi.runtime.Status core) {
        return new Status(core, 0);
    }

    /**
     * Of an operation.
     *
     * @param counts how its length reads
     * @param index place of its request among those waited for
     */
    static Status of(org.sluicempi.runtime.Status core, Counts counts, int index) {
        Status status = new Status(core, index);
        status.count = counts.count(core);
        status.numEls = counts.elements(core);
        status.objects = counts.objects(core);
        return status;
    }

    /** Number of elements received, {@link MPI#UNDEFINED} if the length is no multiple of the datatype's size. */
    public int Get_count(Datatype datatype) throws MPIException {
        try {
            return Datatype.checked(datatype) instanceof ObjectType type
                    ? type.whole(objects)
                    : core.count(datatype.core());
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    /** Number of basic elements received. */
    public int Get_elements(Datatype datatype) throws MPIException {
        try {
            return Datatype.checked(datatype) instanceof ObjectType
                    ? objects
                    : core.count(datatype.core().base());
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    public boolean Test_cancelled() throws MPIException {
        return core.cancelled();
    }

    /** Nothing is held. */
    @Override
    public void free() {
        core = org.sluicempi.runtime.Status.EMPTY;
    }
}

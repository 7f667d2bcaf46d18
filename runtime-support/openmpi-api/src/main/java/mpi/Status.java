package mpi;

import org.sluicempi.runtime.ErrorClass;

/** What a completed operation or a probe tells. */
public final class Status {
    private final org.sluicempi.runtime.Status core;
    private final int index;

    Status(org.sluicempi.runtime.Status core, int index) {
        this.core = core;
        this.index = index;
    }

    static Status of(org.sluicempi.runtime.Status core) {
        return new Status(core, 0);
    }

    /** Number of elements received, {@link MPI#UNDEFINED} if the length is no multiple of the datatype's size. */
    public int getCount(Datatype datatype) throws MPIException {
        return Core.get(() -> core.count(datatype.core()));
    }

    /** Number of basic elements received. */
    public int getElements(Datatype datatype) throws MPIException {
        return Core.get(() -> core.count(datatype.core().base()));
    }

    public boolean isCancelled() throws MPIException {
        return core.cancelled();
    }

    public int getSource() {
        return core.source();
    }

    public int getTag() {
        return core.tag();
    }

    /** Always {@link MPI#SUCCESS}: what fails throws. */
    public int getError() {
        return ErrorClass.SUCCESS.value();
    }

    /** Place of the completed request in the array that was waited for, {@link MPI#UNDEFINED} if none was active. */
    public int getIndex() {
        return index;
    }
}

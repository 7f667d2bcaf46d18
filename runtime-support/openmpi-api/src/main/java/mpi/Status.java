package mpi;

import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** What a completed operation or a probe tells. */
public final class Status {
    private org.sluicempi.runtime.Status core;
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
        try {
            return core.count(Core.given(datatype).core());
        } catch (MpiError e) {
            throw Core.failed(e);
        }
    }

    /** Number of basic elements received, {@link MPI#UNDEFINED} if the last one is not whole or there are too many. */
    public int getElements(Datatype datatype) throws MPIException {
        long count = elements(datatype);
        return count < 0 || count > Integer.MAX_VALUE ? MPI.UNDEFINED : (int) count;
    }

    /** As {@link #getElements}, for any number of them. */
    public Count getElementsX(Datatype datatype) throws MPIException {
        long count = elements(datatype);
        return new Count(count < 0 ? MPI.UNDEFINED : count);
    }

    private long elements(Datatype datatype) throws MPIException {
        Supplier<Elements> pattern =
                () -> Core.given(datatype).core().size() == 0 ? Elements.of(1) : datatype.elements();
        return Core.get(pattern).count(core.bytes());
    }

    /** Makes {@link #getElements} return this number. */
    public void setElements(Datatype datatype, int count) throws MPIException {
        setElementsX(datatype, new Count(count));
    }

    /** Makes {@link #getElementsX} return this number. */
    public void setElementsX(Datatype datatype, Count count) throws MPIException {
        Core.act(() -> {
            Core.given(count, ErrorClass.COUNT, "number of elements");
            if (count.getCount() < 0) {
                throw new MpiError(ErrorClass.COUNT, "a status cannot have " + count.getCount() + " elements");
            }
            Core.given(datatype).core();
            long bytes = datatype.elements().bytesOf(count.getCount());
            core = new org.sluicempi.runtime.Status(core.source(), core.tag(), bytes, core.cancelled());
        });
    }

    public void setCancelled(boolean flag) throws MPIException {
        core = new org.sluicempi.runtime.Status(core.source(), core.tag(), core.bytes(), flag);
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

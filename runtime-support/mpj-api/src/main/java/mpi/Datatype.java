package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** What one element of a message is made of. */
public abstract class Datatype implements Freeable {
    /** Number of the basic type: place in the list of {@link MPI}'s constants from {@code NULL} on. */
    public int baseType;

    public Datatype() {}

    /** @throws MpiError {@link ErrorClass#TYPE} if this datatype has no layout in memory */
    abstract org.sluicempi.runtime.Datatype core();

    /** The message that holds these elements; what it holds may be a copy. */
    abstract UserBuffer outgoing(Object buf, int offset, int count);

    /** The receiving side of a message of at most {@code count} elements. */
    abstract Incoming incoming(Object buf, int offset, int count);

    /** Same as {@link #baseType}. */
    public int getType() {
        return baseType;
    }

    /** Bytes of one basic element. */
    public int getByteSize() {
        return Core.get(() -> core().base().size());
    }

    /** Base elements (Java array elements) from one element to the next. */
    public int Extent() throws MPIException {
        return Core.get(() -> core().extent());
    }

    /** Number of basic elements in one element. */
    public int Size() throws MPIException {
        return Core.get(() -> core().size() / core().base().size());
    }

    /** Derived datatypes can be used at once; this only checks that there is one. */
    public void Commit() throws MPIException {
        Core.run(this::core);
    }
}

package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Layout;

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

    /** Nothing is held. */
    @Override
    public void free() {}

    /** {@code count} elements one behind the other. */
    public static Datatype Contiguous(int count, Datatype oldtype) throws MPIException {
        return Core.get(() -> new PlainType(Layout.contiguous(count, oldtype.core())));
    }

    /** Blocks whose starts are {@code stride} elements of the old type apart. */
    public static Datatype Vector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return Core.get(() -> new PlainType(Layout.vector(count, blocklength, stride, oldtype.core())));
    }

    /** Blocks whose starts are {@code stride} base elements apart. */
    public static Datatype Hvector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return Core.get(() -> new PlainType(Layout.hvector(count, blocklength, stride, oldtype.core())));
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static Datatype Indexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return Core.get(() -> new PlainType(Layout.indexed(blocklengths, displacements, oldtype.core())));
    }

    /** Blocks that start at the given base elements. */
    public static Datatype Hindexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return Core.get(() -> new PlainType(Layout.hindexed(blocklengths, displacements, oldtype.core())));
    }
}

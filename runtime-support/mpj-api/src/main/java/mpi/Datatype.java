package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/**
 * What one element of a message is made of. Places, extents and bounds count base elements, which are elements of the
 * Java array.
 */
public abstract class Datatype implements Freeable {
    /** Number of the basic type: place in the list of {@link MPI}'s constants from {@code NULL} on; -1 for none. */
    public int baseType;

    public Datatype() {}

    /** @throws MpiError {@link ErrorClass#TYPE} if there is none */
    static Datatype checked(Datatype type) {
        if (type == null) {
            throw new MpiError(ErrorClass.TYPE, "the datatype is null");
        }
        return type;
    }

    /** @throws MpiError {@link ErrorClass#TYPE} if this datatype has no layout in a primitive array */
    abstract org.sluicempi.runtime.Datatype core();

    /** Where the base elements lie; objects count as one each. */
    abstract org.sluicempi.runtime.Datatype shape();

    abstract Bounds bounds();

    /** Number of base elements in one element. */
    abstract int elements();

    /** A datatype of the same basic type with this layout; of a type without data there is none. */
    abstract Datatype like(org.sluicempi.runtime.Datatype shape, Bounds bounds);

    /** The message that holds these elements; what it holds may be a copy. */
    abstract UserBuffer outgoing(Object buf, int offset, int count);

    /** Blocking receive of at most {@code count} elements. */
    abstract Status receive(Communicator communicator, Object buf, int offset, int count, int source, int tag);

    /** As {@link #receive}, only started. */
    abstract Request startReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag);

    /** As {@link #startReceive}, to be started by the program. */
    abstract Prequest initReceive(CommBase comm, Object buf, int offset, int count, int source, int tag);

    /** As {@link #receive}, parts of the message can be waited for. */
    abstract DeltaRecv deltaReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag);

    /** The collective operations on such elements. */
    abstract Movement movement(Communicator communicator);

    /** Whether every element has base elements, so that this has a base type. */
    final boolean hasData() {
        return elements() > 0;
    }

    /** Same as {@link #baseType}. */
    public int getType() {
        return baseType;
    }

    /** Bytes of one basic element; 1 for objects. */
    public int getByteSize() {
        return shape().base().size();
    }

    /** Base elements from one element to the next: {@link #Ub} less {@link #Lb}. */
    public int Extent() throws MPIException {
        return bounds().extent();
    }

    /** Number of basic elements in one element. */
    public int Size() throws MPIException {
        return elements();
    }

    /** Where an element begins, in base elements from its origin. */
    public int Lb() throws MPIException {
        return bounds().lb();
    }

    /** Where an element ends, in base elements from its origin; exclusive. */
    public int Ub() throws MPIException {
        return bounds().ub();
    }

    /** Derived datatypes can be used at once. */
    public void Commit() throws MPIException {}

    /** Nothing is held. */
    @Override
    public void free() {}

    /** Nothing is held; the garbage collector does not call an empty finalizer. */
    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    public void finalize() throws MPIException {}

    /** {@code count} elements one behind the other. */
    public static Datatype Contiguous(int count, Datatype oldtype) throws MPIException {
        return Core.get(() -> Derived.blocks(new int[] {count}, new int[] {0}, oldtype));
    }

    /** Blocks whose starts are {@code stride} elements of the old type apart. */
    public static Datatype Vector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return Core.get(
                () -> Derived.strided(count, blocklength, Derived.scaled(new int[] {stride}, oldtype)[0], oldtype));
    }

    /** Blocks whose starts are {@code stride} base elements apart. */
    public static Datatype Hvector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return Core.get(() -> Derived.strided(count, blocklength, stride, oldtype));
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static Datatype Indexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return Core.get(() -> Derived.blocks(blocklengths, Derived.scaled(displacements, oldtype), oldtype));
    }

    /** Blocks that start at the given base elements. */
    public static Datatype Hindexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return Core.get(() -> Derived.blocks(blocklengths, displacements, oldtype));
    }

    /**
     * Blocks of different datatypes that start at the given base elements. All must have the same base type; {@link
     * MPI#LB} and {@link MPI#UB} have none and set the bounds.
     */
    public static Datatype Struct(int[] blocklengths, int[] displacements, Datatype[] types) throws MPIException {
        return Core.get(() -> Derived.struct(blocklengths, displacements, types));
    }
}

package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Layout;

/** What one element of a message is made of. */
public final class Datatype implements Freeable, Cloneable {
    static final Datatype NULL = new Datatype(null);

    private org.sluicempi.runtime.Datatype core;

    Datatype(org.sluicempi.runtime.Datatype core) {
        this.core = core;
    }

    /** @throws MpiError {@link ErrorClass#TYPE} if this is the null datatype */
    org.sluicempi.runtime.Datatype core() {
        if (core == null) {
            throw new MpiError(ErrorClass.TYPE, "the null datatype has no elements");
        }
        return core;
    }

    /** Base elements (Java array elements) from one element to the next. */
    public int getExtent() throws MPIException {
        return Core.get(() -> core().extent());
    }

    /** Bytes of data in one element, gaps not counted. */
    public int getSize() throws MPIException {
        return Core.get(() -> core().size());
    }

    /** Derived datatypes can be used at once; this only checks that there is one. */
    public void commit() throws MPIException {
        Core.run(this::core);
    }

    /** Makes a derived datatype the null datatype. */
    @Override
    public void free() throws MPIException {
        Core.run(() -> {
            if (core() instanceof BasicType) {
                throw new MpiError(ErrorClass.TYPE, "a basic datatype cannot be freed: " + core);
            }
        });
        core = null;
    }

    public boolean isNull() {
        return core == null;
    }

    @Override
    public Datatype clone() {
        return new Datatype(core);
    }

    /** {@code count} elements one behind the other. */
    public static Datatype createContiguous(int count, Datatype oldType) throws MPIException {
        return Core.get(() -> new Datatype(Layout.contiguous(count, oldType.core())));
    }

    /** Blocks whose starts are {@code stride} elements of the old type apart. */
    public static Datatype createVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return Core.get(() -> new Datatype(Layout.vector(count, blockLength, stride, oldType.core())));
    }

    /** Blocks whose starts are {@code stride} base elements apart. */
    public static Datatype createHVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return Core.get(() -> new Datatype(Layout.hvector(count, blockLength, stride, oldType.core())));
    }

    /** Blocks that start at multiples of the old type's extent. */
    public static Datatype createIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return Core.get(() -> new Datatype(Layout.indexed(blockLengths, displacements, oldType.core())));
    }

    /** Blocks that start at the given base elements. */
    public static Datatype createHIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return Core.get(() -> new Datatype(Layout.hindexed(blockLengths, displacements, oldType.core())));
    }
}

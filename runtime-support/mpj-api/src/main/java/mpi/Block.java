package mpi;

import java.lang.reflect.Array;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/**
 * A buffer argument of a collective call.
 *
 * @param buf null where the program gave none, as it may for what only the root uses
 * @param count elements, or elements for each rank; 0 where an array of counts says it
 */
record Block(Object buf, int offset, int count, Datatype type) {
    /** Null if the program gave no buffer; for no elements there need be none. */
    UserBuffer core() {
        return buf == null && count != 0 || type == null ? null : type.outgoing(buf, offset, count);
    }

    /** @throws MpiError {@link ErrorClass#TYPE} if this is no buffer of objects */
    ObjectType objects() {
        if (!(type instanceof ObjectType objects)) {
            throw new MpiError(ErrorClass.TYPE, "one side of the call has MPI.OBJECT and the other has " + type);
        }
        return objects;
    }

    /** Whether this starts where the other one has its element {@code elements}: the program means in place. */
    boolean samePlace(Block other, int elements) {
        return buf != null
                && buf == other.buf
                && other.type != null
                && offset
                        == other.offset + (long) elements * other.type.bounds().extent();
    }

    /** The same in an array of its own, which nothing is received into; itself if this is no array, which nobody can send. */
    Block copied() {
        if (!buf.getClass().isArray()) {
            return this;
        }
        int length = Array.getLength(buf);
        Object copy = Array.newInstance(buf.getClass().getComponentType(), length);
        System.arraycopy(buf, 0, copy, 0, length);
        return new Block(copy, offset, count, type);
    }

    /** As {@link #samePlace(Block, int)} for block {@code rank} of {@code other}. */
    boolean samePlace(Block other, int[] displs, int rank) {
        return displs != null && displs.length > rank && samePlace(other, displs[rank]);
    }
}

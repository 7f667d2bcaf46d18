package mpi;

import java.lang.reflect.Array;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ObjectMessage;
import org.sluicempi.runtime.face.Operation;

/**
 * Serialisable objects in an {@code Object[]}: {@link MPI#OBJECT} and what is derived of it. One message of bytes, whatever
 * their number; a status counts objects.
 */
final class ObjectType extends mpi.Datatype {
    private static final int NUMBER = 12;

    /** Where the objects of an element lie; each counts as one base element. */
    private final Datatype shape;

    private final Bounds bounds;

    ObjectType() {
        this(BasicType.BYTE, Bounds.UNIT);
    }

    private ObjectType(Datatype shape, Bounds bounds) {
        this.baseType = NUMBER;
        this.shape = shape;
        this.bounds = bounds;
    }

    @Override
    Datatype core() {
        throw new MpiError(ErrorClass.TYPE, "MPI.OBJECT has no layout in memory: it cannot be used here");
    }

    @Override
    Datatype shape() {
        return shape;
    }

    @Override
    Bounds bounds() {
        return bounds;
    }

    @Override
    int elements() {
        return shape.size();
    }

    @Override
    mpi.Datatype like(Datatype derived, Bounds derivedBounds) {
        return new ObjectType(derived, derivedBounds);
    }

    /**
     * The objects of {@code count} elements, one behind the other in an array of the same class.
     *
     * @throws MpiError BUFFER if they are not in the buffer, COUNT for a negative count
     */
    Object[] pick(Object buf, int offset, int count) {
        Object[] from = check(buf, offset, count);
        int elements = elements();
        Object[] picked = (Object[]) Array.newInstance(from.getClass().getComponentType(), count * elements);
        for (int e = 0; e < count; e++) {
            for (int k = 0; k < elements; k++) {
                picked[e * elements + k] = from[offset + e * shape.extent() + shape.place(k)];
            }
        }
        return picked;
    }

    /**
     * The reverse of {@link #pick} for the first {@code n} objects of {@code objects} from {@code start} on.
     *
     * @throws MpiError TYPE for an object that such an array does not take; those before it are there
     */
    void place(Object[] objects, int start, int n, Object buf, int offset) {
        Object[] into = (Object[]) buf;
        int elements = elements();
        try {
            for (int k = 0; k < n; k++) {
                into[offset + k / elements * shape.extent() + shape.place(k % elements)] = objects[start + k];
            }
        } catch (ArrayStoreException e) {
            throw new MpiError(
                    ErrorClass.TYPE,
                    "an object of " + e.getMessage() + " was received into "
                            + buf.getClass().getTypeName(),
                    e);
        }
    }

    /** How many elements of this type so many objects are; {@code UNDEFINED} if they are no whole number. */
    int whole(int objects) {
        int each = elements();
        boolean told = each == 0 ? objects == 0 : objects >= 0 && objects % each == 0;
        return told ? objects / Math.max(each, 1) : org.sluicempi.runtime.Status.UNDEFINED;
    }

    /** {@code buf}, if it has {@code count} elements from {@code offset} on; fails as {@link #pick} does. */
    Object[] check(Object buf, int offset, int count) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "the count is negative: " + count);
        }
        if (buf == null && count == 0) {
            return new Object[0];
        }
        if (!(buf instanceof Object[] objects)) {
            String given = buf == null ? "null" : buf.getClass().getTypeName();
            throw new MpiError(ErrorClass.BUFFER, "a buffer of objects must be an Object[], not " + given);
        }
        boolean empty = count == 0 || shape.size() == 0;
        long start = empty ? offset : (long) offset + shape.first();
        long end = count == 0 ? offset : offset + (count - 1L) * shape.extent() + shape.span();
        if (offset < 0 || start < 0 || end > objects.length) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "elements " + start + " to " + end + " are outside a buffer of " + objects.length + " objects");
        }
        return objects;
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        Object[] picked = pick(buf, offset, count);
        byte[] message = ObjectMessage.encode(picked, 0, picked.length);
        return new UserBuffer(message, 0, message.length, BasicType.BYTE);
    }

    @Override
    Status receive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        return startReceive(communicator, buf, offset, count, source, tag).completeAsBlocking();
    }

    @Override
    Request startReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        ObjectReceive receive = new ObjectReceive(this, buf, offset, count);
        return new Request(Operation.of(() -> receive.start(communicator, source, tag), receive::complete), receive)
                .begun();
    }

    @Override
    Prequest initReceive(CommBase comm, Object buf, int offset, int count, int source, int tag) {
        ObjectReceive receive = new ObjectReceive(this, buf, offset, count);
        return new Prequest(
                Operation.persistent(() -> receive.start(comm.core(), source, tag), receive::complete), receive);
    }

    @Override
    DeltaRecv deltaReceive(Communicator communicator, Object buf, int offset, int count, int source, int tag) {
        return DeltaRecv.received(receive(communicator, buf, offset, count, source, tag));
    }

    @Override
    Movement movement(Communicator communicator) {
        return new ObjectMovement(communicator);
    }

    @Override
    public String toString() {
        return elements() == 1 ? "OBJECT" : "derived datatype of " + elements() + " OBJECT";
    }
}

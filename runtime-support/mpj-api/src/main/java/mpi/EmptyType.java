package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.DerivedDatatype;

/**
 * A datatype without data, which therefore has no base type: {@link MPI#LB}, {@link MPI#UB}, and what is made of them or
 * of nothing. A message of it is empty, whatever the buffer is.
 */
final class EmptyType extends PlainType {
    private static final org.sluicempi.runtime.Datatype NO_DATA =
            DerivedDatatype.hindexed(new int[0], new int[0], BasicType.BYTE);

    private static final byte[] NOTHING = {};

    private static final int NO_BASE_TYPE = -1;

    EmptyType(Bounds bounds) {
        this(bounds, NO_BASE_TYPE);
    }

    EmptyType(Bounds bounds, int number) {
        super(NO_DATA, bounds);
        baseType = number;
    }

    @Override
    Datatype like(org.sluicempi.runtime.Datatype shape, Bounds derived) {
        return new EmptyType(derived);
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        return new UserBuffer(NOTHING, 0, count, NO_DATA);
    }

    @Override
    public String toString() {
        return "a datatype without data";
    }
}

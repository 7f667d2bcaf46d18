package mpi;

import mpjbuf.Buffer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** Bytes that {@link Comm#Pack} has written: in a {@code byte[]} or in a {@link Buffer}. */
final class PackedType extends PlainType {
    PackedType() {
        super(BasicType.PACKED);
    }

    @Override
    UserBuffer outgoing(Object buf, int offset, int count) {
        return buf instanceof Buffer buffer ? buffer.packed(offset, count) : super.outgoing(buf, offset, count);
    }
}

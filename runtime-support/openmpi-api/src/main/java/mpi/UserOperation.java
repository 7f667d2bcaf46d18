package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.ArrayFunction;

/** A {@link UserFunction} on elements of one datatype. */
final class UserOperation extends ArrayFunction {
    private final UserFunction function;
    private final Datatype type;
    private final boolean onBuffers;

    UserOperation(UserFunction function, boolean commutative, Datatype type) {
        super(commutative);
        this.function = function;
        this.type = type;
        this.onBuffers = overridesBuffers(function.getClass());
    }

    private static boolean overridesBuffers(Class<?> own) {
        try {
            return own.getMethod("call", ByteBuffer.class, ByteBuffer.class, int.class, Datatype.class)
                            .getDeclaringClass()
                    != UserFunction.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError("UserFunction has this method", e);
        }
    }

    @Override
    protected void apply(Object in, Object inout, int count, org.sluicempi.runtime.Datatype core) {
        boolean asBytes = type.inBytes() && !(in instanceof byte[]);
        try {
            if (onBuffers || asBytes) {
                ByteBuffer left = bytes(in, count);
                ByteBuffer right = bytes(inout, count);
                function.call(left, right, count, type);
                into(inout, count, right.clear());
            } else {
                function.call(in, inout, count, type);
            }
        } catch (MPIException e) {
            throw MpiError.ofProgram(ErrorClass.OP, "the user's operation failed: " + e.getMessage(), e);
        }
    }

    /** A direct buffer with the elements and the gaps between them. */
    private ByteBuffer bytes(Object array, int count) {
        UserBuffer all = whole(array, count);
        ByteBuffer bytes =
                ByteBuffer.allocateDirect(Math.toIntExact(all.bytes())).order(ByteOrder.nativeOrder());
        all.copyTo(0, all.count(), bytes);
        return bytes.clear();
    }

    private void into(Object array, int count, ByteBuffer bytes) {
        UserBuffer all = whole(array, count);
        all.copyFrom(0, all.count(), bytes);
    }

    private UserBuffer whole(Object array, int count) {
        int elements = count == 0
                ? 0
                : (count - 1) * type.core().extent() + type.core().span();
        return new UserBuffer(array, 0, elements, type.core().base());
    }
}

package mpi;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import org.sluicempi.runtime.UserBuffer;

/** What a user-defined reduction does; override one of the two forms. */
public abstract class UserFunction {
    public UserFunction() {}

    /**
     * Combines element by element: {@code inOutVec[k] = inVec[k] op inOutVec[k]}.
     *
     * @param inVec array of the datatype's base type, the left operands
     * @param inOutVec array of the datatype's base type, the right operands, overwritten by the results
     * @param count number of elements of {@code datatype}
     */
    public void call(Object inVec, Object inOutVec, int count, Datatype datatype) throws MPIException {
        throw new UnsupportedOperationException("a UserFunction must override one of its call methods");
    }

    /**
     * As {@link #call(Object, Object, int, Datatype)} on direct buffers in native order. Unless it is overridden, it
     * copies the operands into arrays and calls the other form.
     */
    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype datatype) throws MPIException {
        Object left = array(in, datatype);
        Object right = array(inOut, datatype);
        call(left, right, count, datatype);
        UserBuffer results = whole(right, datatype);
        results.copyTo(0, results.count(), inOut.clear());
    }

    private static Object array(ByteBuffer bytes, Datatype datatype) {
        Class<?> component = datatype.componentType();
        Object array = Array.newInstance(component, bytes.capacity() / datatype.unit());
        UserBuffer all = whole(array, datatype);
        all.copyFrom(0, all.count(), bytes.duplicate().clear().order(bytes.order()));
        return array;
    }

    private static UserBuffer whole(Object array, Datatype datatype) {
        return new UserBuffer(array, 0, Array.getLength(array), datatype.base());
    }
}

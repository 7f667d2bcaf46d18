package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** The way from a method of this package into the core and back, where no communicator is concerned. */
final class Core {
    private Core() {}

    /** Errors of calls without a communicator are errors of the world (MPI 4.1, section 9.3). */
    static MPIException failed(MpiError error) {
        return MPI.COMM_WORLD.failed(error);
    }

    static void run(Runnable call) throws MPIException {
        try {
            call.run();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    static <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    static UserBuffer buffer(Object buf, int count, Datatype type) {
        if (type == null) {
            throw new MpiError(ErrorClass.TYPE, "the datatype is null");
        }
        return new UserBuffer(type.inBytes() ? raw(buf, type) : buf, 0, count, type.core());
    }

    /** A byte array holds every element that users see as bytes, also where the core knows what they are made of. */
    private static Object raw(Object buf, Datatype type) {
        return buf instanceof byte[] bytes && type.core().base() != BasicType.BYTE
                ? ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder())
                : buf;
    }

    /** As {@link #buffer}, but null where the program gave none, as it may for what only the root uses. */
    static UserBuffer optional(Object buf, int count, Datatype type) {
        return buf == null || type == null || type.isNull() ? null : buffer(buf, count, type);
    }
}

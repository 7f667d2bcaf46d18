package mpi;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Given;

/** The way from a method of this package into the core and back, where no communicator is concerned. */
final class Core {
    private Core() {}

    /** Errors of calls without a communicator are errors of the world (MPI 4.1, section 9.3). */
    static MPIException failed(MpiError error) {
        return MPI.COMM_WORLD.failed(error);
    }

    /** @throws MpiError OTHER before the start of MPI */
    static Rank rank() {
        MPI.RANK.checkStarted();
        return MPI.RANK;
    }

    /** @throws MpiError ARG for null */
    static <T> T given(T argument, String what) {
        return given(argument, ErrorClass.ARG, what);
    }

    /** @throws MpiError of this class for null */
    static <T> T given(T argument, ErrorClass error, String what) {
        return Given.given(argument, error, what);
    }

    /** @throws MpiError TYPE for null */
    static Datatype given(Datatype type) {
        return given(type, ErrorClass.TYPE, "datatype");
    }

    static void act(Runnable call) throws MPIException {
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
        org.sluicempi.runtime.Datatype core = given(type).core();
        if (core.first() < 0) {
            return Slices.withBefore(buf, count, core);
        }
        return new UserBuffer(count == 0 && !isMemory(buf) ? null : storage(buf, core.base()), 0, count, core);
    }

    /**
     * Of {@link #buffer}, for a message in parts: what the program declares of a {@code byte[]} are bytes, whatever it holds.
     */
    static UserBuffer indexed(UserBuffer buffer, Object buf) {
        boolean held = buf instanceof byte[] && buffer.storage() instanceof ByteBuffer && buffer.offset() == 0;
        return held ? new UserBuffer(new RawMemory(buf), 0, buffer.count(), buffer.type()) : buffer;
    }

    /** The original bindings do not look at the buffer of a message of nothing, so programs give what they have at hand. */
    private static boolean isMemory(Object buf) {
        return buf instanceof Buffer
                || buf != null
                        && buf.getClass().isArray()
                        && buf.getClass().getComponentType().isPrimitive();
    }

    /** The original bindings take an array as memory, whatever its elements are; so must this face. */
    static Object storage(Object buf, BasicType base) {
        return buf instanceof byte[] bytes && base.size() > 1
                ? ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder())
                : RawMemory.of(buf, base);
    }

    /**
     * As {@link #buffer}, but null where the program gave none, as it may for what only the root uses. For no elements
     * there need be none anywhere.
     */
    static UserBuffer optional(Object buf, int count, Datatype type) {
        return buf == null && count != 0 || type == null || type.isNull() ? null : buffer(buf, count, type);
    }
}

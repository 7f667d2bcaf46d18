package mpjdev;

import java.util.function.LongConsumer;
import java.util.function.Supplier;
import mpjbuf.Buffer;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.face.Members;
import org.sluicempi.runtime.face.Operation;

/**
 * Messages of {@link Buffer}s: what has been written into the buffer travels, and can be read from the buffer that it was
 * received into. They match those of the {@link mpi.Comm} that this belongs to. The last argument of each call, which
 * told messages of programs from those of collective calls, means nothing.
 */
public class Comm {
    /** The ranks. */
    public Group group;

    private final Communicator core;

    /** Not for programs. */
    public Comm(Communicator core, Members members) {
        this.core = core;
        this.group = new Group(members);
    }

    public int size() {
        return core.size();
    }

    /** This rank's number. */
    public int id() {
        return core.rank();
    }

    public void send(Buffer buffer, int dest, int tag, boolean pt2pt) {
        isend(buffer, dest, tag, pt2pt).awaitAsBlocking();
    }

    public void ssend(Buffer buffer, int dest, int tag, boolean pt2pt) {
        issend(buffer, dest, tag, pt2pt).awaitAsBlocking();
    }

    public Status recv(Buffer buffer, int source, int tag, boolean pt2pt) {
        return irecv(buffer, source, tag, pt2pt).awaitAsBlocking();
    }

    public mpjdev.Request isend(Buffer buffer, int dest, int tag, boolean pt2pt) {
        return sent(SendMode.STANDARD, buffer, dest, tag);
    }

    public mpjdev.Request issend(Buffer buffer, int dest, int tag, boolean pt2pt) {
        return sent(SendMode.SYNCHRONOUS, buffer, dest, tag);
    }

    private mpjdev.Request sent(SendMode mode, Buffer buffer, int dest, int tag) {
        checked(buffer);
        return start(() -> core.isend(mode, buffer.outgoing(), dest, tag), bytes -> {});
    }

    public mpjdev.Request irecv(Buffer buffer, int source, int tag, boolean pt2pt) {
        checked(buffer);
        // of this receive alone: another one into the same buffer must not take its message away
        GrowingBytes landing = new GrowingBytes();
        return start(
                () -> core.irecv(landing.buffer(), source, tag),
                bytes -> buffer.received(landing.first(Math.toIntExact(bytes))));
    }

    private static void checked(Buffer buffer) {
        if (buffer == null) {
            throw new MPJDevException("the buffer is null");
        }
    }

    /** @param ended gets to know how much has come */
    private static mpjdev.Request start(Supplier<Request> call, LongConsumer ended) {
        try {
            Operation operation = Operation.of(call, status -> {
                ended.accept(status.bytes());
                return status;
            });
            mpjdev.Request request = new mpjdev.Request(operation);
            operation.begin();
            return request;
        } catch (MpiError e) {
            throw new MPJDevException(e);
        }
    }
}

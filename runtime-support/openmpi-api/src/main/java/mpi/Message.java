package mpi;

import java.nio.Buffer;
import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Operation;

/**
 * A message that a matched probe has found: nobody else can receive it (MPI 4.1, section 3.8.2). An object can be used for
 * one probe after the other; it is null before the first one and after the receive.
 */
public final class Message {
    private MatchedMessage matched;
    private CommBase communicator;

    public Message() {}

    public boolean isNull() {
        return matched == null;
    }

    /** Whether the probe was for {@link MPI#PROC_NULL}. */
    public boolean isNoProc() {
        return matched != null && matched.status().source() == MPI.PROC_NULL;
    }

    /** Blocks until there is a matching message, and takes it. */
    public Status mProbe(int source, int tag, Comm comm) throws MPIException {
        given(comm);
        return taken(comm, comm.get(() -> comm.core().mprobe(source, tag)));
    }

    /** Takes a matching message; null if there is none now. */
    public Status imProbe(int source, int tag, Comm comm) throws MPIException {
        given(comm);
        Optional<MatchedMessage> found = comm.get(() -> comm.core().improbe(source, tag));
        return found.isPresent() ? taken(comm, found.get()) : null;
    }

    private static void given(Comm comm) throws MPIException {
        Core.get(() -> Core.given(comm, ErrorClass.COMM, "communicator"));
    }

    private Status taken(Comm comm, MatchedMessage found) {
        matched = found;
        communicator = comm;
        return Status.of(found.status());
    }

    /** Receives it; this object is null then, unless the call was refused before it began. */
    public Status mRecv(Object buf, int count, Datatype type) throws MPIException {
        CommBase comm = communicator();
        return comm.get(() -> {
            org.sluicempi.runtime.Request receive = matched.irecv(Core.buffer(buf, count, type));
            // whatever becomes of the receive, nobody can start it again
            matched = null;
            return Status.of(receive.awaitAsBlocking());
        });
    }

    /** Starts its receive; this object is null then. */
    public Request imRecv(Buffer buf, int count, Datatype type) throws MPIException {
        CommBase comm = communicator();
        Request request = comm.get(() ->
                new Request(Operation.of(() -> matched.irecv(Core.buffer(buf, count, type))), comm).begun());
        matched = null;
        return request;
    }

    private CommBase communicator() throws MPIException {
        if (matched == null) {
            throw Core.failed(new MpiError(ErrorClass.REQUEST, "there is no message to receive"));
        }
        return communicator;
    }
}

package mpi;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Completion;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Operations;

/** A started operation. */
public class Request {
    /** What this was made of by {@link #Request(mpjdev.Request)}; null for a request that a communicator made. */
    public mpjdev.Request req;

    final Operation operation;
    private final Counts counts;

    /** @param counts how the length of the message reads */
    /** Begins the operation: everything that stands for it is there. */
    final Request begun() {
        operation.begin();
        return this;
    }

    Request(Operation operation, Counts counts) {
        this.operation = operation;
        this.counts = counts;
    }

    /** The same operation as {@code req}. Its status has no counts: no datatype is known. */
    public Request(mpjdev.Request req) {
        this(Core.get(() -> Given.given(req, ErrorClass.REQUEST, "request")).operation(), Counts.NOTHING);
        this.req = req;
    }

    /** Blocks until the operation is complete; the receive's status. */
    public Status Wait() throws MPIException {
        try {
            return complete();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    /** As a blocking call would end, see {@link Comm#Recv(Request)}. */
    final Status awaitAsBlocking() throws MPIException {
        try {
            return completeAsBlocking();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    /** As {@link #awaitAsBlocking} within this package. */
    final Status completeAsBlocking() {
        return status(operation.awaitAsBlocking(), 0);
    }

    /** As {@link #Wait} within this package. */
    final Status complete() {
        return status(operation.await(), 0);
    }

    /** The status if the operation is complete, null otherwise. */
    public Status Test() throws MPIException {
        try {
            return operation.isComplete() ? complete() : null;
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    /**
     * Asks for cancellation. The request must still be waited for; {@link Status#Test_cancelled} then says whether it came in
     * time: that of a receive before its message was matched, that of a send never.
     */
    public void Cancel() throws MPIException {
        Core.act(operation::cancel);
    }

    /** Nothing is held; the garbage collector does not call an empty finalizer. */
    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    public void finalize() throws MPIException {}

    public boolean Is_null() throws MPIException {
        return operation.isNull();
    }

    /** @throws MPIException for null */
    static Request given(Request request) {
        return Core.get(() -> Given.given(request, ErrorClass.REQUEST, "request"));
    }

    /** Blocks until one operation is complete; {@code index} of its status says which. */
    public static Status Waitany(Request[] requests) throws MPIException {
        return status(requests, Core.get(() -> all(requests).awaitAny()));
    }

    /** The status of an operation that was completed, null if none could be. */
    public static Status Testany(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAny())
                .map(completion -> status(requests, completion))
                .orElse(null);
    }

    /** Blocks until all are complete; null at the place of a null reference. */
    public static Status[] Waitall(Request[] requests) throws MPIException {
        return statuses(requests, Core.get(() -> all(requests).awaitAll()));
    }

    /** The statuses if all are complete, null otherwise. */
    public static Status[] Testall(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAll())
                .map(list -> statuses(requests, list))
                .orElse(null);
    }

    /** Blocks until at least one operation is complete; empty if none is active. */
    public static Status[] Waitsome(Request[] requests) throws MPIException {
        return some(requests, Core.get(() -> all(requests).awaitSome()).orElse(List.of()));
    }

    /** As {@link #Waitsome}, but perhaps an empty array instead of blocking. */
    public static Status[] Testsome(Request[] requests) throws MPIException {
        return some(requests, Core.get(() -> all(requests).testSome()).orElse(List.of()));
    }

    private Status status(org.sluicempi.runtime.Status status, int index) {
        return Status.of(status, counts, index);
    }

    private static Operations all(Request[] requests) {
        return new Operations(
                MPI.RANK,
                Stream.of(Given.given(requests, ErrorClass.REQUEST, "array of requests"))
                        .map(request -> request == null ? Operation.none() : request.operation)
                        .toList());
    }

    private static Status status(Request[] requests, Completion completion) {
        int index = completion.index();
        return index == Completion.NONE
                ? Status.of(completion.status(), Counts.NOTHING, index)
                : requests[index].status(completion.status(), index);
    }

    private static Status[] statuses(Request[] requests, List<org.sluicempi.runtime.Status> statuses) {
        Status[] result = new Status[requests.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = requests[i] == null ? null : requests[i].status(statuses.get(i), i);
        }
        return result;
    }

    private static Status[] some(Request[] requests, List<Completion> some) {
        return some.stream().map(completion -> status(requests, completion)).toArray(Status[]::new);
    }
}

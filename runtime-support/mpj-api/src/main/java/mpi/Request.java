package mpi;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.runtime.face.Completion;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Operations;

/** A started operation. */
public class Request {
    final Operation operation;
    private final Incoming incoming;

    /** @param incoming what knows the counts in the status */
    Request(Operation operation, Incoming incoming) {
        this.operation = operation;
        this.incoming = incoming;
    }

    /** Blocks until the operation is complete; the receive's status. */
    public Status Wait() throws MPIException {
        return status(Core.get(operation::await), 0);
    }

    /** The status if the operation is complete, null otherwise. */
    public Status Test() throws MPIException {
        return Core.get(operation::test).map(status -> status(status, 0)).orElse(null);
    }

    public void Cancel() throws MPIException {
        Core.run(operation::cancel);
    }

    public boolean Is_null() throws MPIException {
        return operation.isNull();
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
        return Core.get(() -> Status.of(status, incoming, index));
    }

    private static Operations all(Request[] requests) {
        return new Operations(
                MPI.RANK,
                Stream.of(requests)
                        .map(request -> request == null ? Operation.none() : request.operation)
                        .toList());
    }

    private static Status status(Request[] requests, Completion completion) {
        int index = completion.index();
        return index == Completion.NONE
                ? Status.of(completion.status(), Incoming.NOTHING, index)
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

package mpi;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.runtime.face.Completion;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Operations;

/** A started operation. */
public class Request implements Freeable {
    final Operation operation;

    Request(Operation operation) {
        this.operation = operation;
    }

    /** Makes this the null request; the operation goes on unobserved. */
    @Override
    public void free() throws MPIException {
        operation.free();
    }

    public final void cancel() throws MPIException {
        Core.run(operation::cancel);
    }

    public final boolean isNull() {
        return operation.isNull();
    }

    public final Status waitStatus() throws MPIException {
        return Status.of(Core.get(operation::await));
    }

    public final void waitFor() throws MPIException {
        Core.run(operation::await);
    }

    /** The status if the operation is complete, null otherwise. */
    public final Status testStatus() throws MPIException {
        return Core.get(operation::test).map(Status::of).orElse(null);
    }

    /** As {@link #testStatus}, but the request stays as it is. */
    public final Status getStatus() throws MPIException {
        return Core.get(operation::peek).map(Status::of).orElse(null);
    }

    public final boolean test() throws MPIException {
        return Core.get(operation::test).isPresent();
    }

    public static Status waitAnyStatus(Request[] requests) throws MPIException {
        return status(Core.get(() -> all(requests).awaitAny()));
    }

    /** Index of the request that was completed, {@link MPI#UNDEFINED} if none was active. */
    public static int waitAny(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).awaitAny()).index();
    }

    /** The status of a request that was completed, null if none could be. */
    public static Status testAnyStatus(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAny()).map(Request::status).orElse(null);
    }

    /** Index of a request that was completed, {@link MPI#UNDEFINED} if none could be. */
    public static int testAny(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAny()).map(Completion::index).orElse(MPI.UNDEFINED);
    }

    public static Status[] waitAllStatus(Request[] requests) throws MPIException {
        return statuses(Core.get(() -> all(requests).awaitAll()));
    }

    public static void waitAll(Request[] requests) throws MPIException {
        Core.run(() -> all(requests).awaitAll());
    }

    /** The statuses if all are complete, null otherwise. */
    public static Status[] testAllStatus(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAll()).map(Request::statuses).orElse(null);
    }

    public static boolean testAll(Request[] requests) throws MPIException {
        return Core.get(() -> all(requests).testAll()).isPresent();
    }

    /** The statuses of the requests that were completed, null if none was active. */
    public static Status[] waitSomeStatus(Request[] requests) throws MPIException {
        return someStatuses(Core.get(() -> all(requests).awaitSome()));
    }

    /** The indices of the requests that were completed, null if none was active. */
    public static int[] waitSome(Request[] requests) throws MPIException {
        return someIndices(Core.get(() -> all(requests).awaitSome()));
    }

    /** As {@link #waitSomeStatus}, but perhaps an empty array instead of blocking. */
    public static Status[] testSomeStatus(Request[] requests) throws MPIException {
        return someStatuses(Core.get(() -> all(requests).testSome()));
    }

    /** As {@link #waitSome}, but perhaps an empty array instead of blocking. */
    public static int[] testSome(Request[] requests) throws MPIException {
        return someIndices(Core.get(() -> all(requests).testSome()));
    }

    private static Operations all(Request[] requests) {
        return new Operations(
                MPI.RANK, Stream.of(requests).map(request -> request.operation).toList());
    }

    private static Status status(Completion completion) {
        return new Status(completion.status(), completion.index());
    }

    private static Status[] statuses(List<org.sluicempi.runtime.Status> statuses) {
        Status[] result = new Status[statuses.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = new Status(statuses.get(i), i);
        }
        return result;
    }

    private static Status[] someStatuses(Optional<List<Completion>> some) {
        return some.map(list -> list.stream().map(Request::status).toArray(Status[]::new))
                .orElse(null);
    }

    private static int[] someIndices(Optional<List<Completion>> some) {
        return some.map(list -> list.stream().mapToInt(Completion::index).toArray())
                .orElse(null);
    }
}

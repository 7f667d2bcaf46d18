package mpi;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Completion;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.face.Operations;

/** A started operation. */
public class Request implements Freeable {
    final Operation operation;
    private final Failing origin;

    /** @param origin the communicator, window or file whose error handler errors go to, null for the world's */
    Request(Operation operation, Failing origin) {
        this.operation = operation;
        this.origin = origin;
    }

    /** Begins the operation: everything that stands for it is there. */
    final Request begun() {
        operation.begin();
        return this;
    }

    final MPIException failed(MpiError error) {
        return (origin == null ? MPI.COMM_WORLD : origin).failed(error);
    }

    /** Makes this the null request; the operation goes on unobserved. */
    @Override
    public void free() throws MPIException {
        operation.free();
    }

    public final void cancel() throws MPIException {
        try {
            operation.cancel();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public final boolean isNull() {
        return operation.isNull();
    }

    public final Status waitStatus() throws MPIException {
        return Status.of(await());
    }

    public final void waitFor() throws MPIException {
        await();
    }

    private org.sluicempi.runtime.Status await() throws MPIException {
        try {
            return operation.await();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** As a blocking call would end, see {@link Comm#send(Request)}. */
    final org.sluicempi.runtime.Status awaitAsBlocking() throws MPIException {
        try {
            return operation.awaitAsBlocking();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** The status if the operation is complete, null otherwise. */
    public final Status testStatus() throws MPIException {
        try {
            return operation.test().map(Status::of).orElse(null);
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** As {@link #testStatus}, but the request stays as it is. */
    public final Status getStatus() throws MPIException {
        try {
            return operation.peek().map(Status::of).orElse(null);
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public final boolean test() throws MPIException {
        try {
            return operation.test().isPresent();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public static Status waitAnyStatus(Request[] requests) throws MPIException {
        return status(of(requests, Operations::awaitAny));
    }

    /** Index of the request that was completed, {@link MPI#UNDEFINED} if none was active. */
    public static int waitAny(Request[] requests) throws MPIException {
        return of(requests, Operations::awaitAny).index();
    }

    /** The status of a request that was completed, null if none could be. */
    public static Status testAnyStatus(Request[] requests) throws MPIException {
        return of(requests, Operations::testAny).map(Request::status).orElse(null);
    }

    /** Index of a request that was completed, {@link MPI#UNDEFINED} if none could be. */
    public static int testAny(Request[] requests) throws MPIException {
        return of(requests, Operations::testAny).map(Completion::index).orElse(MPI.UNDEFINED);
    }

    public static Status[] waitAllStatus(Request[] requests) throws MPIException {
        settle(requests);
        Status[] statuses = new Status[requests.length];
        for (int k = 0; k < statuses.length; k++) {
            statuses[k] = new Status(requests[k].await(), k);
        }
        return statuses;
    }

    /** An interrupt of a wait for several operations leaves all of them as they are. */
    private static void settle(Request[] requests) throws MPIException {
        for (Request request : given(requests)) {
            try {
                request.operation.settle();
            } catch (MpiError e) {
                throw request.failed(e);
            }
        }
    }

    public static void waitAll(Request[] requests) throws MPIException {
        settle(requests);
        for (Request request : requests) {
            request.await();
        }
    }

    /** The statuses if all are complete, null otherwise. */
    public static Status[] testAllStatus(Request[] requests) throws MPIException {
        return of(requests, Operations::testAll).map(Request::statuses).orElse(null);
    }

    public static boolean testAll(Request[] requests) throws MPIException {
        return of(requests, Operations::testAll).isPresent();
    }

    /** The statuses of the requests that were completed, null if none was active. */
    public static Status[] waitSomeStatus(Request[] requests) throws MPIException {
        return someStatuses(of(requests, Operations::awaitSome));
    }

    /** The indices of the requests that were completed, null if none was active. */
    public static int[] waitSome(Request[] requests) throws MPIException {
        return someIndices(of(requests, Operations::awaitSome));
    }

    /** As {@link #waitSomeStatus}, but perhaps an empty array instead of blocking. */
    public static Status[] testSomeStatus(Request[] requests) throws MPIException {
        return someStatuses(of(requests, Operations::testSome));
    }

    /** As {@link #waitSome}, but perhaps an empty array instead of blocking. */
    public static int[] testSome(Request[] requests) throws MPIException {
        return someIndices(of(requests, Operations::testSome));
    }

    /** @throws MPIException for null */
    static Request given(Request request) throws MPIException {
        return Core.get(() -> Core.given(request, ErrorClass.REQUEST, "request"));
    }

    /** @throws MPIException if there is no array, or not a request at each of its places */
    static <T extends Request> T[] given(T[] requests) throws MPIException {
        try {
            return Given.each(requests);
        } catch (MpiError e) {
            throw Core.failed(e);
        }
    }

    /** As in the original bindings, an error of several operations goes where it would go if its operation were alone. */
    private static <T> T of(Request[] requests, Function<Operations, T> wait) throws MPIException {
        List<Operation> each =
                Stream.of(given(requests)).map(request -> request.operation).toList();
        Operations operations = new Operations(MPI.RANK, each);
        try {
            return wait.apply(operations);
        } catch (MpiError e) {
            int place = operations.failed();
            throw (place == Completion.NONE ? MPI.REQUEST_NULL : requests[place]).failed(e);
        }
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

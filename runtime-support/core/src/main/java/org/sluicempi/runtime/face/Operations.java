package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** Waiting for several operations and testing them (MPI 4.1, section 3.7.5). */
public final class Operations {
    private final Rank rank;
    private final List<Operation> operations;
    /** Which operation the last call was at when it ended. */
    private int at = Completion.NONE;

    /** @param rank whose operations these are */
    public Operations(Rank rank, List<Operation> operations) {
        this.rank = rank;
        this.operations = List.copyOf(operations);
    }

    /**
     * The place of the operation whose error the last call has thrown; the first active one's for a wait for any of them that
     * was interrupted, {@link Completion#NONE} if there was none. Each error belongs to what its operation was started on.
     */
    public int failed() {
        return at;
    }

    private Operation at(int index) {
        at = index;
        return operations.get(index);
    }

    /** Blocks until one active operation is complete, and completes it; at once if none is active. */
    public Completion awaitAny() {
        List<Request> requests = new ArrayList<>(operations.size());
        at = Completion.NONE;
        for (Operation operation : operations) {
            Request current = operation.current();
            if (current != null && at == Completion.NONE) {
                at = requests.size();
            }
            requests.add(current);
        }
        int index = rank.awaitAny(requests);
        return index < 0
                ? Completion.NOTHING_ACTIVE
                : new Completion(index, at(index).await());
    }

    /** Completes the first active operation that can be; empty if some are active and none can. */
    public Optional<Completion> testAny() {
        boolean active = false;
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = at(i);
            if (operation.isActive()) {
                active = true;
                if (operation.isComplete()) {
                    return Optional.of(new Completion(i, operation.await()));
                }
            }
        }
        return active ? Optional.empty() : Optional.of(Completion.NOTHING_ACTIVE);
    }

    /**
     * Blocks until all are complete; one status per operation, {@link Status#INACTIVE} for those not active. An interrupt
     * leaves all of them as they are.
     */
    public List<Status> awaitAll() {
        for (int i = 0; i < operations.size(); i++) {
            at(i).settle();
        }
        List<Status> statuses = new ArrayList<>(operations.size());
        for (int i = 0; i < operations.size(); i++) {
            statuses.add(at(i).await());
        }
        return statuses;
    }

    /** As {@link #awaitAll} if all are complete; otherwise empty, and no operation is changed. */
    public Optional<List<Status>> testAll() {
        boolean all = true;
        for (int i = 0; i < operations.size(); i++) {
            all &= at(i).isComplete();
        }
        return all ? Optional.of(awaitAll()) : Optional.empty();
    }

    /** Blocks until at least one active operation is complete, and completes all that can be; empty if none is active. */
    public Optional<List<Completion>> awaitSome() {
        Completion first = awaitAny();
        if (first.index() == Completion.NONE) {
            return Optional.empty();
        }
        List<Completion> some = new ArrayList<>();
        some.add(first);
        complete(some);
        some.sort((a, b) -> Integer.compare(a.index(), b.index()));
        return Optional.of(some);
    }

    /** Completes all that can be, perhaps none; empty if no operation is active. */
    public Optional<List<Completion>> testSome() {
        if (operations.stream().noneMatch(Operation::isActive)) {
            return Optional.empty();
        }
        List<Completion> some = new ArrayList<>();
        complete(some);
        return Optional.of(some);
    }

    /**
     * Adds what is complete. Where others have ended well, an operation that has failed stays active, and the next call tells
     * its error: thrown now, it would hide from the program that they have ended.
     */
    private void complete(List<Completion> some) {
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = at(i);
            if (operation.isActive() && operation.isComplete()) {
                int index = i;
                operation.result(some.isEmpty()).ifPresent(status -> some.add(new Completion(index, status)));
            }
        }
    }
}

package org.sluicempi.runtime.collective;

import java.util.Locale;
import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** One collective operation whose arguments have been checked, to be run by any thread, once. */
public final class PlannedCollective {
    private String name;
    private Consumer<Peers> steps;

    private PlannedCollective() {}

    /**
     * @param communicator the communicator that the operation is on
     * @param operation calls exactly one method of what it is given; called here and now
     * @throws MpiError as the blocking operation for arguments that are wrong whatever the peers do, ARG for none or more
     *     than one operation
     */
    public static PlannedCollective of(Communicator communicator, Consumer<Collectives> operation) {
        PlannedCollective plan = new PlannedCollective();
        operation.accept(on(communicator, plan::add));
        if (plan.steps == null) {
            throw new MpiError(ErrorClass.ARG, "no collective operation was started");
        }
        return plan;
    }

    static Collectives on(Communicator communicator, StepOrder execution) {
        CheckedExecution checked = new CheckedExecution(execution);
        return communicator.inter()
                ? new InterCollectives(communicator, checked)
                : new IntraCollectives(communicator, checked);
    }

    private void add(String operation, Consumer<Peers> itsSteps) {
        if (steps != null) {
            throw new MpiError(ErrorClass.ARG, "one request for two operations: " + name + " and " + operation);
        }
        name = operation;
        steps = itsSteps;
    }

    /** {@code Ibcast}. */
    public String name() {
        return "I" + name.toLowerCase(Locale.ROOT);
    }

    /**
     * Carries the operation out and blocks until this rank's part in it is done.
     *
     * @param sequence the same at all ranks, and another one for each operation on these channels
     */
    public void run(Channels channels, int sequence) {
        Peers peers = new Peers(channels, sequence);
        steps.accept(peers);
        peers.finish();
    }
}

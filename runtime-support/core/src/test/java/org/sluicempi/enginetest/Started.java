package org.sluicempi.enginetest;

import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;

/** One collective operation, waited for at once or later. */
final class Started {
    private Started() {}

    static void run(Communicator comm, boolean later, Consumer<Collectives> operation) {
        if (later) {
            comm.start(operation).await();
        } else {
            operation.accept(comm.collectives());
        }
    }
}

package org.sluicempi.runtime.collective;

import java.util.function.Consumer;

/** Begins no operation whose memory is not there: one that is refused for a rank's own arguments has not begun at it. */
record CheckedExecution(StepOrder execution) {
    /** @param name {@code Bcast} */
    void run(String name, Used used, Consumer<Peers> steps) {
        used.check();
        execution.run(name, steps);
    }
}

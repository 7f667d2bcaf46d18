package org.sluicempi.runtime.collective;

import java.util.function.Consumer;

/** When the steps of a collective operation are carried out: now, or later by another thread. */
@FunctionalInterface
interface StepOrder {
    /** @param name {@code Bcast} */
    void run(String name, Consumer<Peers> steps);
}

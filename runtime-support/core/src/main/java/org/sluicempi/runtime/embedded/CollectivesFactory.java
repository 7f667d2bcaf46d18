package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.collective.PointToPointCollectives;

/** The one place that says which algorithms the collective operations of this engine use. */
final class CollectivesFactory {
    private CollectivesFactory() {}

    static Collectives on(Communicator privateContext) {
        return new PointToPointCollectives(privateContext);
    }
}

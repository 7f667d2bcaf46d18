package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** The one place that says which algorithms the collective operations of this engine use. */
final class CollectivesFactory {
    private CollectivesFactory() {}

    static Collectives on(Communicator privateContext) {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "no collective operations on " + privateContext);
    }
}

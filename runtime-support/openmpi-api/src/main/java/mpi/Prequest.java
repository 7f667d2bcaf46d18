package mpi;

import org.sluicempi.runtime.face.Operation;

/** A persistent request: made once, started as often as needed. */
public final class Prequest extends Request {
    Prequest(Operation operation) {
        super(operation);
    }

    public void start() throws MPIException {
        Core.run(operation::start);
    }

    public static void startAll(Prequest[] requests) throws MPIException {
        for (Prequest request : requests) {
            request.start();
        }
    }
}

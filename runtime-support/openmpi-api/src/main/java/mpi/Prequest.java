package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Operation;

/** A persistent request: made once, started as often as needed. */
public final class Prequest extends Request {
    Prequest(Operation operation, CommBase communicator) {
        super(operation, communicator);
    }

    public void start() throws MPIException {
        try {
            operation.start();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    public static void startAll(Prequest[] requests) throws MPIException {
        for (Prequest request : given(requests)) {
            request.start();
        }
    }
}

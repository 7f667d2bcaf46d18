package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.Operation;

/** A persistent request: made once, started as often as needed. */
public class Prequest extends Request {
    Prequest(Operation operation, Counts counts) {
        super(operation, counts);
    }

    public void Start() throws MPIException {
        try {
            operation.start();
        } catch (MpiError e) {
            throw MPIException.of(e);
        }
    }

    public static void Startall(Prequest[] requests) throws MPIException {
        for (Prequest request : Core.get(() -> Given.each(requests))) {
            request.Start();
        }
    }
}

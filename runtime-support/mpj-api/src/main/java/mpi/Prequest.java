package mpi;

import org.sluicempi.runtime.face.Operation;

/** A persistent request: made once, started as often as needed. */
public class Prequest extends Request {
    Prequest(Operation operation, Incoming incoming) {
        super(operation, incoming);
    }

    public void Start() throws MPIException {
        Core.run(operation::start);
    }

    public static void Startall(Prequest[] requests) throws MPIException {
        for (Prequest request : requests) {
            request.Start();
        }
    }
}

package mpi;

import org.sluicempi.runtime.Communicator;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(Communicator core) {
        super(core);
    }

    @Override
    public final Intracomm clone() {
        return new Intracomm(core().dup());
    }
}

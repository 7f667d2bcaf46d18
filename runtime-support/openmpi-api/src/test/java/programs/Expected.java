package programs;

import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** What programs expect of errors. */
final class Expected {
    private Expected() {}

    /** The call throws an exception of this class. */
    static void error(int errorClass, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, "error class " + errorClass);
        Check.same(errorClass, thrown.getErrorClass(), "class of " + thrown);
    }
}

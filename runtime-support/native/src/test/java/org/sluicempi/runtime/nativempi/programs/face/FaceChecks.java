package org.sluicempi.runtime.nativempi.programs.face;

import java.util.Objects;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.facetest.PlainWords;

/** As {@link Tally}, for programs of the face. */
final class FaceChecks {
    private final Tally checks = new Tally();

    interface Call {
        void run() throws MPIException;
    }

    void equal(Object found, Object expected, String what) {
        checks.equal(found, expected, what);
    }

    void isTrue(boolean holds, String what) {
        checks.isTrue(holds, what);
    }

    /** Fails unless {@code call} throws one of these error classes. */
    void fails(String what, Call call, int... classes) throws MPIException {
        try {
            call.run();
        } catch (MPIException e) {
            PlainWords.check(e);
            boolean one = false;
            for (int each : classes) {
                one |= e.getErrorClass() == each;
            }
            checks.isTrue(one, what + ": " + e.getErrorClass() + " " + Objects.toString(e.getMessage()));
            return;
        }
        throw new AssertionError(what + ": no error");
    }

    void report() throws MPIException {
        checks.report(MPI.COMM_WORLD.getRank());
    }
}

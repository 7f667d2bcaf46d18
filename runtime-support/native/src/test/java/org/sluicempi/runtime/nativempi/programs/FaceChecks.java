package org.sluicempi.runtime.nativempi.programs;

import java.util.Objects;
import mpi.MPI;
import mpi.MPIException;

/** As {@link Checks}, for programs of the face. */
final class FaceChecks {
    private final Checks checks = new Checks();

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
            boolean one = false;
            for (int each : classes) {
                one |= e.getErrorClass() == each;
            }
            checks.isTrue(one, what + ": " + e.getErrorClass() + " " + Objects.toString(e.getMessage()));
            return;
        }
        throw new AssertionError(what + ": no error");
    }

    /** Says what the library refuses here, so that nobody takes it for tested. */
    static void refused(String what, Object reason) {
        System.out.println("REFUSED " + what + ": " + reason.toString().replaceAll("\\s+", " "));
    }

    void report() throws MPIException {
        checks.report(MPI.COMM_WORLD.getRank());
    }
}

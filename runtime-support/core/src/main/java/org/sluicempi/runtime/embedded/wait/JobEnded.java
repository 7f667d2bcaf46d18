package org.sluicempi.runtime.embedded.wait;

/**
 * Thrown in the threads of the other ranks when the job ends early. Not an {@code MpiError}: to these ranks it is as if
 * their process had been killed, and a program's handler for MPI errors must not catch it.
 */
public final class JobEnded extends Error {
    private static final long serialVersionUID = 1L;

    public JobEnded(String reason) {
        super(reason, null, false, false);
    }

    /** What a program prints that catches everything. */
    @Override
    public String toString() {
        return "end of the job: " + getMessage();
    }
}

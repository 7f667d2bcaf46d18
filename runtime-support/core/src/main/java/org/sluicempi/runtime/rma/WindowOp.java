package org.sluicempi.runtime.rma;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** The operations that only accumulates have (MPI 4.1, section 12.3.4). */
public enum WindowOp implements ReduceOp {
    /** MPI_REPLACE: the origin's value. */
    REPLACE {
        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            in.copyTo(inout, in.bytes());
        }
    },
    /** MPI_NO_OP: the target's value. */
    NO_OP {
        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            // the target stays as it is
        }
    };

    @Override
    public boolean commutative() {
        return false;
    }
}
